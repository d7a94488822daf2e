import { addDays } from '../kit/days.ts';
import type { Text } from '../kit/text.ts';
import { dayType } from './day-type.ts';
import { lawRegime } from './method.ts';
import { milestones, type Milestone, type MilestoneName } from './milestone.ts';
import { periods, type PeriodName } from './period.ts';
import { milestonesOf, type Procedure } from './procedure.ts';
import { isWorkingDay, periodEnd, type CalendarLookup } from './work-days.ts';

/** A rule about time in force: a row of `law_rule` whose kind is a period. */
export interface PeriodRule {
  readonly code: string;
  readonly kind: string;
  readonly value: string;
  /** What its days are counted in, of `dayType`. */
  readonly dayType: number | null;
  readonly article: Text;
  readonly isOverridable: boolean;
  /** Of the law, where the value is the buyer's own. */
  readonly statutory?: { readonly value: string; readonly dayType: number | null } | null;
}

export interface LayOutInput {
  readonly procedure: Procedure;
  /** Of `lawRegime`. */
  readonly regime: number;
  /** The rules of this method and regime in force on the day that it starts. */
  readonly rules: readonly PeriodRule[];
  readonly kindOf: CalendarLookup;
  /** The first day that somebody chose, `yyyy-MM-dd`. */
  readonly start: string;
  /**
   * Days that were moved by hand, or are known; what follows them moves along. One that is counted back is a day on which
   * something is done: what it must leave time for then follows it.
   */
  readonly moved: Readonly<Partial<Record<MilestoneName, string>>>;
}

export interface LaidOut {
  readonly name: MilestoneName;
  /** null: it cannot be counted, the calendar of a year is missing. */
  readonly day: string | null;
  readonly isMoved: boolean;
  /** The earliest and the last day that the rules allow. */
  readonly earliest: string | null;
  readonly latest: string | null;
  readonly rules: readonly PeriodRule[];
  readonly findings: readonly Finding[];
}

export interface Finding {
  readonly kind: 'short' | 'late' | 'disordered' | 'dayOff' | 'missingYear';
  /** By how many days of the rule's own counting it is too short or too late. */
  readonly days?: number;
  readonly rule?: PeriodRule;
  readonly year?: string;
  /** It may not be published so; otherwise it needs a reason, or is only told. */
  readonly blocks: boolean;
}

/** The days so far; null where they could not be counted. */
type Days = Map<MilestoneName, string | null>;

/**
 * Lays the milestones of a procedure out on the work calendar: each on its earliest lawful, usual or last day, behind
 * the one that it follows, and says of every day that was moved by hand which rule it breaks and by how much. The same
 * for the page that plans and for the server that guards a publication.
 */
export function layOut(input: LayOutInput): LaidOut[] {
  const regime = lawRegime.named(input.regime);
  if (!regime) return [];
  const names = milestonesOf(input.procedure, regime.name);
  const days: Days = new Map();
  const laid = new Map<MilestoneName, LaidOut>();
  const backwards = names.filter((name) => definition(name).before !== undefined);
  const forwards = names.filter((name) => definition(name).before === undefined);
  for (const name of backwards) if (input.moved[name] !== undefined) days.set(name, input.moved[name]);
  for (const name of [...forwards, ...backwards]) {
    const one = definition(name).before ? layBack(input, name, days) : layForward(input, name, days);
    days.set(name, one.day);
    laid.set(name, one);
  }
  return names.flatMap((name) => laid.get(name) ?? []);
}

const definition = (name: MilestoneName): Milestone => milestones[name];

function rulesAt(input: LayOutInput, name: MilestoneName, side: 'from' | 'to') {
  return input.rules.flatMap((rule) => {
    if (!isPeriod(rule.kind)) return [];
    const period = periods[rule.kind];
    return period[side] === name ? [{ rule, ...period }] : [];
  });
}

function isPeriod(kind: string): kind is PeriodName {
  return Object.hasOwn(periods, kind);
}

