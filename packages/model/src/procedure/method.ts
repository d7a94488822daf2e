import { named, type CodeOf } from '../kit/named.ts';

/** How a project is procured; the codes are the API's (`mannerCode`). Those that run today are `manner` of tendering. */
export const methods = {
  openTender: { value: 1, label: { zh: '公开招标', en: 'Open tender' } },
  invitedTender: { value: 2, label: { zh: '邀请招标', en: 'Invited tender' } },
  negotiation: { value: 3, label: { zh: '竞争性谈判', en: 'Competitive negotiation' } },
  consultation: { value: 4, label: { zh: '竞争性磋商', en: 'Competitive consultation' } },
  inquiry: { value: 5, label: { zh: '询价', en: 'RFQ' } },
  singleSource: { value: 6, label: { zh: '单一来源', en: 'Single source' } },
  reverseAuction: { value: 7, label: { zh: '竞价', en: 'Reverse auction' } },
  directPurchase: { value: 8, label: { zh: '直接采购', en: 'Direct purchase' } },
  framework: { value: 9, label: { zh: '框架协议', en: 'Framework agreement' } },
  comparison: { value: 10, label: { zh: '比选', en: 'Comparison' } },
} as const;

export const procurementMethod = named(methods);

export type MethodName = keyof typeof procurementMethod.code;
export type MethodCode = CodeOf<typeof procurementMethod>;

/** Which law decides about terms and numbers (rule register): tendering law, government procurement law, own policy. */
export const lawRegime = named({
  tendering: { value: 1, label: { zh: '招标投标法', en: 'Tendering law' } },
  procurement: { value: 2, label: { zh: '政府采购法', en: 'Government procurement law' } },
  ownPolicy: { value: 3, label: { zh: '自主采购', en: 'Own procurement policy' } },
});

export type RegimeName = keyof typeof lawRegime.code;
