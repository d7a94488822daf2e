import { compareYuan, type Comparison } from '@zhaocai/model';
import type { ProjectRow } from '../project/find-project.ts';
import type { Line } from './html.ts';

/** Whom to turn to, as every notice says it. */
export function contactLines({ buyerName, linkman, phone }: ProjectRow): readonly Line[] {
  return [
    ['采购人', buyerName],
    ['联系人', linkman],
    ['电话', phone],
  ];
}

interface Selected {
  readonly supplierName: string;
  readonly totalMoney: string;
}

/** Who is selected for a package, the cheapest first. */
export function selectedFor({ suppliers }: Comparison, packageId: string): Selected[] {
  return suppliers
    .flatMap(({ supplierName, detailListVOS }) =>
      detailListVOS
        .filter((offer) => offer.packageId === packageId && offer.bidStatus === '1')
        .map(({ totalMoney }) => ({ supplierName, totalMoney })),
    )
    .toSorted((left, right) => compareYuan(left.totalMoney, right.totalMoney));
}
