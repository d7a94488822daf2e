import type { Choice } from '../kit/field.ts';
import { named } from '../kit/named.ts';

/** How a project is procured. The codes are the API's; the manners of later issues join here. */
export const manners = [
  { value: 5, label: { zh: '询价', en: 'RFQ' } },
  { value: 10, label: { zh: '比选', en: 'Comparison' } },
] as const satisfies readonly Choice[];

/** Which law decides about terms and numbers (rule register): tendering law, government procurement law, own policy. */
export const regimes = [
  { value: 1, label: { zh: '招标投标法', en: 'Tendering law' } },
  { value: 2, label: { zh: '政府采购法', en: 'Government procurement law' } },
  { value: 3, label: { zh: '自主采购', en: 'Own procurement policy' } },
] as const satisfies readonly Choice[];

export const purchaseTypes = [
  { value: 1, label: { zh: '货物', en: 'Goods' } },
  { value: 2, label: { zh: '服务', en: 'Services' } },
  { value: 3, label: { zh: '工程', en: 'Works' } },
] as const satisfies readonly Choice[];

export const quoteTypes = [
  { value: 1, label: { zh: '总价', en: 'Total price' } },
  { value: 2, label: { zh: '单价', en: 'Unit price' } },
  { value: 3, label: { zh: '费率', en: 'Rate' } },
  { value: 4, label: { zh: '折扣', en: 'Discount' } },
] as const satisfies readonly Choice[];

export const dayTypes = [
  { value: 1, label: { zh: '自然日', en: 'Calendar days' } },
  { value: 2, label: { zh: '工作日', en: 'Working days' } },
] as const satisfies readonly Choice[];

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

