import { judgeType } from '@zhaocai/model/performance/choices';

/** The entity whose rows are judged under a kind. */
export function libraryOf(kind: number): 'supplier' | 'agencyCooperation' | 'expert' {
  if (judgeType.is(kind, 'supplier')) return 'supplier';
  return judgeType.is(kind, 'agency') ? 'agencyCooperation' : 'expert';
}
