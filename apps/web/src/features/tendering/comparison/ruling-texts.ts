import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../../../kit/text/kit-texts.ts';

export const rulingTexts = {
  title: { zh: '未能开启的报价', en: 'Quotes that did not open' },
  note: { zh: '开标结束和提交结果前须认定责任', en: 'Ruled on before the opening ends and a selection is submitted' },
  row: { zh: '{supplier}，第 {no} 包', en: '{supplier}, package {no}' },
  pending: { zh: '待认定', en: 'To be ruled' },
  rule: { zh: '认定责任', en: 'Rule' },
  again: { zh: '重新认定', en: 'Rule anew' },
  dialogTitle: { zh: '认定责任：{supplier}', en: 'Whose fault: {supplier}' },
  help: {
    zh: '因投标人原因未能开启的，视为撤销投标文件；因其他原因的，视为撤回，投标人可以要求赔偿直接损失。认定和理由会通知该供应商并存证。',
    en: 'Where it is the bidder’s fault the bid counts as revoked; else as withdrawn, and he may claim his direct loss. He is told, and it is kept as evidence.',
  },
  ruling: { zh: '认定', en: 'Ruling' },
  rulingMissing: { zh: '请选择认定结论', en: 'Choose a ruling' },
  reason: { zh: '认定理由', en: 'Reason of the ruling' },
  reasonMissing: { zh: '请填写理由', en: 'Give a reason' },
  ruled: { zh: '责任已认定', en: 'Ruled' },
  save: kitTexts.save,
  cancel: kitTexts.cancel,
} as const satisfies Record<string, Text>;
