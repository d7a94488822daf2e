import { useSyncExternalStore } from 'react';
import { readContent } from '../session/local-record.ts';

const phone = '(max-width: 767.98px)';

/** A phone in its own layout. With the setting `smallScreen=zoom` the desktop's layout is shown at half size instead. */
export function isCompact(): boolean {
  return matchMedia(phone).matches && readContent('smallScreen') !== 'zoom';
}

export function useCompact(): boolean {
  return useSyncExternalStore((onChange) => {
    const query = matchMedia(phone);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, isCompact);
}

/** 3 from 1200 px of width, 2 from 992, 1 from 768, else 0. */
export function screenTier(width: number): 0 | 1 | 2 | 3 {
  if (width >= 1200) return 3;
  if (width >= 992) return 2;
  return width >= 768 ? 1 : 0;
}
