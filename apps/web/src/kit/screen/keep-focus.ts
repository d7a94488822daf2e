import { useEffect, useState } from 'react';

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

/** Of a dialog that goes without a motion: whoever opened it has the focus again, and where that is gone as well, `id`. */
export function useFocusBack(id: string): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && isThere(opener)) opener.focus({ preventScroll: true });
      focusIfLost(id);
    },
    [opener, id],
  );
}

function isThere(element: Element | null): boolean {
  return element !== null && element !== document.body && element.isConnected && element.checkVisibility();
}
