import { useState } from 'react';

/** What a dialog shows: what is wanted, and while it closes what it showed last. */
export function useLastShown<T>(wanted: T | undefined): T | undefined {
  const [last, setLast] = useState(wanted);
  if (wanted !== undefined && wanted !== last) setLast(wanted);
  return wanted ?? last;
}
