import { addDays, isReasoned, isWorkingDay, type CalendarLookup } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { articleOf, loadCalendar, ruleInForce, type ProjectRow } from '../../tendering/index.ts';

/** As far back as two working days may lie: a week of holidays and its weekends. */
const daysBack = 30;

export interface Lead {
  readonly days: string;
  readonly article: string;
  readonly isOverridable: boolean;
  /** `yyyy-MM-dd HH:mm:ss`: the first moment at which it may be drawn. */
  readonly earliest: string;
}

type Asked = Pick<
  ProjectRow,
  'manner' | 'lawRegime' | 'purchaseType' | 'typeId' | 'generalBudget' | 'regionCode' | 'ownNumbers'
>;

/** R29: from when on experts may be drawn for an evaluation; undefined where no rule speaks of it. */
export async function leadOf(ctx: Ctx, project: Asked, reviewTime: string): Promise<Lead | undefined> {
  const rule = await ruleInForce(ctx, { ...project, publishTime: ctx.now }, 'drawLead');
  if (!rule) return undefined;
  const day = reviewTime.slice(0, 10);
  const kindOf = await loadCalendar(ctx, addDays(day, -daysBack));
  const earliest = workingDayBefore(day, Number(rule.value), kindOf);
  return {
    days: String(Number(rule.value)),
    article: articleOf(ctx, rule),
    isOverridable: rule.isOverridable,
    earliest: `${earliest} 00:00:00`,
  };
}

/** The day that has so many working days from itself on before the other, which is not counted. */
function workingDayBefore(day: string, count: number, kindOf: CalendarLookup): string {
  let earliest = day;
  for (let counted = 0; counted < count;) {
    earliest = addDays(earliest, -1);
    const kind = kindOf(earliest) ?? refuse('platform.calendarMissing', { year: earliest.slice(0, 4) });
    if (isWorkingDay(kind)) counted += 1;
  }
  return earliest;
}

/** Refuses a draw that begins too early, or when the evaluation has begun. */
export async function demandDrawTime(
  ctx: Ctx,
  project: Asked,
  { reviewTime, earlyReason }: { readonly reviewTime: string; readonly earlyReason: string | null },
): Promise<void> {
  if (ctx.now >= reviewTime) refuse('expert.drawLate');
  const lead = await leadOf(ctx, project, reviewTime);
  if (!lead || ctx.now >= lead.earliest) return;
  const { days, article, earliest } = lead;
  if (!lead.isOverridable) refuse('expert.drawEarly', { days, article, earliest });
  if (!isReasoned(earlyReason)) refuse('expert.drawEarlyReason', { days, article });
}
