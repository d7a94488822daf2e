import { addDays } from '../kit/days.ts';
import { layOut } from '../procedure/lay-out.ts';
import type { MilestoneName } from '../procedure/milestone.ts';
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
 * The earliest lawful times of a project whose notice goes out on a day; null where they cannot be counted. A method
 * that sets no period for its documents offers them until the last working day before the quotes are due.
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
  const moved = daysOf({ publishTime });
  const laid = layOut({ procedure, regime: lawRegime, rules: periodRules, kindOf, start, moved });
  const day = (name: MilestoneName) => laid.find((one) => one.name === name)?.day ?? null;
  const [bidEnd, opening] = [day('bidEnd'), day('opening')];
  if (bidEnd === null || opening === null) return null;
  const bidEndTime = `${bidEnd} ${opensAt}`;
  const saleEnd = day('saleEnd') ?? workingDayBefore(bidEnd, kindOf);
  const entryEndTime = saleEnd < bidEnd && saleEnd > start ? `${saleEnd} ${closesAt}` : bidEndTime;
  return { entryEndTime, bidEndTime, openTime: `${opening} ${opensAt}` };
}

function workingDayBefore(day: string, kindOf: CalendarLookup): string {
  let before = addDays(day, -1);
  // A day that the calendar does not know ends the search.
  for (let kind = kindOf(before); kind !== undefined && !isWorkingDay(kind); kind = kindOf(before))
    before = addDays(before, -1);
  return before;
}