function layForward(input: LayOutInput, name: MilestoneName, days: Days): LaidOut {
  const { before, isAfterPeriod } = preceding(name, days);
  const ends = rulesAt(input, name, 'to')
    .filter(({ from }) => definition(from).before === undefined || input.moved[from] !== undefined)
    .map(({ rule, bound, from }) => ({
      rule,
      bound,
      from: days.get(from) ?? null,
      end: endOf(rule, days.get(from), input.kindOf),
    }));
  const missing = ends.find(({ end }) => end !== undefined && 'missingYear' in end)?.end;
  if (missing && 'missingYear' in missing) return uncounted(name, missing.missingYear, ends);
  const { isEndOfPeriod } = definition(name);
  const moved = isEndOfPeriod ? undefined : input.moved[name];
  if (before === null && moved === undefined) return uncounted(name, undefined, ends);
  const least = ends.flatMap(({ bound, end }) =>
    bound === 'least' && end && 'end' in end ? [end.end.slice(0, 10)] : [],
  );
  const most = ends.flatMap(({ bound, end }) =>
    bound === 'most' && end && 'end' in end ? [end.end.slice(0, 10)] : [],
  );
  // A period ends with its last day; whatever else happens does so on the day after, at the earliest.
  const earliest = least.length > 0 ? addDays(least.toSorted().at(-1) ?? '', isEndOfPeriod ? -1 : 0) : null;
  const latest = most.length > 0 ? addDays(most.toSorted()[0] ?? '', -1) : null;
  const room = { before: before ?? undefined, isAfterPeriod, earliest, latest };
  const day = moved ?? usualDay(input, name, room);
  if (typeof day !== 'string') return uncounted(name, day.missingYear, ends);
  return {
    name,
    day,
    isMoved: moved !== undefined,
    earliest,
    latest,
    rules: ends.map(({ rule }) => rule),
    findings: isEndOfPeriod ? [] : findingsOf({ input, day, before: room.before, isAfterPeriod, ends }),
  };
}

interface Ended {
  readonly rule: PeriodRule;
  readonly bound: 'least' | 'most';
  readonly from: string | null;
  readonly end: { readonly end: string } | { readonly missingYear: string } | undefined;
}

function uncounted(name: MilestoneName, year: string | undefined, ends: readonly Ended[]): LaidOut {
  const findings: Finding[] = year === undefined ? [] : [{ kind: 'missingYear', year, blocks: true }];
  return {
    name,
    day: null,
    isMoved: false,
    earliest: null,
    latest: null,
    rules: ends.map(({ rule }) => rule),
    findings,
  };
}

/** The day of the milestone that this one follows; undefined for the first, null where it could not be counted. */
function preceding(name: MilestoneName, days: Days) {
  // Milestones name each other; the names of a literal do not refer to their own type.
  const followed = definition(name).after?.find((one) => days.has(one as MilestoneName)) as MilestoneName | undefined;
  if (followed === undefined) return { before: undefined, isAfterPeriod: false };
  return { before: days.get(followed), isAfterPeriod: definition(followed).isEndOfPeriod === true };
}

function endOf(rule: PeriodRule, from: string | null | undefined, kindOf: CalendarLookup): Ended['end'] {
  if (!from) return undefined;
  return periodEnd({ from, days: Number(rule.value), dayType: rule.dayType ?? dayType.code.calendarDays }, kindOf);
}

interface Room {
  readonly before: string | undefined;
  readonly isAfterPeriod: boolean;
  readonly earliest: string | null;
  readonly latest: string | null;
}

