import type { Text } from '@zhaocai/model/kit/text';

export const relatedTexts = {
  title: { zh: '关联投标人', en: 'Related bidders' },
  help: {
    zh: '单位负责人为同一人或存在控股、管理关系的不同供应商，不得参加同一包投标（招标投标法实施条例第三十四条、政府采购法实施条例第十八条）。认定后两家投标均无效。',
    en: 'Suppliers with the same responsible person, or of which one controls or manages the other, may not bid for one package (order 613, article 34; order 658, article 18). Upheld, both offers are invalid.',
  },
  pair: { zh: '{one}　与　{other}', en: '{one} and {other}' },
  packageTitle: { zh: '第{no}包　{name}', en: 'Package {no} · {name}' },
  uphold: { zh: '认定关联', en: 'Related' },
  clear: { zh: '排除关联', en: 'Not related' },
  upholdTitle: { zh: '认定两家为关联投标人？', en: 'Are the two related?' },
  upholdText: {
    zh: '两家在本包的投标均按无效处理，并通知两家。提交采购结果前可以更正。',
    en: 'Both offers for this package become invalid and both are told. It can be put right until the selection is handed in.',
  },
  clearTitle: { zh: '排除两家的关联关系？', en: 'Are the two not related?' },
  clearText: { zh: '两家的投标继续有效，理由记入存证。', en: 'Both offers stand; the reason becomes evidence.' },
  reason: { zh: '请说明核实情况和依据，不少于10字', en: 'What was checked and found, 10 characters or more' },
  upheld: { zh: '已认定，两家投标无效', en: 'Upheld: both offers are invalid' },
  cleared: { zh: '已排除', en: 'Cleared' },
} as const satisfies Record<string, Text>;
