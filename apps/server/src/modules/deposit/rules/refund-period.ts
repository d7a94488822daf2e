import { addDays, dayType, isInForce, lawRegime, periodEnd, type RefundStart, type Rule } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { loadCalendar, loadRules } from '../../tendering/index.ts';

interface ProjectLaw {
  readonly lawRegime: number;
  readonly manner: number;
}

/** What looks at rules: a person, or the product when the time has come. */
type Reader = Pick<Ctx, 'db'>;

/** Under the own policy one row says when deposits go back, whoever won. */
const ownKinds: readonly string[] = ['losersDepositPeriod', 'winnerDepositPeriod'];

/** The rule of a kind in force on a day; undefined where none speaks of it. */
async function ruleOn(
  ctx: Reader,
  project: ProjectLaw,
  { kind, day }: { readonly kind: string; readonly day: string },
): Promise<Rule | undefined> {
  const isOwn = lawRegime.is(project.lawRegime, 'ownPolicy') && ownKinds.includes(kind);
  const rules = await loadRules(ctx, project);
  return rules
    .filter((rule) => rule.kind === (isOwn ? 'ownDepositPeriod' : kind))
    .findLast((rule) => isInForce(rule, day.slice(0, 10)));
}

export interface RefundDue {
  /** The last second of the last day; null where no rule sets a period. */
  readonly dueTime: string | null;
  readonly article: string | null;
}

/** By when a deposit goes back, and by which article; a year without calendar is refused, never guessed. */
export async function refundDue(ctx: Reader, project: ProjectLaw, start: RefundStart): Promise<RefundDue> {
  const rule = await ruleOn(ctx, project, { kind: start.ruleKind, day: start.eventTime });
  if (!rule) return { dueTime: null, article: null };
  const days = { from: start.eventTime, days: Number(rule.value), dayType: rule.dayType ?? dayType.code.calendarDays };
  const end = periodEnd(days, await loadCalendar(ctx, start.eventTime));
  if (!('end' in end)) return refuse('tendering.calendarMissing', { year: end.missingYear });
  return { dueTime: `${addDays(end.end.slice(0, 10), -1)} 23:59:59`, article: `${rule.code} ${rule.sourceArticle}` };
}

/** The rates in force on the day of a refund. */
export async function refundRates(ctx: Reader, project: ProjectLaw, day: string) {
  const [depositRate, baseRate, lateShare] = await Promise.all(
    ['depositRate', 'baseLendingRate', 'lateRefundShare'].map((kind) => ruleOn(ctx, project, { kind, day })),
  );
  return { depositRate: depositRate?.value, baseRate: baseRate?.value, lateShare: lateShare?.value };
}
