import { entrustmentLifecycle } from '@zhaocai/model/agency/entrustment-lifecycle';
import { contractAcceptanceLifecycle } from '@zhaocai/model/contract/acceptance-lifecycle';
import { contractInvoiceLifecycle } from '@zhaocai/model/contract/contract-invoice';
import { purchaseContractLifecycle } from '@zhaocai/model/contract/contract-lifecycle';
import { contractPaymentLifecycle } from '@zhaocai/model/contract/contract-payment-lifecycle';
import { contractTermLifecycle } from '@zhaocai/model/contract/contract-term-lifecycle';
import { depositLifecycle } from '@zhaocai/model/deposit/deposit-lifecycle';
import { bankReceiptLifecycle } from '@zhaocai/model/deposit/bank-receipt-lifecycle';
import { committeeLifecycle } from '@zhaocai/model/evaluation/committee-lifecycle';
import { expertDrawLifecycle } from '@zhaocai/model/expert/draw/expert-draw-lifecycle';
import {
  confirmationLifecycle,
  hallLifecycle,
  hallNodeLifecycle,
  objectionLifecycle,
} from '@zhaocai/model/hall/hall-lifecycle';
import { memberLifecycle } from '@zhaocai/model/tendering/consortium';
import { invitationLifecycle } from '@zhaocai/model/tendering/invitation';
import type { AnyLifecycle } from '@zhaocai/model/kit/lifecycle';
import type { Text } from '@zhaocai/model/kit/text';
import { raisedObjectionLifecycle } from '@zhaocai/model/objection/objection-lifecycle';
import { invoiceLifecycle } from '@zhaocai/model/order/invoice-lifecycle';
import { payOrderLifecycle } from '@zhaocai/model/order/order-lifecycle';
import { payRecordLifecycle } from '@zhaocai/model/order/pay-record';
import { bulletinLifecycle } from '@zhaocai/model/tendering/bulletin-lifecycle';
import { entryLifecycle } from '@zhaocai/model/tendering/entry-lifecycle';
import { packageLifecycle } from '@zhaocai/model/tendering/package-lifecycle';
import { projectLifecycle } from '@zhaocai/model/tendering/project-lifecycle';
import { costInLifecycle } from '@zhaocai/model/treasury/cost-in-lifecycle';
import { costOutLifecycle } from '@zhaocai/model/treasury/cost-out-lifecycle';
import { payoutLifecycle } from '@zhaocai/model/treasury/payout-lifecycle';
import { quoteRoundLifecycle, roundBidderLifecycle } from '@zhaocai/model/negotiation/round-lifecycle';
import { auctionBidderLifecycle, auctionLifecycle } from '@zhaocai/model/auction/auction-lifecycle';
import { words as kitWords } from '../../../kit/text/words.ts';
import { hallWords } from '../../hall/index.ts';
import { tenderingWords } from '../words.ts';

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
  'agencyDraw.takeOver': { zh: '接替监督代理机构抽取', en: 'Supervision of an agency draw taken over' },
  'evaluationReport.passOver': { zh: '登记候选人顺延', en: 'Candidate passed over' },
  'project.select': { zh: '保存选择', en: 'Selection saved' },
  'project.submitSelection': { zh: '提交采购结果', en: 'Selection submitted' },
  'project.approveResult': { zh: '负责人确认结果', en: 'Result confirmed by the manager' },
  'project.rejectResult': { zh: '负责人退回结果', en: 'Result returned by the manager' },
  'project.askResult': { zh: '采购结果送审', en: 'Approval of the result asked for' },
  'project.withdrawResult': { zh: '撤回采购结果审批', en: 'Result taken back from approval' },
  'project.handOver': { zh: '移交项目经办', en: 'Project handed over' },
  'project.members': { zh: '设置项目成员', en: 'Members of the project named' },
  'project.unlock': { zh: '开标密钥持有人解锁', en: 'Unlocked by a holder of an opening key' },
  'openedQuote.rule': { zh: '认定未开启报价的责任', en: 'Ruled on a bid that did not open' },
  // As it was called before a ruling had states of its own.
  'project.rule': { zh: '认定未开启报价的责任', en: 'Ruled on a bid that did not open' },
  'project.keyHolders': { zh: '设置开标密钥持有人', en: 'Holders of opening keys named' },
  'project.tasks': { zh: '生成项目任务', en: 'Tasks of the project made' },
  'projectTask.begin': { zh: '任务开始', en: 'Task begun' },
  'projectTask.lapse': { zh: '任务逾期', en: 'Task overdue' },
  'projectTask.finish': { zh: '任务办结', en: 'Task finished' },
  'projectTask.follow': { zh: '任务随项目办结', en: 'Task done with the project' },
  'projectTask.pass': { zh: '任务随项目跳过', en: 'Task passed by the project' },
  'projectTask.reopen': { zh: '任务随项目重新办理', en: 'Task done anew with the project' },
  'projectTask.handOn': { zh: '任务转交', en: 'Task handed on' },
  'projectTask.skip': { zh: '任务跳过', en: 'Task skipped' },
  'project.publishResult': { zh: '发布结果公告', en: 'Result published' },
  'project.conclude': projectLifecycle.actions.conclude.label,
  'entryMember.join': memberLifecycle.actions.join.label,
  'entryMember.decline': memberLifecycle.actions.decline.label,
  'invitation.add': { zh: '加入邀请名单', en: 'Put on the list of the invited' },
  'invitation.remove': { zh: '移出邀请名单', en: 'Taken off the list of the invited' },
  'invitation.send': invitationLifecycle.actions.send.label,
  'invitation.accept': invitationLifecycle.actions.accept.label,
  'invitation.decline': invitationLifecycle.actions.decline.label,
  'invitation.noteDecline': invitationLifecycle.actions.noteDecline.label,
  'invitation.lapse': { zh: '邀请逾期未答复', en: 'Invitation not answered in time' },
  'invitationDraw.add': { zh: '确定备选供应商，发起抽取', en: 'Pool laid down, draw of suppliers begun' },
  'invitationDraw.finish': { zh: '抽取出受邀供应商', en: 'Suppliers drawn' },
  'invitationDraw.annul': { zh: '作废供应商抽取', en: 'Draw of suppliers declared void' },
  'sourceObjection.add': { zh: '登记公示异议', en: 'Objection to a single source noted' },
  'sourceObjection.dismiss': { zh: '异议不成立', en: 'Objection not upheld' },
  'sourceObjection.uphold': { zh: '异议成立', en: 'Objection upheld' },
  'project.takingsViewed': {
    zh: '开标前查看采购文件领取情况',
    en: 'Takings of documents looked at before the opening',
  },
  'project.documentsSold': { zh: '登记线下购买采购文件', en: 'Sale of documents noted' },
  'project.entriesViewed': { zh: '开标前查看报名情况', en: 'Registrations read before the opening' },
  'project.retreat': projectLifecycle.actions.retreat.label,
  'project.change': { zh: '按变更公告变更项目', en: 'Project changed by a notice' },
  'project.confirmDocuments': projectLifecycle.actions.confirmDocuments.label,
  'project.suspend': projectLifecycle.actions.suspend.label,
  'project.resume': projectLifecycle.actions.resume.label,
  'documentConfirm.handIn': { zh: '提交采购文件', en: 'Documents handed in' },
  'documentConfirm.agree': { zh: '确认采购文件', en: 'Documents confirmed' },
  'documentConfirm.back': { zh: '退回采购文件', en: 'Documents returned' },
  'documentConfirm.withdraw': { zh: '撤回采购文件', en: 'Documents taken back' },
  'project.fail': projectLifecycle.actions.fail.label,
  'project.terminate': projectLifecycle.actions.terminate.label,
  'project.publishFailure': projectLifecycle.actions.publishFailure.label,
  'project.recallResult': projectLifecycle.actions.recallResult.label,
  'project.undoResult': projectLifecycle.actions.undoResult.label,
  'project.rebid': { zh: '重新立项', en: 'Procured again' },
  'projectException.ask': { zh: '提交异常申请', en: 'Exception asked for' },
  'projectException.agree': { zh: '同意异常申请', en: 'Exception agreed to' },
  'projectException.refuse': { zh: '不同意异常申请', en: 'Exception refused' },
  'projectException.withdraw': { zh: '撤回异常申请', en: 'Exception taken back' },
  'question.answer': { zh: '起草提问答复', en: 'Answer drafted' },
  'question.publish': { zh: '发布提问答复', en: 'Answer published' },
  'question.close': { zh: '关闭提问', en: 'Question closed' },
  'question.reopen': { zh: '重新打开提问', en: 'Question opened again' },
  'objection.papers': { zh: '下载质疑投诉档案', en: 'Papers of an objection downloaded' },
  'clarification.publish': { zh: '公开答疑', en: 'Clarification published' },
  'projectModify.submit': { zh: '提交变更申请', en: 'Change applied for' },
  'projectModify.recall': { zh: '撤回变更申请', en: 'Change application taken back' },
  'projectModify.approve': { zh: '同意变更申请', en: 'Change agreed to' },
  'projectModify.reject': { zh: '驳回变更申请', en: 'Change rejected' },
  'agencyDraw.add': { zh: '发起代理机构抽取', en: 'Draw of an agency begun' },
  'agencyDraw.join': { zh: '监督人加入抽取，候选机构确定', en: 'Supervisor joined the draw: candidates stand' },
  'agencyDraw.reveal': { zh: '公开抽取随机数', en: 'A secret of the draw shown' },
  'agencyDraw.finish': { zh: '抽取出代理机构顺序', en: 'Order of agencies drawn' },
  'agencyDraw.cancel': { zh: '撤销代理机构抽取', en: 'Draw withdrawn before it began' },
  'agencyEntrustment.amend': { zh: '更换委托协议，待机构重新接受', en: 'Agreement replaced, to be accepted anew' },
  'agencyDraw.passTurn': { zh: '确认顺延', en: 'Turn of the draw passed on' },
  'agencyDraw.annul': { zh: '作废代理机构抽取', en: 'Draw declared void' },
  'agencyEntrustment.add': { zh: '选定代理机构', en: 'Agency chosen' },
  'agencyEntrustment.edit': { zh: '上传委托协议', en: 'Agreement with the agency handed in' },
  'agencyEntrustment.confirm': { zh: '确认选定代理机构', en: 'Choice of the agency confirmed' },
  'agencyEntrustment.refuse': { zh: '不同意选定代理机构', en: 'Choice of the agency refused' },
  'agencyEntrustment.accept': { zh: '代理机构接受委托', en: 'Agency accepted' },
  'agencyEntrustment.giveBack': { zh: '代理机构退回委托', en: 'Agency gave the project back' },
  'agencyEntrustment.end': { zh: '终止委托代理', en: 'Entrustment ended' },
  'agencyEntrustment.complete': { zh: '完成委托代理', en: 'Entrustment completed' },
  'agencyEntrustment.conclude': entrustmentLifecycle.actions.conclude.label,
  'agencyEntrustment.lapse': entrustmentLifecycle.actions.lapse.label,
  'agencyEntrustment.resume': entrustmentLifecycle.actions.resume.label,
  'package.fail': { zh: '采购包流标', en: 'Packages failed' },
  'package.terminate': { zh: '采购包终止', en: 'Packages terminated' },
  'package.reopen': { zh: '采购包重新确定结果', en: 'Packages to be decided again' },
  'bulletin.supersede': { zh: '公告被替代', en: 'Notice superseded' },
  'bulletin.putUpAgain': { zh: '公告重新上架', en: 'Notice put up again' },
  'entry.fail': { zh: '报名随流标结束', en: 'Registrations ended by the failure' },
  'entry.terminate': { zh: '报名随终止结束', en: 'Registrations ended by the termination' },
  'entry.reopen': { zh: '报名重新确定结果', en: 'Registrations to be decided again' },
  'project.skip': { zh: '跳过阶段', en: 'Stage skipped' },
  'contract.planPayments': { zh: '编制付款计划', en: 'Planned the payments' },
  'contractAcceptance.drawUp': { zh: '起草履约验收', en: 'Drew an acceptance up' },
  'contractPayment.apply': { zh: '填写付款申请', en: 'Applied for a payment' },
  'payout.apply': { zh: '申请提现', en: 'Applied for a withdrawal' },
  'projectCost.save': { zh: '保存项目费用', en: 'Planned an expense' },
  'projectCost.remove': { zh: '删除项目费用', en: 'Deleted an expense' },
  'projectCostDetail.save': { zh: '保存费用明细', en: 'Noted what was spent' },
  'projectCostDetail.remove': { zh: '删除费用明细', en: 'Deleted a sum that was spent' },
  'contractInvoice.add': { zh: '登记合同发票', en: 'Noted an invoice' },
  'contract.supplement': { zh: '起草补充合同', en: 'Supplement drawn up' },
  'contract.drawUp': { zh: '起草采购合同', en: 'Contract drawn up' },
  'contract.update': { zh: '修改采购合同', en: 'Contract changed' },
  'contract.sign': { zh: '供应商上传合同', en: 'Contract handed in by the supplier' },
  'contract.replace': { zh: '供应商更新合同', en: 'Contract replaced by the supplier' },
  'contract.countersign': { zh: '上传双方签署的合同', en: 'Contract with both signatures handed back' },
  'project.agreements': { zh: '保存协议文件', en: 'Agreements saved' },
  'package.save': { zh: '保存采购包', en: 'Package saved' },
  'package.remove': { zh: '删除采购包', en: 'Package deleted' },
  'bulletin.save': { zh: '保存公告', en: 'Notice saved' },
  'bulletin.publish': { zh: '公告上架', en: 'Notice put up' },
  'bulletin.handOver': { zh: '变更公告交他人发布', en: 'Change notice handed to another' },
  'bulletin.askApproval': { zh: '公告送审', en: 'Approval of the notice asked for' },
  'bulletin.rejectApproval': { zh: '公告审批未通过', en: 'Notice not approved' },
  'bulletin.withdrawApproval': { zh: '撤回公告审批', en: 'Notice taken back from approval' },
  'bulletin.takeDown': { zh: '公告下架', en: 'Notice taken down' },
  'bulletin.remove': { zh: '删除公告草稿', en: 'Draft notice deleted' },
  'entry.signUp': { zh: '登记线下报名', en: 'Registered on paper' },
  'relatedBidder.find': { zh: '发现可能关联的投标人', en: 'Bidders found who seem to be related' },
  'relatedBidder.uphold': { zh: '认定关联投标人', en: 'Bidders judged to be related' },
  'relatedBidder.clear': { zh: '排除关联投标人', en: 'Bidders judged not to be related' },
  'entry.exclude': { zh: '认定投标无效', en: 'Offers made invalid' },
  'entry.readmit': { zh: '恢复投标有效', en: 'Offers valid again' },
  'entry.register': { zh: '供应商报名', en: 'Supplier registered' },
  'entry.change': { zh: '修改报名信息', en: 'Registration changed' },
  'entry.remove': { zh: '取消报名', en: 'Registration cancelled' },
  'entry.review': { zh: '审核报名', en: 'Registration reviewed' },
  'document.generate': { zh: '生成文件', en: 'Document made' },
  'quote.submit': { zh: '递交密封报价', en: 'Sealed quote submitted' },
  'quote.replace': { zh: '修改密封报价', en: 'Sealed quote changed' },
  'project.dossier': { zh: '生成归档资料', en: 'Archive made' },
  'hall.setUp': { zh: '设置开标大厅', en: 'Opening hall set up' },
  'hall.configure': { zh: '调整开标设置', en: 'Settings of the opening changed' },
  'hall.video': { zh: '开关开标视频', en: 'Video of the opening switched' },
  'hall.live': { zh: '设置开标直播', en: 'Broadcast of the opening set' },
  'auction.set': { zh: '设置竞价', en: 'Auction set up' },
  'auction.change': { zh: '调整或延期竞价', en: 'Auction changed or put off' },
  'quoteRound.call': { zh: '发起报价轮次', en: 'Round of quotes begun' },
  'quoteRound.unlock': { zh: '解锁轮次报价', en: 'Round unlocked by a holder' },
  'roundBidder.quote': { zh: '递交轮次报价', en: 'Quote handed in for a round' },
  'auction.bid': { zh: '竞价出价', en: 'Bid in an auction' },
  'attendance.sign': { zh: '开标签到', en: 'Signed in to the opening' },
  'expertDraw.add': { zh: '新建专家抽取', en: 'Draw of experts written down' },
  'expertDraw.edit': { zh: '修改专家抽取', en: 'Draw of experts changed' },
  'expertDraw.notify': { zh: '通知抽中专家', en: 'Drawn experts notified' },
  'evaluationStandard.add': { zh: '编制评审标准', en: 'Evaluation standard written' },
  'evaluationStandard.edit': { zh: '修改评审标准', en: 'Evaluation standard changed' },
  'evaluationStandard.delete': { zh: '删除评审标准', en: 'Evaluation standard removed' },
  'committee.add': { zh: '组建评审委员会', en: 'Committee formed' },
  'committee.edit': { zh: '修改评审委员会', en: 'Committee changed' },
  'committeeMember.add': { zh: '列入评审成员', en: 'Seat in a committee given' },
  'committeeMember.delete': { zh: '移出评审成员', en: 'Seat in a committee taken away' },
  'deposit.answerAppeal': { zh: '答复保证金申诉', en: 'Appeal about a deposit answered' },
  'quote.revoke': { zh: '截止后撤销投标', en: 'Bid revoked after the deadline' },
  'quote.withdraw': { zh: '撤回报价', en: 'Quote withdrawn' },
};

