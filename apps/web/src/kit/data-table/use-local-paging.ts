import { useState } from 'react';
import { leastPageSize, tablePageSize, type Paging } from './pager.tsx';

/** Pages rows that are all here: the ones in front and the pager that goes with them, where there is more than a page. */
export function useLocalPaging<R>(rows: readonly R[]): {
  readonly shown: readonly R[];
  readonly paging: Paging | undefined;
} {
  const [page, setPage] = useState({ current: 1, size: tablePageSize });
  const last = Math.max(1, Math.ceil(rows.length / page.size));
  // Rows may have gone since the page was chosen.
  const current = Math.min(page.current, last);
  return {
    shown: rows.slice((current - 1) * page.size, current * page.size),
    paging:
      rows.length > leastPageSize
        ? {
            total: rows.length,
            current,
            size: page.size,
            onChange: (next, size) => setPage({ current: next, size }),
          }
        : undefined,
  };
}
