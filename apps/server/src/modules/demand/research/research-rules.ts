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
const leastRules: readonly Rule[] = underProcurement.map((method) => ({
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

/** From which amount on a demand is researched, in yuan: 1000 万元以上的货物、服务，3000 万元以上的工程. */
const thresholdRules: readonly Rule[] = [
  {
    kind: 'researchFrom',
    name: '货物、服务需求调查起点',
    nameEn: 'Goods and services researched from',
    value: '10000000',
  },
  { kind: 'researchFromWorks', name: '工程需求调查起点', nameEn: 'Works researched from', value: '30000000' },
].map((rule) => ({
  ...rule,
  code: 'RESEARCH',
  lawRegime: lawRegime.code.procurement,
  manner: procurementMethod.code.openTender,
  unit: '元',
  dayType: null,
  sourceArticle: '政府采购需求管理办法（财库〔2021〕22号）第十一条',
  sourceArticleEn: 'Measures for procurement demands (Caiku [2021] 22), article 11',
  certainty: 'B',
  isOverridable: true,
  effectiveFrom: '2021-07-01',
  effectiveTo: null,
}));

export const researchRules: readonly Rule[] = [...leastRules, ...thresholdRules];
