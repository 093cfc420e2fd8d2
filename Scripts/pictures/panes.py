"""Pages as panes with round corners, side by side on a transparent ground: good on a light page and on a dark one."""

from PIL import Image, ImageDraw, ImageFilter

GAP, MARGIN, FINER = 40, 36, 4
EDGE = (128, 128, 136, 120)


def pane(browser, url, scheme, size, scale, radius):
    """A page with round corners and a thin edge.

    Size in CSS pixels, scale in device pixels to each, radius in device pixels.
    """
    browser.size(*size, scale=scale)
    browser.media(prefers_color_scheme=scheme)
    browser.open(url)
    browser.settle()
    picture = Image.fromarray(browser.screenshot()).convert("RGBA")
    picture.putalpha(outline(picture.size, radius, fill=255))
    edge = Image.new("RGBA", picture.size, EDGE)
    edge.putalpha(outline(picture.size, radius, outline=EDGE[3], width=2 * FINER))
    return Image.alpha_composite(picture, edge)


def outline(size, radius, **how):
    """A rounded rectangle as large as the picture, with smooth corners."""
    width, height = (length * FINER for length in size)
    mask = Image.new("L", (width, height))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width - 1, height - 1), radius * FINER, **how)
    return mask.resize(size, Image.LANCZOS)


def beside(panes):
    """All panes in a line, each over its shadow."""
    size = (sum(p.width + GAP for p in panes) - GAP + 2 * MARGIN, max(p.height for p in panes) + 2 * MARGIN)
    whole = Image.new("RGBA", size)
    places = []
    for picture in panes:
        places.append((sum(p.width + GAP for p in panes[:len(places)]) + MARGIN, MARGIN))
    shade = Image.new("L", size)
    for picture, (x, y) in zip(panes, places):
        shade.paste(picture.getchannel("A"), (x, y + 8))
    shade = shade.filter(ImageFilter.GaussianBlur(14)).point(lambda alpha: alpha * 28 // 100)
    whole.putalpha(shade)
    for picture, place in zip(panes, places):
        layer = Image.new("RGBA", size)
        layer.paste(picture, place)
        whole = Image.alpha_composite(whole, layer)
    return whole