const moved: Readonly<Record<string, { readonly of: Text; readonly lifecycle: AnyLifecycle }>> = {
  project: { of: tenderingWords.project, lifecycle: projectLifecycle },
  package: { of: tenderingWords.package, lifecycle: packageLifecycle },
  bulletin: { of: kitWords.notice, lifecycle: bulletinLifecycle },
  entry: { of: tenderingWords.registration, lifecycle: entryLifecycle },
  quoteRound: { of: { zh: '报价轮次', en: 'Round of quotes' }, lifecycle: quoteRoundLifecycle },
  roundBidder: { of: { zh: '轮次报价', en: 'Quotes of a round' }, lifecycle: roundBidderLifecycle },
  auction: { of: { zh: '竞价', en: 'Auction' }, lifecycle: auctionLifecycle },
  auctionBidder: { of: { zh: '竞价供应商', en: 'Bidders of an auction' }, lifecycle: auctionBidderLifecycle },
  hall: { of: hallWords.hall, lifecycle: hallLifecycle },
  hallNode: { of: { zh: '开标环节', en: 'Step of the opening' }, lifecycle: hallNodeLifecycle },
  hallConfirmation: { of: { zh: '开标记录确认', en: 'Record of the opening' }, lifecycle: confirmationLifecycle },
  hallObjection: { of: { zh: '开标异议', en: 'Objection at the opening' }, lifecycle: objectionLifecycle },
  expertDraw: { of: { zh: '专家抽取', en: 'Draw of experts' }, lifecycle: expertDrawLifecycle },
  committee: { of: kitWords.committee, lifecycle: committeeLifecycle },
  deposit: { of: { zh: '保证金', en: 'Deposit' }, lifecycle: depositLifecycle },
  bankReceipt: { of: { zh: '银行到账', en: 'Bank receipt' }, lifecycle: bankReceiptLifecycle },
  contract: { of: { zh: '采购合同', en: 'Contract' }, lifecycle: purchaseContractLifecycle },
  contractTerm: { of: kitWords.paymentPlan, lifecycle: contractTermLifecycle },
  contractAcceptance: { of: kitWords.acceptance, lifecycle: contractAcceptanceLifecycle },
  contractPayment: { of: { zh: '合同付款', en: 'Payment of a contract' }, lifecycle: contractPaymentLifecycle },
  contractInvoice: { of: { zh: '合同发票', en: 'Invoice of a contract' }, lifecycle: contractInvoiceLifecycle },
  objection: { of: { zh: '质疑投诉', en: 'Objection' }, lifecycle: raisedObjectionLifecycle },
  payOrder: { of: { zh: '订单', en: 'Order' }, lifecycle: payOrderLifecycle },
  payRecord: { of: { zh: '支付流水', en: 'Payment' }, lifecycle: payRecordLifecycle },
  invoice: { of: { zh: '发票', en: 'Invoice' }, lifecycle: invoiceLifecycle },
  costOut: { of: { zh: '项目支出', en: 'Paid for the project' }, lifecycle: costOutLifecycle },
  costIn: { of: { zh: '项目收款', en: 'Money for the project' }, lifecycle: costInLifecycle },
  payout: { of: { zh: '钱包提现', en: 'Withdrawal' }, lifecycle: payoutLifecycle },
};

/** An act of a version to come. */
export const otherAct: Text = { zh: '其他操作', en: 'Another act' };

/** An act without words of its own is called as its lifecycle calls it: nobody reads a code. */
export function actionWords(action: string): Text {
  const [subject = '', act = ''] = action.split('.');
  const { of, lifecycle } = moved[subject] ?? {};
  const label = lifecycle?.actions[act]?.label;
  if (words[action] || !of || !label) return words[action] ?? otherAct;
  return { zh: `${of.zh}：${label.zh}`, en: `${of.en}: ${label.en}` };
}
