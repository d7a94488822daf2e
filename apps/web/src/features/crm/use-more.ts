import { useState } from 'react';

const step = 100;

/** A list that grows by a hundred rows where there are more: what to ask for, what to show, and how to go on. */
export function useMore() {
  const [shown, setShown] = useState(step);
  return {
    /** One row more than is shown says whether there are more. */
    asked: { current: 1, size: shown + 1 },
    shownOf: <R>(rows: readonly R[]): readonly R[] => rows.slice(0, shown),
    hasMore: (rows: readonly unknown[]) => rows.length > shown,
    showMore: () => setShown(Math.min(shown + step, 1000)),
  };
}
