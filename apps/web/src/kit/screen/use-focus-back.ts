import { useEffect, useState } from 'react';
import { focusIfLost, isThere } from './keep-focus.ts';

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
