import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { words } from '../../../kit/text/words.ts';
import { tenderingWords } from '../words.ts';

export const contractTexts = {
  title: tenderingWords.contractFiles,
  waitsForSupplier: { zh: '待供应商上传', en: 'Waits for the supplier' },
  waitsForBuyer: { zh: '待采购人双签', en: 'Waits for the buyer' },
  settled: { zh: '双方已签署', en: 'Signed by both' },
  packageTitle: tenderingWords.packageTitle,
  bySupplier: { zh: '供应商签署的合同', en: 'Signed by the supplier' },
  byBoth: { zh: '双方签署的合同', en: 'Signed by both sides' },
  notYet: { zh: '尚未上传', en: 'Not handed in yet' },
  version: { zh: '第 {no} 版 · {time}', en: 'Version {no} · {time}' },
  former: { zh: '历史版本（{n}）', en: 'Former versions ({n})' },
  handInHelp: {
    zh: '上传本单位已签字盖章的合同，PDF 或扫描件。采购人上传双方签署的合同之前可以更换，每一版都会保留。',
    en: 'Hand in the contract that you signed, as PDF or scan. Until the buyer hands back the countersigned one you can replace it; every version is kept.',
  },
  handIn: { zh: '提交合同', en: 'Hand in' },
  handedIn: { zh: '合同已提交，已通知采购人', en: 'Handed in; the buyer was told' },
  replace: { zh: '更换合同', en: 'Replace the contract' },
  keep: { zh: '不更换', en: 'Keep it' },
  countersignHelp: {
    zh: '核对供应商签署的合同，签字盖章后上传双方签署的合同。上传后双方都不能再更改。',
    en: 'Check what the supplier signed, sign it, and hand back the contract with both signatures. Nothing can be changed afterwards.',
  },
  countersign: { zh: '提交双签合同', en: 'Hand back' },
  countersignTitle: { zh: '提交双方签署的合同？', en: 'Hand back the contract with both signatures?' },
  countersignText: {
    zh: '“{supplier}”会收到通知，此后双方都不能再更改合同文件。',
    en: '“{supplier}” is told, and neither side can change the files any more.',
  },
  countersigned: { zh: '双签合同已提交，已通知供应商', en: 'Handed back; the supplier was told' },
  agreements: words.agreements,
  agreementsHelp: {
    zh: '项目的框架协议、补充协议等，仅本单位可见。保存后替换上一版，上一版保留。',
    en: 'Framework and supplementary agreements of the project, for your own organisation. Saving replaces the former version, which is kept.',
  },
  noAgreements: { zh: '没有协议文件', en: 'No agreements' },
  changeAgreements: { zh: '上传协议文件', en: 'Upload agreements' },
  saveAgreements: { zh: '保存协议文件', en: 'Save agreements' },
  agreementsSaved: { zh: '协议文件已保存', en: 'Agreements saved' },
  cancel: kitTexts.cancel,
  noFile: { zh: '请先选择文件', en: 'Choose a file first' },
  noWinner: { zh: '没有中标（成交）供应商', en: 'Nobody has won' },
} as const satisfies Record<string, Text>;
