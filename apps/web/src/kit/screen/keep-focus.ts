/**
 * Where what had the focus is gone or hidden, this gets it: a keyboard and a screen reader go on from there, and not from the top
 * of the page.
 */
export function focusIfLost(id: string): void {
  requestAnimationFrame(() => {
    if (isThere(document.activeElement)) return;
    const target = document.getElementById(id);
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
}

/** Is it on the page, and seen? */
export function isThere(element: Element | null): boolean {
  return element !== null && element !== document.body && element.isConnected && element.checkVisibility();
}
