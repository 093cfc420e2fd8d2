#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Three numbers: the components of a colour.
struct Vector: Sendable, Hashable {
    var x: Double
    var y: Double
    var z: Double

    init(_ x: Double, _ y: Double, _ z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    subscript(index: Int) -> Double {
        get { index == 0 ? x : index == 1 ? y : z }
        set {
            switch index {
            case 0: x = newValue
            case 1: y = newValue
            default: z = newValue
            }
        }
    }

    func map(_ transform: (Double) -> Double) -> Vector { Vector(transform(x), transform(y), transform(z)) }
}

/// Nine numbers that turn one vector into another.
struct Matrix: Sendable {
    let rows: (Vector, Vector, Vector)

    init(_ first: Vector, _ second: Vector, _ third: Vector) { rows = (first, second, third) }
}

func multiply(_ m: Matrix, _ v: Vector) -> Vector {
    func dot(_ row: Vector) -> Double { row.x * v.x + row.y * v.y + row.z * v.z }
    return Vector(dot(m.rows.0), dot(m.rows.1), dot(m.rows.2))
}

/// The matrix that does what `b` does and then what `a` does.
func product(_ a: Matrix, _ b: Matrix) -> Matrix {
    let columns = [Vector(1, 0, 0), Vector(0, 1, 0), Vector(0, 0, 1)].map { multiply(a, multiply(b, $0)) }
    return Matrix(
        Vector(columns[0].x, columns[1].x, columns[2].x), Vector(columns[0].y, columns[1].y, columns[2].y),
        Vector(columns[0].z, columns[1].z, columns[2].z))
}

/// By Cramer's rule; the matrix can be inverted.
func inverse(_ m: Matrix) -> Matrix {
    let (a, b, c) = m.rows
    func cross(_ u: Vector, _ v: Vector) -> Vector { Vector(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x) }
    let (p, q, r) = (cross(b, c), cross(c, a), cross(a, b))
    let determinant = a.x * p.x + a.y * p.y + a.z * p.z
    return Matrix(
        Vector(p.x, q.x, r.x).map { $0 / determinant }, Vector(p.y, q.y, r.y).map { $0 / determinant },
        Vector(p.z, q.z, r.z).map { $0 / determinant })
}

func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// A function of positive numbers carried on to negative ones by its sign.
func signed(_ value: Double, _ function: (Double) -> Double) -> Double { value < 0 ? -function(-value) : function(value) }

/// Lightness, a and b from lightness, chroma and hue in degrees.
func rectangular(_ c: Vector) -> Vector {
    let angle = c.z * Double.pi / 180
    return Vector(c.x, c.y * cos(angle), c.y * sin(angle))
}

/// Lightness, chroma and hue in degrees, 0 up to 360, from lightness, a and b.
func polar(_ c: Vector) -> Vector {
    let hue = atan2(c.z, c.y) * 180 / Double.pi
    return Vector(c.x, (c.y * c.y + c.z * c.z).squareRoot(), hue < 0 ? hue + 360 : hue)
}

func cubeRoot(_ value: Double) -> Double { cbrt(value) }

/// The rest of a division, never negative.
func wrapped(_ value: Double, _ divisor: Double) -> Double {
    let rest = value.truncatingRemainder(dividingBy: divisor)
    return rest < 0 ? rest + divisor : rest
}
