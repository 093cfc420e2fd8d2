"""How high the lists of a big page are, for the tests of pages written here and of real ones."""

#: The height of all lists as guessed and as drawn.
HEIGHTS = """(() => {
    const lists = [...document.querySelectorAll('.tv-big [role=list]')]
    const guessed = lists.map(l => parseFloat(getComputedStyle(l).containIntrinsicBlockSize.replace('auto ', '')))
    lists.forEach(l => l.style.contentVisibility = 'visible')
    const sum = values => values.reduce((a, b) => a + b, 0)
    const heights = [sum(guessed), sum(lists.map(l => l.clientHeight))]
    lists.forEach(l => l.style.contentVisibility = '')
    return heights
})()"""
