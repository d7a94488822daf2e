import type { Text } from '@zhaocai/model/kit/text';

/** What each kind of evidence row says happened. */
const words: Readonly<Record<string, Text>> = {
  sealed: { zh: '供应商操作（开标前不公开）', en: 'A supplier’s act (hidden until the opening)' },
  'project.save': { zh: '保存项目', en: 'Project saved' },
  'project.remove': { zh: '删除项目', en: 'Project deleted' },
  'project.submit': { zh: '提交项目', en: 'Project submitted' },
  'project.approve': { zh: '负责人确认项目', en: 'Project confirmed by the manager' },
  'project.reject': { zh: '负责人退回项目', en: 'Project returned by the manager' },
  'project.publish': { zh: '发布采购公告', en: 'Notice published' },
  'project.startEntry': { zh: '开始报名', en: 'Registration started' },
  'project.startQuoting': { zh: '截止报名', en: 'Registration closed' },
  'project.open': { zh: '开标', en: 'Quotes opened' },
  'project.select': { zh: '保存选择', en: 'Selection saved' },
  'project.submitSelection': { zh: '提交成交结果', en: 'Selection submitted' },
  'project.approveResult': { zh: '负责人确认结果', en: 'Result confirmed by the manager' },
  'project.rejectResult': { zh: '负责人退回结果', en: 'Result returned by the manager' },
  'project.askResult': { zh: '采购结果送审', en: 'Approval of the result asked for' },
  'project.withdrawResult': { zh: '撤回采购结果审批', en: 'Result taken back from approval' },
  'project.members': { zh: '设置项目成员', en: 'Members of the project named' },
  'project.publishResult': { zh: '发布结果公告', en: 'Result published' },
  'project.entriesViewed': { zh: '开标前查看报名情况', en: 'Registrations read before the opening' },
  'project.skip': { zh: '跳过阶段', en: 'Stage skipped' },
  'contract.sign': { zh: '供应商上传合同', en: 'Contract handed in by the supplier' },
  'contract.replace': { zh: '供应商更新合同', en: 'Contract replaced by the supplier' },
  'contract.countersign': { zh: '上传双方签署的合同', en: 'Contract with both signatures handed back' },
  'project.agreements': { zh: '保存协议文件', en: 'Agreements saved' },
  'package.save': { zh: '保存采购包', en: 'Package saved' },
  'package.remove': { zh: '删除采购包', en: 'Package deleted' },
  'bulletin.save': { zh: '保存公告', en: 'Notice saved' },
  'bulletin.publish': { zh: '公告上架', en: 'Notice put up' },
  'bulletin.askApproval': { zh: '公告送审', en: 'Approval of the notice asked for' },
  'bulletin.rejectApproval': { zh: '公告审批未通过', en: 'Notice not approved' },
  'bulletin.withdrawApproval': { zh: '撤回公告审批', en: 'Notice taken back from approval' },
  'bulletin.takeDown': { zh: '公告下架', en: 'Notice taken down' },
  'bulletin.remove': { zh: '删除公告草稿', en: 'Draft notice deleted' },
  'entry.register': { zh: '供应商报名', en: 'Supplier registered' },
  'entry.change': { zh: '修改报名信息', en: 'Registration changed' },
  'entry.remove': { zh: '取消报名', en: 'Registration cancelled' },
  'entry.review': { zh: '审核报名', en: 'Registration reviewed' },
  'document.generate': { zh: '生成文件', en: 'Document made' },
  'quote.submit': { zh: '递交密封报价', en: 'Sealed quote submitted' },
  'quote.replace': { zh: '修改密封报价', en: 'Sealed quote changed' },
  'quote.withdraw': { zh: '撤回报价', en: 'Quote withdrawn' },
};

/** An act that has no words yet shows its name, so that it is noticed. */
export function actionWords(action: string): Text {
  return words[action] ?? { zh: action, en: action };
}
