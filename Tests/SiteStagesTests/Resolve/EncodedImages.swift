import Foundation

/// The first bytes of images that an encoder made, by what they are, with the size that a browser shows.
enum EncodedImages {
    static let all: [(name: String, size: String, start: [UInt8])] = encoded.map { name, size, text in
        (name, size, Data(base64Encoded: text.filter { !$0.isWhitespace }).map(Array.init) ?? [])
    }

    private static let encoded: [(String, String, String)] = [
        (
            "png", "60x40",
            """
            iVBORw0KGgoAAAANSUhEUgAAADwAAAAoCAIAAAAt2Q6oAAAASklEQVR4nO3OQQ3AIAAAMUDDhCEbWfOwx5ElrYLOs5/xN+t24AvpinRFuiJdka5IV6Qr0h
            XpinRFuiJdka5IV6Qr0hXpinRFuvICrG8BfK9ksccAAAAASUVORK5CYII=
            """
        ),
        (
            "animated png", "60x40",
            """
            iVBORw0KGgoAAAANSUhEUgAAADwAAAAoCAIAAAAt2Q6oAAAACGFjVEwAAAACAAAAAPONk3AAAAAaZmNUTAAAAAAAAAA8AAAAKAAAAAAAAAAAAAAAAQAAlx
            ACUQAAAEpJREFUeJztzkENwCAAADFAw4QhG1nzsMeRJa2CzrOf8TfrduAL6Yp0RboiXZGuSFekK9IV6Yp0RboiXZGuSFekK9IV6Yp0RbryAqxvAXyvZLHH
            AAAAGmZjVEwAAAABAAAAPAAAACgAAAA=
            """
        ),
        (
            "jpeg", "60x40",
            """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zND
            L/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAARCAAoADwDASI=
            """
        ),
        (
            "progressive jpeg", "60x40",
            """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zND
            L/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wgARCAAoADwDASI=
            """
        ),
        (
            "turned jpeg", "40x60",
            """
            /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHR
            ofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIy
            MjIyMjIyMjIyMjIyMjIyMjL/wAARCAAoADwDASI=
            """
        ),
        (
            "jpeg turned the other way", "40x60",
            """
            /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAgAAAAAAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHR
            ofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIy
            MjIyMjIyMjIyMjIyMjIyMjL/wAARCAAoADwDASI=
            """
        ),
        (
            "jpeg upside down", "60x40",
            """
            /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAMAAAAAAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHR
            ofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIy
            MjIyMjIyMjIyMjIyMjIyMjL/wAARCAAoADwDASI=
            """
        ),
        (
            "gif", "60x40",
            """
            R0lGODdhPAAoAIEAAMhQFAAAAAAAAAAAACwAAAAAPAAoAEAIUAABCA==
            """
        ),
        (
            "lossy webp", "60x40",
            """
            UklGRk4AAABXRUJQVlA4IEIAAADQAwCdASo8ACgAPm02mEkkIyKhIqgAgA2JZwB2APwAAC3hCR9Y8MAA/ubO3//mCV+QbtQ//+k2eJs8TZ8cwAAAAAA=
            """
        ),
        (
            "lossless webp", "60x40",
            """
            UklGRiQAAABXRUJQVlA4TBcAAAAvO8AJAAdQqCKXov8BICH8Xy9G9D/1AQA=
            """
        ),
        (
            "webp with alpha", "60x40",
            """
            UklGRmgAAABXRUJQVlA4WAoAAAAQAAAAOwAAJwAAQUxQSBAAAAABB1CyiAgACeH/ejGi/6kPVlA4IDIAAABQAwCdASo8ACgAPm02mEkkIyKhIqgAgA2JaQ
            AAE/GOHwhFgAD++3r5blSpHTlhAAAAAA==
            """
        ),
        (
            "avif", "60x40",
            """
            AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADrbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAAAAAAAOcGl0bQAAAA
            AAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAETAAAALQAAAChpaW5mAAAAAAABAAAAGmluZmUCAAAAAAEAAGF2MDFDb2xvcgAAAABqaXBycAAAAEtpcGNv
            AAAAFGlzcGUAAAAAAAAAPAAAACgAAAAQcGl4aQAAAAADCAgIAAAADGF2MUOBAAwAAAAAE2NvbHJuY2x4AAEADQAGgAAAABdpcG1hAAAAAAAAAAEAAQQBAo
            MEAAAANW1kYXQSAAoJGBV7naICGg0IMh4Ux4eGZQIIIJ5QAAAAwhFo1pVWUeXAzf1ZyUYFLTo=
            """
        ),
        (
            "turned avif", "40x60",
            """
            AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAAD1bWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAAAAAAAOcGl0bQAAAA
            AAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAEdAAAALQAAAChpaW5mAAAAAAABAAAAGmluZmUCAAAAAAEAAGF2MDFDb2xvcgAAAAB0aXBycAAAAFRpcGNv
            AAAAFGlzcGUAAAAAAAAAPAAAACgAAAAQcGl4aQAAAAADCAgIAAAADGF2MUOBAAwAAAAAE2NvbHJuY2x4AAEADQAGgAAAAAlpcm90AwAAABhpcG1hAAAAAA
            AAAAEAAQUBAoMEhQAAADVtZGF0EgAKCRgVe52iAhoNCDIeFMeHhmUCCCCeUAAAAMIRaNaVVlHlwM39WclGBS06
            """
        ),
        (
            "bmp", "60x40",
            """
            Qk1WHAAAAAAAADYAAAAoAAAAPAAAACgAAAABABgAAAAAACAcAADEDgAAxA4AAAAAAAAAAAAAFFDIFFDI
            """
        ),
    ]
}
