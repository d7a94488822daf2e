import type { Endpoint } from '@zhaocai/model/kit/endpoint';
import type { Page } from '@zhaocai/model/kit/page';
import { Pagination } from 'antd';
import { useState, type ReactNode } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { Loaded } from '../../../kit/widgets/loading.tsx';

interface OfDay {
  readonly day: string;
  readonly current: number;
  readonly size: number;
}

interface RowsOfDayProps<R> {
  readonly endpoint: Endpoint<OfDay, Page<R>>;
  readonly day: string;
  readonly children: (rows: readonly R[]) => ReactNode;
}

const size = 10;

/** What is due on the chosen day: as many rows as its bar counts, page by page. */
export function RowsOfDay<R>({ endpoint, day, children }: RowsOfDayProps<R>) {
  const [current, setCurrent] = useState(1);
  const query = useEndpoint(endpoint, { day, current, size }, { keepPrevious: true });
  return (
    <Loaded query={query} rows={3}>
      {({ records, total }) => (
        <>
          {children(records)}
          {total > size && (
            <Pagination size="small" current={current} pageSize={size} total={total} onChange={setCurrent} />
          )}
        </>
      )}
    </Loaded>
  );
}
