import { useEffect, useState, type RefObject } from 'react';

/** How wide, or how high, this element is; unknown until it was measured. */
export function useRoom(box: RefObject<HTMLElement | null>, side: 'width' | 'height' = 'width'): number | undefined {
  const [room, setRoom] = useState<number>();
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      // A page that rests behind another has no room: what was measured before stands.
      const measured = Math.floor(entry?.contentRect[side] ?? 0);
      if (measured > 0) setRoom(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, side]);
  return room;
}
