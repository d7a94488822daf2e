import { useState } from 'react';
import { useLocation } from 'react-router';
import { useUnreadNotices } from '../home/index.ts';

interface Known {
  readonly id: string | null;
  /** On which page it became known; it waits for the next one. */
  readonly page: string | undefined;
}

export interface MustRead {
  readonly id: string | undefined;
  /** Not now: at the next page. */
  readonly putOff: () => void;
}

/**
 * The announcement that has to be read now: at once when the user comes in and after the one before it, else at the
 * next page, for what is being typed on this one.
 */
export function useMustRead(): MustRead {
  const { data } = useUnreadNotices();
  const page = useLocation().pathname;
  const [known, setKnown] = useState<Known>();
  const id = data?.mustRead ?? null;
  const isShown = known !== undefined && known.id !== null && known.page !== page;
  if (data && id !== known?.id) setKnown({ id, page: known === undefined || isShown ? undefined : page });
  const isDue = id !== null && id === known?.id && isShown;
  return { id: isDue ? id : undefined, putOff: () => setKnown({ id, page }) };
}
