import { lawRegime, procurementMethod, type Rule } from '@zhaocai/model';

const underProcurement = [
  'openTender',
  'invitedTender',
  'negotiation',
  'consultation',
  'inquiry',
  'singleSource',
  'framework',
] as const;

/** How many are asked at the least where a demand is researched (一般不少于3个): an administrator may change the row. */
export const researchRules: readonly Rule[] = underProcurement.map((method) => ({
  code: 'RESEARCH',
  kind: 'leastResearched',
  name: '需求调查对象不少于',
  nameEn: 'Suppliers asked about a demand',
  lawRegime: lawRegime.code.procurement,
  manner: procurementMethod.code[method],
  value: '3',
  unit: '家',
  dayType: null,
  sourceArticle: '政府采购需求管理办法（财库〔2021〕22号）第十条',
  sourceArticleEn: 'Measures for procurement demands (Caiku [2021] 22), article 10',
  certainty: 'B',
  isOverridable: true,
  effectiveFrom: '2021-07-01',
  effectiveTo: null,
}));
