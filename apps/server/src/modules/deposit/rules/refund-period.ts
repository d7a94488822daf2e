import {
  addDays,
  dayType,
  isInForce,
  lawRegime,
  periodEnd,
  type CalendarLookup,
  type RefundStart,
  type Rule,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { loadCalendar, loadRules, readOnce } from '../../tendering/index.ts';

/** Which law a project is under. */
export interface ProjectLaw {
  readonly lawRegime: number;
  readonly manner: number;
}

/** Rules and calendar as a person needs them, or the product when the time has come. */
export interface LawReader {
  readonly rulesOf: (project: ProjectLaw) => Promise<Rule[]>;
  readonly calendarFrom: (day: string) => Promise<CalendarLookup>;
}

/** Reads the rules of each law and the calendar from each day once, however many deposits ask. */
export function lawReader(ctx: Pick<Ctx, 'db'>): LawReader {
  const rules = new Map<string, Promise<Rule[]>>();
  const calendars = new Map<string, Promise<CalendarLookup>>();
  return {
    rulesOf: (project) => readOnce(rules, `${project.lawRegime} ${project.manner}`, () => loadRules(ctx, project)),
    calendarFrom: (day) => readOnce(calendars, day, () => loadCalendar(ctx, day)),
  };
}

/** Under the own policy one row says when deposits go back, whoever won. */
const ownKinds: readonly string[] = ['losersDepositPeriod', 'winnerDepositPeriod'];

/** The rule of a kind in force on a day; undefined where none speaks of it. */
async function ruleOn(
  law: LawReader,
  project: ProjectLaw,
  { kind, day }: { readonly kind: string; readonly day: string },
): Promise<Rule | undefined> {
  const isOwn = lawRegime.is(project.lawRegime, 'ownPolicy') && ownKinds.includes(kind);
  const rules = await law.rulesOf(project);
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
export async function refundDue(law: LawReader, project: ProjectLaw, start: RefundStart): Promise<RefundDue> {
  const rule = await ruleOn(law, project, { kind: start.ruleKind, day: start.eventTime });
  if (!rule) return { dueTime: null, article: null };
  const days = { from: start.eventTime, days: Number(rule.value), dayType: rule.dayType ?? dayType.code.calendarDays };
  const end = periodEnd(days, await law.calendarFrom(start.eventTime.slice(0, 10)));
  if (!('end' in end)) return refuse('platform.calendarMissing', { year: end.missingYear });
  return { dueTime: `${addDays(end.end.slice(0, 10), -1)} 23:59:59`, article: `${rule.code} ${rule.sourceArticle}` };
}

/** The rules of interest in force on the day of a refund, each with its number and its source. */
export type InterestRules = Readonly<Record<'depositRate' | 'baseRate' | 'lateShare' | 'daysOfYear', Rule | undefined>>;

export async function interestRules(ctx: Pick<Ctx, 'db'>, project: ProjectLaw, day: string): Promise<InterestRules> {
  const law = lawReader(ctx);
  const [depositRate, baseRate, lateShare, daysOfYear] = await Promise.all(
    ['depositRate', 'baseLendingRate', 'lateRefundShare', 'interestBasis'].map((kind) =>
      ruleOn(law, project, { kind, day }),
    ),
  );
  return { depositRate, baseRate, lateShare, daysOfYear };
}
