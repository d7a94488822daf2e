import { useSyncExternalStore } from 'react';

/** 3 from 1200 px of screen width, 2 from 992, 1 from 768, else 0. */
export type ScreenTier = 0 | 1 | 2 | 3;

export function screenTier(width: number): ScreenTier {
  if (width >= 1200) return 3;
  if (width >= 992) return 2;
  return width >= 768 ? 1 : 0;
}

/** The tier of this window, followed as it is resized. */
export function useScreenTier(): ScreenTier {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener('resize', onChange);
      return () => window.removeEventListener('resize', onChange);
    },
    () => screenTier(window.innerWidth),
  );
}
