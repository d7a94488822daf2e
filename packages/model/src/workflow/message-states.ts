import { named, type CodeOf } from '../kit/named.ts';

/** What a message is about. */
export const messageKind = named({
  todo: { value: 'todo', label: { zh: '待办', en: 'To do' }, tone: 'orange' },
  returned: { value: 'returned', label: { zh: '退回', en: 'Sent back' }, tone: 'red' },
  urge: { value: 'urge', label: { zh: '催办', en: 'Urged' }, tone: 'orange' },
  overdue: { value: 'overdue', label: { zh: '超期', en: 'Overdue' }, tone: 'red' },
  finished: { value: 'finished', label: { zh: '通过', en: 'Passed' }, tone: 'green' },
  rejected: { value: 'rejected', label: { zh: '驳回', en: 'Rejected' }, tone: 'red' },
  withdrawn: { value: 'withdrawn', label: { zh: '撤销', en: 'Withdrawn' }, tone: 'grey' },
  terminated: { value: 'terminated', label: { zh: '终止', en: 'Terminated' }, tone: 'red' },
  error: { value: 'error', label: { zh: '异常', en: 'Stuck' }, tone: 'red' },
  cc: { value: 'cc', label: { zh: '抄送', en: 'Copy' }, tone: 'blue' },
  contractSigned: { value: 'contractSigned', label: { zh: '合同已上传', en: 'Contract signed' }, tone: 'orange' },
  contractChanged: { value: 'contractChanged', label: { zh: '合同已更新', en: 'Contract replaced' }, tone: 'orange' },
  projectChanged: { value: 'projectChanged', label: { zh: '采购变更', en: 'Procurement changed' }, tone: 'orange' },
  projectSuspended: {
    value: 'projectSuspended',
    label: { zh: '采购暂停', en: 'Procurement suspended' },
    tone: 'orange',
  },
  projectResumed: { value: 'projectResumed', label: { zh: '采购恢复', en: 'Procurement resumed' }, tone: 'blue' },
  questionAnswered: { value: 'questionAnswered', label: { zh: '答疑已发布', en: 'Question answered' }, tone: 'blue' },
  questionClosed: { value: 'questionClosed', label: { zh: '提问已关闭', en: 'Question closed' }, tone: 'grey' },
  objectionAnswered: {
    value: 'objectionAnswered',
    label: { zh: '开标异议已答复', en: 'Objection answered' },
    tone: 'blue',
  },
  projectEnded: { value: 'projectEnded', label: { zh: '采购终止', en: 'Procurement ended' }, tone: 'red' },
  resultWithdrawn: { value: 'resultWithdrawn', label: { zh: '结果撤销', en: 'Result withdrawn' }, tone: 'orange' },
  exceptionAsked: { value: 'exceptionAsked', label: { zh: '异常待审', en: 'Exception to decide' }, tone: 'orange' },
  exceptionDecided: { value: 'exceptionDecided', label: { zh: '异常已审', en: 'Exception decided' }, tone: 'blue' },
  newDevice: { value: 'newDevice', label: { zh: '新设备登录', en: 'New device' }, tone: 'orange' },
  factorsReset: { value: 'factorsReset', label: { zh: '双重验证已重置', en: 'Second factor reset' }, tone: 'orange' },
  webhookDead: { value: 'webhookDead', label: { zh: '事件推送失败', en: 'Webhook given up' }, tone: 'red' },
  fileSpace: { value: 'fileSpace', label: { zh: '附件空间将满', en: 'Room for files runs out' }, tone: 'orange' },
  submitted: { value: 'submitted', label: { zh: '已提交', en: 'Submitted' }, tone: 'blue' },
  confirmed: { value: 'confirmed', label: { zh: '已确认', en: 'Confirmed' }, tone: 'green' },
  published: { value: 'published', label: { zh: '已发布', en: 'Published' }, tone: 'green' },
  opened: { value: 'opened', label: { zh: '已开标', en: 'Opened' }, tone: 'blue' },
  resultSubmitted: { value: 'resultSubmitted', label: { zh: '结果已提交', en: 'Result submitted' }, tone: 'blue' },
  resultConfirmed: { value: 'resultConfirmed', label: { zh: '结果已确认', en: 'Result confirmed' }, tone: 'green' },
  resultReturned: { value: 'resultReturned', label: { zh: '结果已退回', en: 'Result returned' }, tone: 'red' },
  resultPublished: { value: 'resultPublished', label: { zh: '结果已公告', en: 'Result published' }, tone: 'green' },
  entryApproved: { value: 'entryApproved', label: { zh: '报名已通过', en: 'Registration approved' }, tone: 'green' },
  entryRejected: { value: 'entryRejected', label: { zh: '报名未通过', en: 'Registration rejected' }, tone: 'red' },
  bidExcluded: { value: 'bidExcluded', label: { zh: '投标无效', en: 'Bid invalid' }, tone: 'red' },
  bidReadmitted: { value: 'bidReadmitted', label: { zh: '投标恢复有效', en: 'Bid valid again' }, tone: 'blue' },
  invited: { value: 'invited', label: { zh: '收到采购邀请', en: 'Invited to offer' }, tone: 'blue' },
  invitationDeclined: {
    value: 'invitationDeclined',
    label: { zh: '邀请被谢绝', en: 'Invitation declined' },
    tone: 'orange',
  },
  consortiumAsked: {
    value: 'consortiumAsked',
    label: { zh: '邀请加入联合体', en: 'Asked into a consortium' },
    tone: 'blue',
  },
  consortiumComplete: {
    value: 'consortiumComplete',
    label: { zh: '联合体已成立', en: 'Consortium complete' },
    tone: 'green',
  },
  consortiumDeclined: {
    value: 'consortiumDeclined',
    label: { zh: '联合体被谢绝', en: 'Consortium declined' },
    tone: 'orange',
  },
  won: { value: 'won', label: { zh: '中标（成交），请上传合同', en: 'Awarded: hand in the contract' }, tone: 'green' },
  lost: { value: 'lost', label: { zh: '未中标（成交）', en: 'Not awarded' }, tone: 'grey' },
  handedDown: { value: 'handedDown', label: { zh: '已下达', en: 'Handed down' }, tone: 'green' },
  roomAllocated: { value: 'roomAllocated', label: { zh: '已配房', en: 'Room allocated' }, tone: 'green' },
  cancelled: { value: 'cancelled', label: { zh: '已取消', en: 'Cancelled' }, tone: 'grey' },
  supplierBlackListed: { value: 'supplierBlackListed', label: { zh: '列入黑名单', en: 'Black-listed' }, tone: 'red' },
  supplierRestored: { value: 'supplierRestored', label: { zh: '移出黑名单', en: 'Off the black list' }, tone: 'green' },
  depositConfirmed: {
    value: 'depositConfirmed',
    label: { zh: '保证金已到账', en: 'Deposit confirmed' },
    tone: 'green',
  },
  depositRejected: {
    value: 'depositRejected',
    label: { zh: '保证金被驳回', en: 'Deposit rejected' },
    tone: 'red',
  },
  depositRefunded: {
    value: 'depositRefunded',
    label: { zh: '保证金已退还', en: 'Deposit refunded' },
    tone: 'green',
  },
  depositConverted: {
    value: 'depositConverted',
    label: { zh: '保证金已转履约', en: 'Deposit converted' },
    tone: 'blue',
  },
  depositForfeiting: {
    value: 'depositForfeiting',
    label: { zh: '保证金拟不予退还', en: 'Forfeiture proposed' },
    tone: 'orange',
  },
  depositForfeited: {
    value: 'depositForfeited',
    label: { zh: '保证金不予退还', en: 'Deposit forfeited' },
    tone: 'red',
  },
  depositKept: {
    value: 'depositKept',
    label: { zh: '保证金恢复缴纳', en: 'Deposit stands again' },
    tone: 'blue',
  },
  contractDone: { value: 'contractDone', label: { zh: '合同已双签', en: 'Contract complete' }, tone: 'green' },
});

export type MessageKind = CodeOf<typeof messageKind>;

/** Whether it was read (the API's `auditStatus` of a message). */
export const readStatus = named({
  unread: { value: 0, label: { zh: '未读', en: 'Unread' }, tone: 'orange' },
  read: { value: 1, label: { zh: '已读', en: 'Read' }, tone: 'grey' },
});
