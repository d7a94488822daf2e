import type { Choice } from '../kit/field.ts';
import { named, type CodeOf, type NamedChoice } from '../kit/named.ts';
import { methods } from '../procedure/method.ts';

/** The procurement methods that run today, of `procurementMethod`: every step until their result has its work. */
export const manner = named({
  openTender: methods.openTender,
  invitedTender: methods.invitedTender,
  negotiation: methods.negotiation,
  consultation: methods.consultation,
  inquiry: methods.inquiry,
  singleSource: methods.singleSource,
  reverseAuction: methods.reverseAuction,
  directPurchase: methods.directPurchase,
  framework: methods.framework,
  comparison: methods.comparison,
});

export const purchaseTypes = [
  { value: 1, label: { zh: '货物', en: 'Goods' } },
  { value: 2, label: { zh: '服务', en: 'Services' } },
  { value: 3, label: { zh: '工程', en: 'Works' } },
] as const satisfies readonly Choice[];

/** How suppliers come by the documents. What is sold online is given to whoever has paid his order. */
export const saleType = named({
  free: { value: 1, label: { zh: '免费获取', en: 'Free of charge' } },
  online: { value: 2, label: { zh: '线上购买', en: 'Sold online' } },
  offline: { value: 3, label: { zh: '线下购买', en: 'Sold offline' } },
});

/** How a supplier came by the documents. */
export const takeWay = named({
  downloaded: { value: 1, label: { zh: '平台下载', en: 'Downloaded here' }, tone: 'blue' },
  bought: { value: 2, label: { zh: '线下购买', en: 'Bought offline' }, tone: 'green' },
  boughtOnline: { value: 3, label: { zh: '线上购买', en: 'Bought online' }, tone: 'green' },
});

export const quoteType = named({
  total: { value: 1, label: { zh: '总价', en: 'Total price' } },
  unitPrice: { value: 2, label: { zh: '单价', en: 'Unit price' } },
  rate: { value: 3, label: { zh: '费率', en: 'Rate' } },
  discount: { value: 4, label: { zh: '折扣', en: 'Discount' } },
});

