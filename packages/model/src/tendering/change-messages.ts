import type { Text } from '../kit/text.ts';

/** What is refused on the way from a confirmed project to its result beside the ordinary course. */
export const changeMessages = {
  'tendering.changeNothing': { zh: '请至少填写一项变更，且与现在的内容不同', en: 'Change at least one thing' },
  'tendering.changeField': { zh: '“{field}”不能通过变更公告修改', en: '“{field}” cannot be changed by a notice' },
  'tendering.changeEarlier': {
    zh: '“{field}”只能推迟，不能早于{before}',
    en: '“{field}” can only be moved to a later time than {before}',
  },
  'tendering.changePast': { zh: '“{field}”必须晚于当前时间', en: '“{field}” must lie ahead' },
  'tendering.changeOver': {
    zh: '报价已截止，只能推迟开标时间',
    en: 'Quoting is over; only the opening can still be moved',
  },
  'tendering.saleShort': {
    zh: '采购文件提供时间不足{days}{unit}，报名截止时间不得早于{earliest}（{article}）',
    en: 'The documents are offered for less than {days} {unit}; registration must not end before {earliest} ({article})',
  },
  'tendering.saleShortReason': {
    zh: '采购文件提供时间不足{days}{unit}（{article}），如需继续请填写理由（至少{least}个字）',
    en: 'The documents are offered for less than {days} {unit} ({article}); give a reason of {least} characters to go on',
  },
  'tendering.documentsMissing': {
    zh: '请上传采购文件',
    en: 'Upload the documents of the procurement',
  },
  'tendering.documentsAsked': {
    zh: '采购文件已提交确认，请等待确认或先撤回',
    en: 'The documents are handed in: wait for the decision, or take them back first',
  },
  'tendering.documentsInFlow': {
    zh: '采购文件正在审批，请在审批中处理',
    en: 'The documents are being approved: decide there',
  },
  'tendering.confirmElsewhere': {
    zh: '合同文本在项目的“合同”中提交确认',
    en: 'Contracts are handed in under the contracts of the project',
  },
  'tendering.candidatesMissing': {
    zh: '请先发布中标候选人公示（{article}）',
    en: 'Publicise the candidates first ({article})',
  },
  'tendering.candidatesRunning': {
    zh: '中标候选人公示至{until}，期满后才能确认结果（{article}）',
    en: 'The candidates are publicised until {until}; the result is confirmed after it ({article})',
  },
  'tendering.noticeShort': {
    zh: '公告期限不得少于{days}{unit}，公告截止时间不得早于{earliest}（{article}）',
    en: 'The notice stands at least {days} {unit}: it must not end before {earliest} ({article})',
  },
  'tendering.noticeEnded': {
    zh: '公告截止时间已过，请改为以后的时间，或留空由系统按法定期限确定',
    en: 'The end of the notice has passed: choose a later one, or leave it empty for what the law says',
  },
  'tendering.candidatesShort': {
    zh: '公示期不得少于{days}{unit}，公告截止时间不得早于{earliest}（{article}）',
    en: 'The publicity lasts at least {days} {unit}: the notice must not end before {earliest} ({article})',
  },
  'tendering.changeShort': {
    zh: '变更可能影响报价，距报价截止应不少于{days}{unit}，截止时间须顺延至{earliest}或之后（{article}）',
    en: 'The change may affect quotes and must leave {days} {unit}: move the deadline to {earliest} or later ({article})',
  },
  'tendering.changeShortReason': {
    zh: '变更可能影响报价，距报价截止不足{days}{unit}（{article}），如需继续请填写理由（至少{least}个字）',
    en: 'The change may affect quotes and leaves less than {days} {unit} ({article}); give a reason of {least} characters to go on',
  },
  'tendering.toldTime': {
    zh: '公告正文中的“{field}”是{told}，项目现为{time}，请修改正文后发布',
    en: 'The text says {told} for “{field}”, the project {time}: correct the text first',
  },
  'tendering.unfairClauses': {
    zh: '公告正文中有限制竞争的条款：{names}（“{words}”等，见条款核查）。请修改正文；确需保留的，说明理由（至少{least}个字），理由将存证',
    en: 'The text has clauses that shut suppliers out: {names} (“{words}” …; see the check of clauses). Mend it, or publish it with a reason of {least} characters, which is kept as evidence',
  },
  'tendering.noticeUnfilled': {
    zh: '公告正文中还有待填写的内容：“{words}”，请填写或删除后再发布',
    en: 'The text still has something to be filled in: “{words}”. Fill it in or take it out before it is published',
  },
  'tendering.noticeLacks': {
    zh: '公告未载明或写错：{names}（{article}）。请改正正文；确需如此发布的，说明理由（至少{least}个字），理由将存证',
    en: 'The notice does not say, or not as the project: {names} ({article}). Mend the text, or publish it with a reason of {least} characters, which is kept as evidence',
  },
  'tendering.toldOtherwise': {
    zh: '公告正文中的“{words}”与项目的时间或金额不一致，供应商将以项目数据为准：请修改正文；确需保留的，由撰写人以外的人发布并说明原因（至少{least}个字）',
    en: '“{words}” in the text is not what the project says, by which suppliers are held: correct it, or let another than its writer publish it with a reason of {least} characters',
  },
  'tendering.noticeReplaced': {
    zh: '已被“{title}”替代，不能重新上架',
    en: '“{title}” has taken its place; it cannot be put up again',
  },
  'tendering.notChangeNotice': { zh: '该公告不是变更公告', en: 'This is no change notice' },
  'tendering.modifyClosed': {
    zh: '只有草稿、已驳回或已撤回的变更申请可以修改或删除',
    en: 'Only a draft, a rejected or a withdrawn application can be changed or deleted',
  },
  'tendering.modifyInFlow': { zh: '变更申请正在审批流程中', en: 'A flow decides about this application' },
  'tendering.modifyBefore': {
    zh: '项目尚未发布公告，请直接修改项目',
    en: 'The project is not published yet: change the project itself',
  },
  'tendering.modifyContract': {
    zh: '合同变更请在合同签订后通过合同管理办理，此处不能申请',
    en: 'Contracts are changed in contract management once they are signed, not here',
  },
  'tendering.modifyResultEarly': {
    zh: '结果尚未公告，请在项目中“撤回采购结果”后重新确定',
    en: 'The result is not published yet: recall it on the project and select anew',
  },
  'tendering.modifyResultFile': {
    zh: '中标（成交）通知书发出后不得变更结果；确因投诉处理决定或法院文书需要变更的，请上传该文件',
    en: 'A result is not changed once it is announced, except by a decision on a complaint or of a court: upload it',
  },
  'tendering.quoteNotChanged': {
    zh: '该变更公告不涉及您的报价，无需确认',
    en: 'This notice does not concern your quote: there is nothing to confirm',
  },
  'tendering.questionsOpen': {
    zh: '还有{count}个提问未发布答复，如需继续请填写理由（至少{least}个字）',
    en: '{count} questions have no published answer; give a reason of {least} characters to go on',
  },
  'tendering.rebidNothing': {
    zh: '没有流标或终止的采购包，不能重新采购',
    en: 'No package has failed or was terminated: there is nothing to procure again',
  },
  'tendering.rebidTwice': { zh: '已经重新立项：{projectNo}', en: 'It is procured again already: {projectNo}' },
} as const satisfies Record<string, Text>;
