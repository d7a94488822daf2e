import {
  isWithinItem,
  judgeCycle,
  judgedLine,
  judgeTemplate,
  judgeTemplateLifecycle,
  judgeType,
  levelOf,
  totalScore,
  type EndpointInput,
  type JudgedLine,
  type JudgeTemplateItem,
  type JudgeTemplateLevel,
  type saveExpertJudgement,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { findInUse, levelsOf, type TemplateRow } from '../template/template-queries.ts';

type Given = EndpointInput<typeof saveExpertJudgement>['details'];

/** The template in use for whom is judged and how often, or the one that is named, which must be that. */
export async function templateFor(
  ctx: Ctx,
  { judgeType: kind, cycle, judgeId }: { judgeType: number; cycle?: number | undefined; judgeId?: string | undefined },
): Promise<TemplateRow> {
  if (judgeId !== undefined) {
    const row = await findRow(ctx, judgeTemplate, { id: judgeId, reach: 'tenant' });
    const isIts = row.judgeType === kind && (cycle === undefined || row.cycle === cycle);
    if (!isIts || !judgeTemplateLifecycle.is(row.enable, 'enabled')) refuse('performance.otherTemplate');
    return row;
  }
  const wanted = cycle ?? judgeCycle.code.project;
  const found = await findInUse(ctx, { judgeType: kind, cycle: wanted });
  return (
    found ??
    refuse('performance.noTemplate', { kind: nameOf(ctx, judgeType, kind), cycle: nameOf(ctx, judgeCycle, wanted) })
  );
}

function nameOf({ language }: Ctx, choices: typeof judgeType | typeof judgeCycle, code: number): string {
  return choices.named(code)?.label[language] ?? '';
}

/** Each item with the score that was given for it; refuses what is no item, or given twice. */
export function scoredLines(items: readonly JudgeTemplateItem[], given: Given): JudgedLine[] {
  const known = new Map(items.map((item) => [item.itemId, item]));
  const scores = new Map<string, Given[number]>();
  for (const line of given) {
    const item = known.get(line.itemId) ?? refuse('performance.templateChanged');
    if (scores.has(line.itemId)) refuse('performance.scoreTwice', { item: item.itemName });
    const isOver = line.score !== null && line.score !== undefined && !isWithinItem(line.score, item);
    if (isOver) refuse('performance.scoreOver', { item: item.itemName, max: item.maxScore });
    scores.set(line.itemId, line);
  }
  return items.map((item) => {
    const line = scores.get(item.itemId);
    return { ...item, score: line?.score ?? null, remark: line?.remark || null };
  });
}

export interface Outcome {
  readonly totalScore: string;
  readonly level: number | null;
}

/** Total and level of a sheet that is full (C.14). */
export function outcomeOf(lines: readonly JudgedLine[], levels: readonly JudgeTemplateLevel[]): Outcome {
  const scores = lines.map(({ score, itemName }) => score ?? refuse('performance.scoreMissing', { item: itemName }));
  const total = totalScore(lines, scores);
  return { totalScore: total, level: levelOf(total, levels) ?? null };
}

/** The template as it is kept with the scores: later editions change nothing. */
export function keptTemplate(template: TemplateRow) {
  return {
    templateId: template.id,
    templateName: template.name,
    templateEdition: template.edition ?? 1,
    levels: levelsOf(template),
    cycle: template.cycle,
  };
}

export function linesOf({ details }: { readonly details: unknown }): JudgedLine[] {
  return judgedLine.array().parse(details);
}