export const projectStatus = named({
  draft: { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
  inApproval: { value: 1, label: { zh: '立项审批', en: 'In approval' }, tone: 'orange' },
  inProgress: { value: 2, label: { zh: '进行中', en: 'In progress' }, tone: 'blue' },
  completed: { value: 3, label: { zh: '已完成', en: 'Completed' }, tone: 'green' },
  terminated: { value: 4, label: { zh: '已终止', en: 'Terminated' }, tone: 'red' },
  failed: { value: 5, label: { zh: '流标', en: 'Failed' }, tone: 'red' },
  retendered: { value: 6, label: { zh: '已重新招标', en: 'Re-tendered' }, tone: 'grey' },
  returned: { value: 7, label: { zh: '已退回', en: 'Returned' }, tone: 'red' },
});

/** `stage` in the comment is where the bulletin belongs: tender notices publish at 30, results at 65. */
export const bulletinType = named({
  tender: { value: 1, label: { zh: '招标公告', en: 'Tender notice' } },
  result: { value: 2, label: { zh: '结果公告', en: 'Result notice' } },
  change: { value: 3, label: { zh: '变更公告', en: 'Change notice' } },
  candidates: { value: 5, label: { zh: '中标候选人公示', en: 'Candidates publicised' } },
  ending: { value: 6, label: { zh: '终止（流标）公告', en: 'Notice of failure or termination' } },
  publicity: { value: 8, label: { zh: '单一来源公示', en: 'Publicity of a single source' } },
  procurement: { value: 10, label: { zh: '采购公告', en: 'Procurement notice' } },
  research: { value: 11, label: { zh: '调研公告', en: 'Research notice' } },
  invitation: { value: 12, label: { zh: '采购邀请书', en: 'Letter of invitation' } },
});

export const upDown = named({
  down: { value: 0, label: { zh: '下架', en: 'Down' }, tone: 'grey' },
  up: { value: 1, label: { zh: '上架', en: 'Up' }, tone: 'green' },
});

/** How far the deposit of a registration is, as the registration says it. */
export const depositStates = {
  unpaid: { value: 0, label: { zh: '未缴纳', en: 'Unpaid' }, tone: 'grey' },
  toConfirm: { value: 1, label: { zh: '待确认', en: 'To confirm' }, tone: 'orange' },
  paid: { value: 2, label: { zh: '已缴纳', en: 'Paid' }, tone: 'green' },
  refundRequested: { value: 3, label: { zh: '退还申请中', en: 'Refund requested' }, tone: 'orange' },
  refunded: { value: 4, label: { zh: '已退还', en: 'Refunded' }, tone: 'grey' },
  converted: { value: 5, label: { zh: '已转履约保证金', en: 'Converted to performance bond' }, tone: 'blue' },
  forfeited: { value: 6, label: { zh: '不予退还', en: 'Forfeited' }, tone: 'red' },
  rejected: { value: 7, label: { zh: '已驳回', en: 'Rejected' }, tone: 'red' },
} as const satisfies Readonly<Record<string, NamedChoice>>;
export const depositStatus = named(depositStates);

/** How a registration came in; all but the first were taken by an office, on paper. */
export const signUpWay = named({
  online: { value: 0, label: { zh: '平台报名', en: 'On the platform' }, tone: 'blue' },
  inPerson: { value: 1, label: { zh: '现场报名', en: 'In person' }, tone: 'green' },
  letter: { value: 2, label: { zh: '信函报名', en: 'By letter' }, tone: 'green' },
  email: { value: 3, label: { zh: '邮件报名', en: 'By e-mail' }, tone: 'green' },
  listed: { value: 4, label: { zh: '名单导入', en: 'From a list' }, tone: 'green' },
});

/** What the API's filter `bidStatus` of entries means; derived from the entry's state, not stored. */
export const bidPhase = named({
  notQuoted: { value: 0, label: { zh: '未投标', en: 'No quote' }, tone: 'grey' },
  quoted: { value: 1, label: { zh: '已投标', en: 'Quoted' }, tone: 'blue' },
  opened: { value: 2, label: { zh: '已开标', en: 'Opened' }, tone: 'blue' },
  inEvaluation: { value: 3, label: { zh: '评审中', en: 'In evaluation' }, tone: 'blue' },
  won: { value: 4, label: { zh: '中标（成交）', en: 'Won' }, tone: 'green' },
  lost: { value: 5, label: { zh: '未中标（成交）', en: 'Not won' }, tone: 'grey' },
  invalid: { value: 6, label: { zh: '无效投标', en: 'Invalid' }, tone: 'red' },
  failed: { value: 7, label: { zh: '流标', en: 'Failed' }, tone: 'red' },
});

export const supplierStatus = named({
  active: { value: 1, label: { zh: '正常', en: 'Active' }, tone: 'green' },
  blackListed: { value: 2, label: { zh: '黑名单', en: 'Debarred' }, tone: 'red' },
});

/** What a supplier declares himself to be (中小企业声明函, 财库〔2020〕46号): policies of price follow from it. */
export const enterpriseSize = named({
  none: { value: 0, label: { zh: '不声明', en: 'Not declared' }, tone: 'grey' },
  small: { value: 1, label: { zh: '小型企业', en: 'Small enterprise' }, tone: 'blue' },
  micro: { value: 2, label: { zh: '微型企业', en: 'Micro enterprise' }, tone: 'blue' },
  medium: { value: 3, label: { zh: '中型企业', en: 'Medium enterprise' }, tone: 'blue' },
});

export const quoteKind = named({
  submission: { value: 1, label: { zh: '递交', en: 'Submission' }, tone: 'green' },
  change: { value: 2, label: { zh: '修改', en: 'Change' }, tone: 'blue' },
  withdrawal: { value: 3, label: { zh: '撤回', en: 'Withdrawal' }, tone: 'grey' },
  revocation: { value: 4, label: { zh: '截止后撤销', en: 'Revocation' }, tone: 'red' },
});

/** Where the bids are opened. */
export const openBidTypes = [
  { value: 1, label: { zh: '线上开标', en: 'Online' } },
  { value: 2, label: { zh: '现场开标', en: 'On site' } },
  { value: 3, label: { zh: '线上线下同步开标', en: 'Online and on site' } },
] as const satisfies readonly Choice[];

/** How bids reach the buyer (`tenderFileSubmit`). */
export const tenderFileSubmits = [
  { value: 1, label: { zh: '线上加密递交', en: 'Online, encrypted' } },
  { value: 2, label: { zh: '线下纸质递交', en: 'On paper' } },
  { value: 3, label: { zh: '线上加密和线下纸质', en: 'Online and on paper' } },
] as const satisfies readonly Choice[];

/** Why a quote that was handed in in time could not be opened. It counts as handed in, and cannot be chosen. */
export const openFault = named({
  damaged: { value: 1, label: { zh: '密封件已损坏', en: 'What was sealed is damaged' }, tone: 'red' },
  form: { value: 2, label: { zh: '报价内容不符合格式', en: 'Its content is not of the right form' }, tone: 'red' },
  unkept: { value: 3, label: { zh: '报价内容无法保存', en: 'Its content cannot be kept' }, tone: 'red' },
  file: { value: 4, label: { zh: '报价附件无法开启', en: 'A file of it cannot be opened' }, tone: 'red' },
  price: {
    value: 5,
    label: { zh: '报价缺项或超过最高限价', en: 'A price is missing or above the limit' },
    tone: 'red',
  },
  revoked: { value: 6, label: { zh: '截止后已撤销', en: 'Revoked after the deadline' }, tone: 'red' },
  late: { value: 7, label: { zh: '逾期递交', en: 'Handed in after the deadline' }, tone: 'red' },
});

export type OpenFault = CodeOf<typeof openFault>;

/** Whose fault it was that a bid did not open (order 20, article 31), and what it counts as by that. */
export const bidRuling = named({
  revoked: {
    value: 1,
    label: { zh: '投标人原因，视为撤销', en: 'The bidder’s fault: revoked' },
    tone: 'red',
  },
  withdrawn: {
    value: 2,
    label: { zh: '非投标人原因，视为撤回', en: 'Not the bidder’s fault: withdrawn' },
    tone: 'orange',
  },
});
