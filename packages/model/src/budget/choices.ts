import { named } from '../kit/named.ts';

/** Enumerations of budget projects; the values are the API's. */
export const budgetLevel = named({
  first: { value: 1, label: { zh: '一级', en: 'Level 1' } },
  second: { value: 2, label: { zh: '二级', en: 'Level 2' } },
});

export const budgetProType = named({
  operating: { value: 1, label: { zh: '基本支出', en: 'Operating' } },
  project: { value: 2, label: { zh: '项目支出', en: 'Project' } },
  special: { value: 3, label: { zh: '专项', en: 'Special' } },
});

export const budgetCycle = named({
  once: { value: 1, label: { zh: '一次性', en: 'One-off' } },
  annual: { value: 2, label: { zh: '年度', en: 'Annual' } },
  multiYear: { value: 3, label: { zh: '跨年', en: 'Multi-year' } },
});

/** Where the money of a line comes from. */
export const moneyType = named({
  fiscal: { value: 1, label: { zh: '财政拨款', en: 'Fiscal funds' } },
  own: { value: 2, label: { zh: '自有资金', en: 'Own funds' } },
  subsidy: { value: 3, label: { zh: '上级补助', en: 'Subsidy' } },
  loan: { value: 4, label: { zh: '贷款', en: 'Loan' } },
  other: { value: 9, label: { zh: '其他', en: 'Other' } },
});

/** The accounts of a line; `granted` is the other side of all of them together. */
export const budgetAccount = named({
  granted: { value: 1, label: { zh: '批复预算', en: 'Granted' } },
  available: { value: 2, label: { zh: '可用', en: 'Available' } },
  reserved: { value: 3, label: { zh: '计划占用', en: 'Reserved' } },
  committed: { value: 4, label: { zh: '合同占用', en: 'Committed' } },
  spent: { value: 5, label: { zh: '已支付', en: 'Spent' } },
  allotted: { value: 6, label: { zh: '分解至二级', en: 'Allotted to level 2' } },
});

/** Why money moves from one account to another. */
export const budgetOperation = named({
  issue: { value: 1, label: { zh: '下达', en: 'Issue' } },
  reserve: { value: 2, label: { zh: '占用', en: 'Reserve' } },
  commit: { value: 3, label: { zh: '合同占用', en: 'Commit' } },
  spend: { value: 4, label: { zh: '支付', en: 'Spend' } },
  release: { value: 5, label: { zh: '释放', en: 'Release' } },
  adjust: { value: 6, label: { zh: '调整', en: 'Adjust' } },
  reverse: { value: 7, label: { zh: '冲销', en: 'Reverse' } },
  allot: { value: 8, label: { zh: '分解', en: 'Allot' } },
  giveBack: { value: 9, label: { zh: '二级收回', en: 'Given back by level 2' } },
  close: { value: 10, label: { zh: '收回', en: 'Take back' } },
});

/** What a posting was made for. */
export const budgetCause = named({
  budgetPro: { value: 1, label: { zh: '预算项目', en: 'Budget project' } },
  plan: { value: 2, label: { zh: '采购计划', en: 'Purchase plan' } },
  project: { value: 3, label: { zh: '采购项目', en: 'Project' } },
  contract: { value: 4, label: { zh: '合同', en: 'Contract' } },
  payment: { value: 5, label: { zh: '支付', en: 'Payment' } },
});
