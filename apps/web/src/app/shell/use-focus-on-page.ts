import { useEffect, useRef, type RefObject } from 'react';

/**
 * Whoever goes by the keyboard goes on in the page that came to the front: what had the focus is hidden with the page
 * that was left, and the browser would begin again at the top. A focus that is still to be seen, in the menu for
 * instance, stays where it is.
 */
export function useFocusOnPage(page: string, main: RefObject<HTMLElement | null>): void {
  const former = useRef(page);
  useEffect(() => {
    if (former.current === page) return;
    former.current = page;
    if (isLost(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [page, main]);
}

function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body || !focused.checkVisibility();
}
