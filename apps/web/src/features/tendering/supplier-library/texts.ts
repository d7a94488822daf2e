import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../../kit/text/words.ts';
import { tenderingWords } from '../words.ts';

export const supplierLibraryTexts = {
  watch: words.watch,
  title: tenderingWords.supplierLibrary,
  judged: words.performance,
  relations: tenderingWords.supplierRelations,
  black: { zh: '列入黑名单', en: 'Debar' },
  blackTitle: { zh: '将“{name}”列入黑名单？', en: 'Debar “{name}”?' },
  blackText: {
    zh: '列入后，该供应商不能再报名本单位的项目；已有的报名和报价不受影响。',
    en: 'It can no longer register for your projects. Registrations and quotes it already made stay.',
  },
  blackPlaceholder: { zh: '请说明列入原因，如文号、事由', en: 'Why: the decision, what happened' },
  blacked: { zh: '已列入黑名单', en: 'Debarred' },
  white: { zh: '移出黑名单', en: 'Lift the debarment' },
  whiteTitle: { zh: '将“{name}”移出黑名单？', en: 'Lift the debarment of “{name}”?' },
  whiteText: { zh: '移出后，该供应商可以重新报名。', en: 'It may register again.' },
  whitePlaceholder: { zh: '移出原因（选填）', en: 'Why (optional)' },
  whited: { zh: '已移出黑名单', en: 'Debarment lifted' },
} as const satisfies Record<string, Text>;
