import type { Choice } from '@zhaocai/model';

/** The bands of D-2. */
export const ages: readonly Choice[] = [
  { value: 1, label: { zh: '10年及以内', en: 'Up to 10 years' } },
  { value: 2, label: { zh: '11–20年', en: '11–20 years' } },
  { value: 3, label: { zh: '21–30年', en: '21–30 years' } },
  { value: 4, label: { zh: '31–50年', en: '31–50 years' } },
  { value: 5, label: { zh: '50年以上', en: 'Over 50 years' } },
  { value: 0, label: { zh: '竣工日期不详', en: 'Age unknown' } },
];
