import { Pagination } from 'antd';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';

export interface Paging {
  /** The wire may say `"0"`; it means 0. */
  readonly total: number | string;
  readonly isCapped?: boolean;
  readonly current: number;
  readonly size: number;
  readonly sizes?: readonly number[];
  readonly onChange: (current: number, size: number) => void;
}

/** Offered by a bare table; generic lists bring their own. */
const tablePageSizes = [10, 12, 15, 20, 25];
export const tablePageSize = 12;
/** Fewer rows fit every page. */
export const leastPageSize = 10;

/** Total, sizes, previous, pages, next, jumper; the total alone where every page would hold it, nothing without rows (R77). */
export function Pager({ paging, isPhone }: { paging: Paging; isPhone: boolean }) {
  const t = useText();
  const total = Number(paging.total);
  if (total === 0) return null;
  const totalText = t(paging.isCapped ? kitTexts.totalCapped : kitTexts.total, { total });
  const least = Math.min(leastPageSize, ...(paging.sizes ?? tablePageSizes), paging.size);
  if (total <= least && paging.current === 1) return <p className="kit-pager kit-quiet">{totalText}</p>;
  return (
    <Pagination
      className="kit-pager"
      size={isPhone ? 'small' : undefined}
      simple={isPhone}
      total={total}
      current={paging.current}
      pageSize={paging.size}
      pageSizeOptions={[...(paging.sizes ?? tablePageSizes)]}
      showSizeChanger={!isPhone}
      showQuickJumper={!isPhone}
      showTotal={() => totalText}
      onChange={paging.onChange}
    />
  );
}
