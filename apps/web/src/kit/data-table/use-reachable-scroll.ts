import { useEffect, type RefObject } from 'react';

/**
 * A table that is wider than its place can be moved by the arrow keys, also where no row has a link or a button to step
 * on.
 */
export function useReachableScroll(box: RefObject<HTMLElement | null>, isScrolled: boolean): void {
  useEffect(() => {
    if (!isScrolled) return undefined;
    const bodies = [...(box.current?.querySelectorAll<HTMLElement>('.ant-table-body, .ant-table-content') ?? [])];
    for (const body of bodies) body.tabIndex = 0;
    return () => {
      for (const body of bodies) body.removeAttribute('tabindex');
    };
  }, [box, isScrolled]);
}
