import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../../kit/text/words.ts';
import { evaluationWords } from '../words.ts';

export const reportTexts = {
  ...evaluationWords,
  report: { zh: '评审报告', en: 'Report' },
  progress: { zh: '已签署 {done}/{count}', en: '{done} of {count} have signed' },
  signatures: { zh: '成员签署', en: 'Signatures' },
  paper: { zh: '报告正文', en: 'The report' },
  due: { zh: '签署期限 {time}', en: 'Due {time}' },
  readFirst: {
    zh: '请阅读下方报告后签署。签署后不能修改；报告变更的，签署作废并另行通知。',
    en: 'Read the report below before you sign. A signature is not changed; where the report changes it is void, and you are told.',
  },
  masked: {
    zh: '结果公布前，评审成员姓名按规定保密。',
    en: 'Names of members are kept back until the result is published.',
  },
  sign: { zh: '签字', en: 'Sign' },
  signAsk: {
    zh: '确认已阅读评审报告，同意其内容并签字？',
    en: 'You have read the report and agree with what it says?',
  },
  dissent: { zh: '不同意并附理由', en: 'Dissent' },
  dissentNote: {
    zh: '不同意见和理由写入评审报告，不少于10个字。',
    en: 'Your reasons stand in the report: ten characters or more.',
  },
  refuse: { zh: '拒绝签字', en: 'Refuse to sign' },
  refuseAsk: {
    zh: '拒绝签字又不书面说明不同意见和理由的，视为同意评审结果。有不同意见的，请选择“不同意并附理由”。',
    en: 'Whoever refuses and writes no reasons counts as agreeing. If you disagree, choose to dissent.',
  },
  said: { zh: '签署已提交', en: 'Your word is kept' },
  note: { zh: '登记拒签', en: 'Note a refusal' },
  noteAsk: {
    zh: '{name}已过签署期限。登记拒绝签字的，视为同意评审结果。请说明情况，不少于10个字。',
    en: 'The time of {name} is over. A refusal counts as agreed. Say what happened, in ten characters or more.',
  },
  reopen: { zh: '重新评审', en: 'Evaluate anew' },
  reopenAsk: {
    zh: '报告和全部签署作废，评审退回待确认汇总，可再退回评分或审查。仅限分值汇总错误、评分超出范围、客观分不一致、评分畸高畸低，以及依法应当重新评审的情形。请说明原因，不少于10个字。',
    en: 'The report and every signature are void, and the summary is open again. Only where a sum was wrong, a score out of range, an objective item differed, a score strayed, or the law wants it. Say why, in ten characters or more.',
  },
  reopened: { zh: '评审已重新打开', en: 'The evaluation is open again' },
  json: { zh: '保存签名数据', en: 'Save the signed data' },
  docx: { zh: '导出 Word', en: 'Save as Word' },
  pdf: { zh: '导出 PDF', en: 'Save as PDF' },
  print: words.print,
  candidates: { zh: '候选人', en: 'Candidates' },
  candidateNo: { zh: '第{no}候选人', en: 'Candidate {no}' },
  candidatesHint: {
    zh: '按排名确定成交供应商。前一名有法定情形的，登记顺延后才能选定后一名。',
    en: 'The award follows the ranking. Where a ground of the law speaks against one, note it here before the next is chosen.',
  },
  passOver: { zh: '登记顺延', en: 'Pass over' },
  passOverNote: {
    zh: '仅限下列法定情形。事实和依据不少于10个字，随采购结果供审核人查看。',
    en: 'By one of these grounds alone. What happened and what shows it, in ten characters or more, is read by whoever confirms the result.',
  },
  ground: { zh: '顺延情形', en: 'Ground' },
  facts: { zh: '事实和依据', en: 'What happened' },
  passedOver: { zh: '已顺延：{ground}。{reason}', en: 'Passed over: {ground}. {reason}' },
  takeBack: { zh: '撤销顺延', en: 'Take back' },
  noted: words.noted,
  takenBack: { zh: '已撤销顺延', en: 'Taken back' },
} as const satisfies Record<string, Text>;
