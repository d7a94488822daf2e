import { useSyncExternalStore } from 'react';
import { readContent } from '../session/local-record.ts';
import { followMedia } from './follow-media.ts';

const phone = '(max-width: 767.98px)';
const follow = followMedia(phone);

/** A phone in its own layout. With the setting `smallScreen=zoom` the desktop's layout is shown at half size instead. */
function isCompact(): boolean {
  return matchMedia(phone).matches && readContent('smallScreen') !== 'zoom';
}

export function useCompact(): boolean {
  return useSyncExternalStore(follow, isCompact);
}
