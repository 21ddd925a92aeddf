"""What overflows on a page, as a browser measures it."""

# Has a browser forget which points it has shown, so that a reload shows them again.
UNSEEN = """() => {
  for (const name of Object.keys(localStorage)) if (name.startsWith('moonhare-seen/')) localStorage.removeItem(name);
}"""

# What is wider than the page, and words that are wider than their box and not cut off on purpose.
OVERFLOWING = """() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page itself');
  const range = document.createRange();
  // A row that one slides sideways, as the editions on a phone.
  const slides = (one) => one && (getComputedStyle(one).overflowX === 'auto' || slides(one.parentElement));
  const wordy = 'h1, h2, h3, button, a, label, strong, span, p, summary, select, th, td';
  for (const one of document.querySelectorAll(wordy)) {
    const style = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    if (style.display === 'inline' || !box.width || one.closest('.visually-hidden, .set-fan')) continue;
    const told = `${one.tagName} ${one.className} ${one.textContent.slice(0, 40)}`;
    if (!slides(one) && (box.right > innerWidth + 1 || box.left < -1)) found.push(`${told}: outside`);
    if (style.textOverflow === 'ellipsis') continue;
    for (const words of one.childNodes) {
      if (words.nodeType !== Node.TEXT_NODE || !words.data.trim()) continue;
      range.selectNodeContents(words);
      const line = range.getBoundingClientRect();
      if (line.right > box.right + 2 || line.left < box.left - 2) found.push(`${told}: cut`);
    }
  }
  return found;
}"""
