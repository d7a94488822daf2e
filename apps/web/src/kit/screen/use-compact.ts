import { useSyncExternalStore } from 'react';
import { readContent } from '../session/local-record.ts';

const phone = '(max-width: 767.98px)';

/** A phone in its own layout. With the setting `smallScreen=zoom` the desktop's layout is shown at half size instead. */
function isCompact(): boolean {
  return matchMedia(phone).matches && readContent('smallScreen') !== 'zoom';
}

export function useCompact(): boolean {
  return useSyncExternalStore((onChange) => {
    const query = matchMedia(phone);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, isCompact);
}