function usualDay(input: LayOutInput, name: MilestoneName, { before, isAfterPeriod, earliest, latest }: Room) {
  const { usual, isEndOfPeriod } = definition(name);
  if (isEndOfPeriod && earliest) return earliest;
  if (usual.kind === 'lastDay' && latest) return latest;
  const follows = before === undefined ? input.start : addDays(before, isAfterPeriod ? 1 : 0);
  if (usual.kind === 'sameDay' && !(earliest && earliest > follows)) return follows;
  if (earliest && earliest > follows) return workingDayFrom(earliest, 0, input.kindOf);
  // The day after a period is the first of the days that usually pass.
  const passing = usual.kind === 'workingDays' && before !== undefined ? usual.days - (isAfterPeriod ? 1 : 0) : 0;
  return workingDayFrom(follows, passing, input.kindOf);
}

/** The working day so many working days after this one; with none, this day or the next one that is no day off. */
function workingDayFrom(
  from: string,
  count: number,
  kindOf: CalendarLookup,
): string | { readonly missingYear: string } {
  let day = from;
  let left = count;
  for (;;) {
    const kind = kindOf(day);
    if (kind === undefined) return { missingYear: day.slice(0, 4) };
    const isWorking = isWorkingDay(kind);
    if (left <= 0 && isWorking) return day;
    day = addDays(day, 1);
    const next = kindOf(day);
    if (next !== undefined && isWorkingDay(next)) left -= 1;
  }
}

interface Judged {
  readonly input: LayOutInput;
  readonly day: string;
  readonly before: string | undefined;
  readonly isAfterPeriod: boolean;
  readonly ends: readonly Ended[];
}

function findingsOf({ input, day, before, isAfterPeriod, ends }: Judged): Finding[] {
  const found: Finding[] = [];
  if (before !== undefined && (day < before || (day === before && isAfterPeriod))) {
    found.push({ kind: 'disordered', blocks: true });
  }
  const kind = input.kindOf(day);
  if (kind !== undefined && !isWorkingDay(kind)) found.push({ kind: 'dayOff', blocks: false });
  for (const { rule, bound, from, end } of ends) {
    if (!end || !('end' in end) || from === null) continue;
    const counted = countDays({ from, to: day, rule, kindOf: input.kindOf });
    const blocks = !rule.isOverridable;
    const limit = end.end.slice(0, 10);
    if (bound === 'least' && day < limit) {
      found.push({ kind: 'short', rule, days: Math.max(1, Number(rule.value) - counted), blocks });
    }
    if (bound === 'most' && day >= limit) {
      found.push({ kind: 'late', rule, days: Math.max(1, counted + 1 - Number(rule.value)), blocks });
    }
  }
  return found;
}

interface Stretch {
  readonly from: string;
  readonly to: string;
  readonly rule: PeriodRule;
  readonly kindOf: CalendarLookup;
}

/** The whole days between two days, neither of them counted, as the rule counts. */
function countDays({ from, to, rule, kindOf }: Stretch): number {
  let counted = 0;
  for (let day = addDays(from, 1); day < to; day = addDays(day, 1)) {
    const kind = kindOf(day);
    if (!dayType.is(rule.dayType, 'workingDays') || (kind !== undefined && isWorkingDay(kind))) counted += 1;
  }
  return counted;
}

/** The last day from which the period still ends in time: what may be done until a number of days before another. */
function layBack(input: LayOutInput, name: MilestoneName, days: Days): LaidOut {
  const until = days.get(definition(name).before as MilestoneName) ?? null;
  const rules = rulesAt(input, name, 'from').map(({ rule }) => rule);
  const laid = { name, isMoved: false, earliest: null, latest: null, rules, findings: [] };
  const moved = input.moved[name];
  if (moved !== undefined) return { ...laid, day: moved, isMoved: true };
  if (until === null) return { ...laid, day: null };
  const isInTime = (day: string) =>
    rules.every((rule) => {
      const end = endOf(rule, day, input.kindOf);
      return end !== undefined && 'end' in end && end.end.slice(0, 10) <= until;
    });
  let day = until;
  const first = addDays(until, -90);
  while (day > first && !isInTime(day)) day = addDays(day, -1);
  return { ...laid, day: day > first ? day : null };
}
