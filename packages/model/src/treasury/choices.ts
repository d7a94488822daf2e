import { named } from '../kit/named.ts';

/** What a project takes money in for; the codes are the API's (`inType`). */
export const costInType = named({
  documentFee: { value: 1, label: { zh: '标书费', en: 'Document fee' } },
  agencyFee: { value: 2, label: { zh: '代理服务费', en: 'Agency fee' } },
  sceneFee: { value: 3, label: { zh: '场地费', en: 'Venue fee' } },
  expertFund: { value: 4, label: { zh: '专家费代收', en: 'Collected for experts' } },
  deposit: { value: 5, label: { zh: '保证金', en: 'Deposit' } },
  wallet: { value: 6, label: { zh: '存入供应商钱包', en: 'Into the wallet of a supplier' } },
  other: { value: 9, label: { zh: '其他', en: 'Other' } },
});

/** What a project pays money out for; the codes are the API's (`outType`). */
export const costOutType = named({
  expert: { value: 1, label: { zh: '专家费', en: 'Expert fee' } },
  mistake: { value: 4, label: { zh: '差错退款', en: 'Refund of a mistake' } },
});

/** Whose money a fee is paid from: the unit's own, or what was collected for experts of the project. */
export const feeFund = named({
  own: { value: 1, label: { zh: '本单位经费', en: 'Own money' } },
  collected: { value: 2, label: { zh: '代收专家费', en: 'Collected for experts' } },
});

/** Where it is paid to: the bank account, or the wallet that the payee withdraws from himself. */
export const costPayWay = named({
  transfer: { value: 1, label: { zh: '银行转账', en: 'Bank transfer' } },
  wallet: { value: 2, label: { zh: '存入钱包', en: 'Into the wallet' } },
});