export const packageStatuses = [
  { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
  { value: 1, label: { zh: '进行中', en: 'Open' }, tone: 'blue' },
  { value: 2, label: { zh: '已截止', en: 'Closed' }, tone: 'orange' },
  { value: 3, label: { zh: '已开标', en: 'Opened' }, tone: 'blue' },
  { value: 4, label: { zh: '评审中', en: 'In evaluation' }, tone: 'blue' },
  { value: 5, label: { zh: '已定标', en: 'Decided' }, tone: 'green' },
  { value: 6, label: { zh: '已签约', en: 'Contracted' }, tone: 'green' },
  { value: 7, label: { zh: '已完成', en: 'Completed' }, tone: 'green' },
  { value: 8, label: { zh: '流标', en: 'Failed' }, tone: 'red' },
  { value: 9, label: { zh: '已终止', en: 'Terminated' }, tone: 'red' },
] as const satisfies readonly Choice[];

/** `stage` in the comment is where the bulletin belongs: tender notices publish at 30, results at 65. */
export const bulletinTypes = [
  { value: 1, label: { zh: '招标公告', en: 'Tender notice' } },
  { value: 2, label: { zh: '结果公告', en: 'Result notice' } },
  { value: 3, label: { zh: '变更公告', en: 'Change notice' } },
  { value: 10, label: { zh: '采购公告', en: 'Procurement notice' } },
  { value: 11, label: { zh: '调研公告', en: 'Research notice' } },
] as const satisfies readonly Choice[];

export const bulletinStatuses = [
  { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
  { value: 1, label: { zh: '审批中', en: 'In approval' }, tone: 'orange' },
  { value: 2, label: { zh: '待发布', en: 'Approved' }, tone: 'orange' },
  { value: 3, label: { zh: '已发布', en: 'Published' }, tone: 'green' },
  { value: 4, label: { zh: '已下架', en: 'Taken down' }, tone: 'grey' },
  { value: 5, label: { zh: '已结束', en: 'Ended' }, tone: 'grey' },
  { value: 6, label: { zh: '已变更', en: 'Superseded' }, tone: 'grey' },
] as const satisfies readonly Choice[];

export const upDowns = [
  { value: 0, label: { zh: '下架', en: 'Down' }, tone: 'grey' },
  { value: 1, label: { zh: '上架', en: 'Up' }, tone: 'green' },
] as const satisfies readonly Choice[];

/** What a supplier reads; an internal state is never shown to him by another word. */
export const entryStatuses = [
  { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
  { value: 1, label: { zh: '审核中', en: 'Under review' }, tone: 'orange' },
  { value: 2, label: { zh: '已通过', en: 'Approved' }, tone: 'blue' },
  { value: 3, label: { zh: '未通过', en: 'Not approved' }, tone: 'red' },
  { value: 4, label: { zh: '已递交', en: 'Submitted (sealed)' }, tone: 'green' },
  { value: 5, label: { zh: '已撤回', en: 'Withdrawn' }, tone: 'grey' },
  { value: 6, label: { zh: '视为撤销', en: 'Revoked' }, tone: 'red' },
  { value: 7, label: { zh: '已开标', en: 'Opened' }, tone: 'blue' },
  { value: 8, label: { zh: '解密异常', en: 'Decryption problem' }, tone: 'red' },
  { value: 9, label: { zh: '已开标', en: 'Opened' }, tone: 'blue' },
  { value: 10, label: { zh: '投标无效', en: 'Invalid' }, tone: 'red' },
  { value: 11, label: { zh: '中标', en: 'Won' }, tone: 'green' },
  { value: 12, label: { zh: '未中标', en: 'Not won' }, tone: 'grey' },
] as const satisfies readonly Choice[];

export const depositStatuses = [
  { value: 0, label: { zh: '未缴纳', en: 'Unpaid' }, tone: 'grey' },
  { value: 1, label: { zh: '待确认', en: 'To confirm' }, tone: 'orange' },
  { value: 2, label: { zh: '已缴纳', en: 'Paid' }, tone: 'green' },
  { value: 3, label: { zh: '退还申请中', en: 'Refund requested' }, tone: 'orange' },
  { value: 4, label: { zh: '已退还', en: 'Refunded' }, tone: 'grey' },
  { value: 5, label: { zh: '已转履约保证金', en: 'Converted to performance bond' }, tone: 'blue' },
  { value: 6, label: { zh: '不予退还', en: 'Forfeited' }, tone: 'red' },
  { value: 7, label: { zh: '已驳回', en: 'Rejected' }, tone: 'red' },
] as const satisfies readonly Choice[];

/** What the API's filter `bidStatus` of entries means; derived from the entry's state, not stored. */
export const bidPhases = [
  { value: 0, label: { zh: '未投标', en: 'No quote' }, tone: 'grey' },
  { value: 1, label: { zh: '已投标', en: 'Quoted' }, tone: 'blue' },
  { value: 2, label: { zh: '已开标', en: 'Opened' }, tone: 'blue' },
  { value: 3, label: { zh: '评审中', en: 'In evaluation' }, tone: 'blue' },
  { value: 4, label: { zh: '已中标', en: 'Won' }, tone: 'green' },
  { value: 5, label: { zh: '未中标', en: 'Not won' }, tone: 'grey' },
  { value: 6, label: { zh: '无效投标', en: 'Invalid' }, tone: 'red' },
  { value: 7, label: { zh: '流标', en: 'Failed' }, tone: 'red' },
] as const satisfies readonly Choice[];

export const supplierStatuses = [
  { value: 1, label: { zh: '正常', en: 'Active' }, tone: 'green' },
  { value: 2, label: { zh: '黑名单', en: 'Black-listed' }, tone: 'red' },
] as const satisfies readonly Choice[];

export const quoteKinds = [
  { value: 1, label: { zh: '递交', en: 'Submission' }, tone: 'green' },
  { value: 2, label: { zh: '修改', en: 'Change' }, tone: 'blue' },
  { value: 3, label: { zh: '撤回', en: 'Withdrawal' }, tone: 'grey' },
] as const satisfies readonly Choice[];

/** Kinds of days of the work calendar. */
export const calendarDayTypes = [
  { value: 0, label: { zh: '工作日', en: 'Working day' } },
  { value: 1, label: { zh: '休息日', en: 'Day off' } },
  { value: 2, label: { zh: '法定节假日', en: 'Public holiday' } },
  { value: 3, label: { zh: '调休上班', en: 'Make-up working day' } },
] as const satisfies readonly Choice[];

/** How bids reach the buyer (`tenderFileSubmit`). */
export const tenderFileSubmits = [
  { value: 1, label: { zh: '线上加密递交', en: 'Online, encrypted' } },
  { value: 2, label: { zh: '线下纸质递交', en: 'On paper' } },
  { value: 3, label: { zh: '线上加密和线下纸质', en: 'Online and on paper' } },
] as const satisfies readonly Choice[];

/** Who handed in a file of a contract. */
export const contractSides = [
  { value: 1, label: { zh: '供应商签署', en: 'Signed by the supplier' } },
  { value: 2, label: { zh: '双方签署', en: 'Signed by both' } },
  { value: 3, label: { zh: '项目协议', en: 'Agreement of the project' } },
] as const satisfies readonly Choice[];

/** Why a quote that was handed in in time could not be opened. It counts as handed in, and cannot be chosen. */
export const openFaults = [
  { value: 1, label: { zh: '密封件已损坏', en: 'What was sealed is damaged' }, tone: 'red' },
  { value: 2, label: { zh: '报价内容不符合格式', en: 'Its content is not of the right form' }, tone: 'red' },
  { value: 3, label: { zh: '报价内容无法保存', en: 'Its content cannot be kept' }, tone: 'red' },
  { value: 4, label: { zh: '报价附件无法开启', en: 'A file of it cannot be opened' }, tone: 'red' },
] as const satisfies readonly Choice[];
export type OpenFault = (typeof openFaults)[number]['value'];
/** Their names. */
export const openFault = { damaged: 1, form: 2, unkept: 3, file: 4 } as const satisfies Record<string, OpenFault>;
