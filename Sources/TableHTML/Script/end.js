// What was made moved what the address leads to, where browsers do not keep its place themselves.
if (main.querySelector("[data-script]")) requestAnimationFrame(() => root.querySelector(":target")?.scrollIntoView());
