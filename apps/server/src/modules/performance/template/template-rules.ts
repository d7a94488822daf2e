import {
  faultOfTemplate,
  fromTheLowest,
  judgeItemFields,
  judgeLevelFields,
  performanceMessages,
  sumOfPoints,
  usualLevels,
  type EndpointInput,
  type saveJudgeTemplate,
  type JudgeTemplateLevel,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandValid } from '../../../platform/rows/index.ts';

type Given = EndpointInput<typeof saveJudgeTemplate>;

/** Each line by itself, then all of them together: points or weights of a hundred, levels without a gap (B.19). */
export function demandWhole({ language }: Pick<Ctx, 'language'>, items: Given['items'], levels: Given['levels']): void {
  const names = new Set<string>();
  for (const [index, item] of items.entries()) {
    const where = performanceMessages['performance.itemLine'][language].replace('{line}', String(index + 1));
    demandValid({ fields: judgeItemFields }, item, { language, where });
    if (names.has(item.itemName)) refuse('performance.itemTwice', { name: item.itemName });
    names.add(item.itemName);
  }
  for (const [index, level] of (levels ?? []).entries()) {
    const where = performanceMessages['performance.levelLine'][language].replace('{line}', String(index + 1));
    demandValid({ fields: judgeLevelFields }, level, { language, where });
  }
  const judged = items.map(({ maxScore, weight }) => ({ maxScore, weight: weight ?? null }));
  const fault = faultOfTemplate(judged, levels ?? usualLevels);
  if (!fault) return;
  const counted = judged.map(({ maxScore, weight }) => (fault === 'weightsNotFull' ? (weight ?? '0') : maxScore));
  refuse(`performance.${fault}`, { sum: sumOfPoints(counted) });
}

/** From the lowest, as they are read. */
export function sortedLevels(levels: Given['levels']): JudgeTemplateLevel[] {
  return fromTheLowest<JudgeTemplateLevel>(levels ?? usualLevels);
}
