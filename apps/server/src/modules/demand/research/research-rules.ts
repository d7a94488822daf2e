import { lawRegime, notice22, procurementMethod, type Rule } from '@zhaocai/model';

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
  ...notice22(10),
  isOverridable: true,
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
  ...notice22(11),
  isOverridable: true,
  effectiveTo: null,
}));

export const researchRules: readonly Rule[] = [...leastRules, ...thresholdRules];
