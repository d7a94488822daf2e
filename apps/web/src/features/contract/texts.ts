import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../kit/text/words.ts';
import { contractWords } from './words.ts';

export const contractTexts = {
  ...contractWords,
  keyword: { zh: '合同编号、名称或供应商', en: 'No., name or supplier' },
  none: { zh: '暂无合同', en: 'No contracts yet' },
  noneBuyer: {
    zh: '结果公布后，点“起草合同”，从中标（成交）结果开始。',
    en: 'Once a result is published, draw a contract up from the award.',
  },
  noneSupplier: { zh: '采购人发送合同后，合同显示在这里。', en: 'What a buyer sends you to sign appears here.' },
  chooseAward: { zh: '选择中标（成交）结果', en: 'Choose the award' },
  noAward: { zh: '没有待签合同的中标（成交）结果', en: 'No award waits for a contract' },
  noAwardHelp: {
    zh: '结果公布并确定中标（成交）供应商后，可以起草合同。',
    en: 'A contract is drawn up once a result is published.',
  },
  choose: { zh: '请从列表选择合同', en: 'Choose a contract from the list' },
  facts: { zh: '合同信息', en: 'The contract' },
  lines: { zh: '合同明细', en: 'Lines' },
  linesNote: { zh: '与中标（成交）报价一致，不可更改', en: 'As they were bid: they are not changed' },
  signing: { zh: '签订与备案', en: 'Signing and filing' },
  papers: { zh: '签章文件', en: 'Signed papers' },
  noPapers: { zh: '双方尚未上传签章文件', en: 'Nothing was signed yet' },
  fromAward: {
    zh: '合同金额和明细按中标（成交）报价填写，背离投标文件实质性内容的不能保存。',
    en: 'Price and lines are those of the bid; a contract that leaves it is not saved.',
  },
  late: {
    zh: '已超过签约期限 {date}，请说明原因。',
    en: 'The time to sign ended on {date}: say why it is late.',
  },
  saved: words.saved,
  drawnUp: { zh: '已保存草稿，请提交审批', en: 'Saved as a draft: hand it in for approval next' },
  save: { zh: '保存草稿', en: 'Save the draft' },
  edit: { zh: '修改合同', en: 'Change it' },
  print: { zh: '打印合同', en: 'Contract as PDF' },
  signOwn: { zh: '上传签章合同', en: 'Hand in the signed contract' },
  signNote: {
    zh: '请上传已签章的合同（PDF 或图片）。提交后采购人签章，合同即成立。',
    en: 'Add the contract that you signed (PDF or picture). The buyer signs next, and it is in force.',
  },
  signedDone: { zh: '已提交，等待采购人签章', en: 'Handed in: the buyer signs next' },
  countersign: { zh: '上传双签合同', en: 'Hand back with both signatures' },
  countersignNote: {
    zh: '请上传双方签章的合同。提交后合同签订完成，不能撤回。',
    en: 'Add the contract with both signatures. It is then in force and is not taken back.',
  },
  countersigned: { zh: '合同已签订', en: 'The contract is signed' },
  signedFile: { zh: '签章合同', en: 'Signed contract' },
  giveBack: { zh: '退回修改', en: 'Send back' },
  giveBackDone: { zh: '已退回，采购人修改后重新发送', en: 'Sent back to the buyer' },
  refuse: { zh: '拒绝签订', en: 'Refuse to sign' },
  refuseNote: {
    zh: '拒绝签订将使合同作废，保证金可能不予退还，且不能恢复。',
    en: 'This ends the contract, your deposit may be forfeited, and it cannot be undone.',
  },
  refused: { zh: '已拒绝签订', en: 'Refused' },
  reason: words.reasonOfTen,
  announce: { zh: '登记合同公告', en: 'Note the notice' },
  announced: { zh: '已登记公告', en: 'Noted' },
  file: { zh: '登记合同备案', en: 'Note the filing' },
  filed: { zh: '已登记备案', en: 'Noted' },
  followUp: { zh: '处理拒签', en: 'Decide what follows' },
  followNote: {
    zh: '顺延或重新采购在项目页面办理，保证金不予退还在保证金页面办理。',
    en: 'The next candidate and another procurement are dealt with on the page of the project, forfeiture on that of the deposit.',
  },
  followed: { zh: '已记录处理决定', en: 'The decision is noted' },
  refusedNotice: {
    zh: '中标（成交）供应商拒绝签订合同，请决定顺延、重新采购或重新起草。',
    en: 'The winner has refused to sign: decide what follows.',
  },
  award: { zh: '{package} · {supplier}', en: '{package} · {supplier}' },
  history: words.history,
} as const satisfies Record<string, Text>;
