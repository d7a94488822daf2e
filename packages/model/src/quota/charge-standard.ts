import { entity } from '../kit/entity.ts';
import { priceUnit, tierMode } from './choices.ts';
import { regulationAliases, regulationVerbs } from './regulations.ts';

/** What room beyond the quota costs, from a day on. The latest one in force counts. */
export const chargeStandard = entity({
  name: 'chargeStandard',
  table: 'charge_standard',
  label: { zh: '收费标准', en: 'Charges' },
  path: '/api/eam/charge',
  verbs: { ...regulationVerbs, import: undefined },
  aliases: regulationAliases,
  menu: 'quotaRegulation',
  dataScoped: 'granted',
  search: ['name'],
  sort: ['-effectiveDate'],
  fields: {
    name: { kind: 'text', label: { zh: '名称', en: 'Name' }, maxLength: 64, required: true },
    effectiveDate: { kind: 'day', label: { zh: '生效日期', en: 'In force from' }, required: true },
    tierMode: { kind: 'choice', label: { zh: '计费方式', en: 'Charging' }, choices: tierMode.choices, required: true },
    priceUnit: {
      kind: 'choice',
      label: { zh: '价格单位', en: 'Price per' },
      choices: priceUnit.choices,
      required: true,
    },
    basePrice: {
      kind: 'money',
      label: { zh: '基准价', en: 'Base price' },
      min: 0,
      help: { zh: '区间只填倍数时以此计价', en: 'For bands that have a multiplier and no price' },
    },
    months: { kind: 'integer', label: { zh: '计费月数', en: 'Months' }, min: 1, max: 12, required: true },
    freePct: { kind: 'rate', label: { zh: '免收比例（%）', en: 'Free up to (%)' }, min: 0, max: 100 },
    rebatePct: { kind: 'rate', label: { zh: '返还比例（%）', en: 'Returned (%)' }, min: 0, max: 100 },
    rebateMaxPct: {
      kind: 'rate',
      label: { zh: '返还上限（超额%）', en: 'Returned up to (over %)' },
      min: 0,
      max: 1000,
    },
    tiers: { kind: 'json', label: { zh: '收费区间', en: 'Bands' }, required: true, detailOnly: true },
  },
});
