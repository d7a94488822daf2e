import { addDays } from '../kit/days.ts';
import { layOut, type LaidOut } from '../procedure/lay-out.ts';
import { lawRegime as lawRegimeOf } from '../procedure/method.ts';
import type { MilestoneName } from '../procedure/milestone.ts';
import { milestonesOf, type Procedure } from '../procedure/procedure.ts';
import { procedureOf } from '../procedure/procedures.ts';
import { isWorkingDay, type CalendarLookup } from '../procedure/work-days.ts';
import { asPeriodRule, daysOf, type DayFacts } from './days-check.ts';
import { rulesFor, type Rule } from './rule-check.ts';

/** `yyyy-MM-dd HH:mm:ss` each. */
export interface ProposedTimes {
  readonly entryEndTime: string;
  readonly bidEndTime: string;
  readonly openTime: string;
}

const opensAt = '09:00:00';
const closesAt = '17:00:00';

/**
 * The earliest lawful times of a project whose first notice goes out on a day, a single source's publicity included;
 * null where they cannot be counted. A method that sets no period for its documents offers them until the last working
 * day before the quotes are due; one that sets none for the quotes leaves its suppliers the next working day.
 */
export function proposedTimes(
  rules: readonly Rule[],
  facts: Pick<DayFacts, 'manner' | 'lawRegime' | 'publishTime'>,
  kindOf: CalendarLookup,
): ProposedTimes | null {
  const { manner, lawRegime, publishTime } = facts;
  const procedure = procedureOf(manner);
  if (!procedure) return null;
  const start = publishTime.slice(0, 10);
  const periodRules = rulesFor(rules, facts).map(asPeriodRule);
  const lay = (moved: DaysMoved) => layOut({ procedure, regime: lawRegime, rules: periodRules, kindOf, start, moved });
  const first = firstNotice(procedure, { lawRegime, publishTime });
  const usual = dayIn(lay(first));
  const issued = usual('publish');
  const isShort = issued !== null && usual('bidEnd') === issued;
  const day = isShort ? dayIn(lay({ ...first, bidEnd: workingDayAfter(issued, kindOf) })) : usual;
  const [bidEnd, opening] = [day('bidEnd'), day('opening')];
  if (bidEnd === null || opening === null) return null;
  const bidEndTime = `${bidEnd} ${opensAt}`;
  const saleEnd = day('saleEnd') ?? workingDayBefore(bidEnd, kindOf);
  const entryEndTime = saleEnd < bidEnd && saleEnd > (issued ?? start) ? `${saleEnd} ${closesAt}` : bidEndTime;
  return { entryEndTime, bidEndTime, openTime: `${opening} ${opensAt}` };
}

type DaysMoved = ReturnType<typeof daysOf>;

function firstNotice(
  procedure: Procedure,
  { lawRegime: code, publishTime }: Pick<DayFacts, 'lawRegime' | 'publishTime'>,
) {
  const regime = lawRegimeOf.named(code)?.name;
  const isPublicised = regime !== undefined && milestonesOf(procedure, regime).includes('publicity');
  return isPublicised ? { publicity: publishTime.slice(0, 10) } : daysOf({ publishTime });
}

const dayIn = (laid: readonly LaidOut[]) => (name: MilestoneName) => laid.find((one) => one.name === name)?.day ?? null;

const workingDayBefore = (day: string, kindOf: CalendarLookup) => nearestWorkingDay(addDays(day, -1), -1, kindOf);
const workingDayAfter = (day: string, kindOf: CalendarLookup) => nearestWorkingDay(addDays(day, 1), 1, kindOf);

function nearestWorkingDay(from: string, step: 1 | -1, kindOf: CalendarLookup): string {
  let day = from;
  // A day that the calendar does not know ends the search.
  for (let kind = kindOf(day); kind !== undefined && !isWorkingDay(kind); kind = kindOf(day)) day = addDays(day, step);
  return day;
}
