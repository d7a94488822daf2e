import { useEffect, useState, type ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorPanel } from './error-panel.tsx';

const patienceMs = 200;

/** A skeleton, but only when the wait is long enough to be noticed. */
export function Waiting({ rows = 6 }: { rows?: number }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="kit-waiting" aria-busy="true">
      {isSlow && Array.from({ length: rows + 1 }, (_, row) => <i key={row} className="kit-bone" />)}
    </div>
  );
}

export interface LoadedProps<D> {
  readonly query: UseQueryResult<D>;
  readonly children: (data: D) => ReactNode;
  readonly rows?: number;
}

/** Waits, says what went wrong, or shows what came. */
export function Loaded<D>({ query, children, rows }: LoadedProps<D>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />;
  return <Waiting rows={rows} />;
}
