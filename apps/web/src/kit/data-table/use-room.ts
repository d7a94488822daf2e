import { useEffect, useState, type RefObject } from 'react';

/** How wide this element is; unknown until it was measured. */
export function useRoom(box: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>();
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      // A page that rests behind another has no width: what was measured before stands.
      const width = Math.floor(entry?.contentRect.width ?? 0);
      if (width > 0) setRoom(width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return room;
}
