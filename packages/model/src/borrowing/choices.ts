import { named } from '../kit/named.ts';

/** Which papers of a project are lent; the values are the API's. */
export const borrowType = named({
  bids: { value: 1, label: { zh: '投标文件正本', en: 'Original bids' } },
  evaluation: { value: 2, label: { zh: '评标资料', en: 'Papers of the evaluation' } },
  contract: { value: 3, label: { zh: '合同', en: 'Contract' } },
  other: { value: 4, label: { zh: '其他', en: 'Other papers' } },
});

/** In which condition they came back; what is lost is settled by saying so. */
export const revertType = named({
  intact: { value: 1, label: { zh: '完好', en: 'Intact' }, tone: 'green' },
  damaged: { value: 2, label: { zh: '损坏', en: 'Damaged' }, tone: 'red' },
  lost: { value: 3, label: { zh: '遗失', en: 'Lost' }, tone: 'red' },
});

/** Bids are sealed until the opening, and so is who has made one: nothing of them is lent before. */
export function isSealedPaper(type: unknown): boolean {
  return borrowType.is(type, 'bids', 'evaluation');
}
