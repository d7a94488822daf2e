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

/** Total, sizes, previous, pages, next, jumper; nothing where there is nothing to page. */
export function Pager({ paging, isPhone }: { paging: Paging; isPhone: boolean }) {
  const t = useText();
  const total = Number(paging.total);
  if (total === 0) return null;
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
      showTotal={() => t(paging.isCapped ? kitTexts.totalCapped : kitTexts.total, { total })}
      onChange={paging.onChange}
    />
  );
}
