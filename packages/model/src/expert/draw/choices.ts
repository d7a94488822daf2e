import { named, type CodeOf } from '../../kit/named.ts';
import type { Text } from '../../kit/text.ts';

/** How a draw of experts is watched over. */
export const drawMode = named({
  supervised: { value: 1, label: { zh: '监督抽取', en: 'Supervised' }, tone: 'green' },
  // The product's own secret takes the supervisor's place, laid down at least a day before.
  alone: { value: 2, label: { zh: '单人抽取（低保证）', en: 'One person (low assurance)' }, tone: 'orange' },
});

/** As what somebody stands in a draw. */
export const recordType = named({
  main: { value: 1, label: { zh: '正选', en: 'First choice' }, tone: 'blue' },
  alternate: { value: 2, label: { zh: '候补', en: 'Alternate' }, tone: 'grey' },
  // 财库〔2016〕198号 17: chosen by the unit, with the consent of its supervising budget unit.
  approved: { value: 3, label: { zh: '经批准选定', en: 'Chosen with consent' }, tone: 'orange' },
  buyer: { value: 4, label: { zh: '采购人代表', en: 'Of the buyer' }, tone: 'grey' },
});
export type RecordType = CodeOf<typeof recordType>;

/** What a draw waits for its handler to do, once the order is there. */
export const handlerWork = named({
  nothing: { value: 0, label: { zh: '无', en: 'Nothing' } },
  notify: { value: 1, label: { zh: '通知专家', en: 'Notify' } },
  refill: { value: 2, label: { zh: '补足人数', en: 'Fill up' } },
});

/** Why somebody was not drawn from; `conflict` alone is told before the opening, and as a number. */
export const exclusionReasons = {
  notFit: { zh: '年限、职称或年龄不符合', en: 'years, title or age' },
  busy: { zh: '评审时间冲突', en: 'evaluates elsewhere at the time' },
  ownUnit: { zh: '采购人单位人员', en: 'works for the buyer' },
  agency: { zh: '代理机构人员', en: 'works for the agency' },
  drafted: { zh: '参与本项目文件编制', en: 'took part in the project' },
  declared: { zh: '申报回避', en: 'declared' },
  conflict: { zh: '利害关系回避', en: 'conflict' },
} as const satisfies Record<string, Text>;
export type ExclusionReason = keyof typeof exclusionReasons;

/** How many were left out for each reason. */
export function exclusionCounts(excluded: readonly { readonly reason: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { reason } of excluded) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

/** `年限、职称或年龄不符合 2；…`: only how many, in the order of the reasons and the words of `say`. */
export function excludedText(counts: Readonly<Record<string, number>>, say: (text: Text) => string): string {
  return Object.entries<Text>(exclusionReasons)
    .flatMap(([reason, text]) => (counts[reason] ? [`${say(text)} ${counts[reason]}`] : []))
    .join('；');
}

/** `张三（曾任投标单位顾问）；…`: whom the handler left out of a draw, each with the reason where there is one. */
export function avoidedText(avoided: readonly { readonly name: string; readonly reason: string }[]): string {
  return avoided.map(({ name, reason }) => (reason ? `${name}（${reason}）` : name)).join('；');
}
