import { dueAfter, judgeType, type CalendarLookup, type Rule } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { loadCalendar, readOnce, ruleInForce } from '../../tendering/index.ts';

/** What the time to judge depends on: whom, under which law, and when the work was over. */
export interface Ended {
  readonly judgeType: number;
  readonly manner: number;
  readonly lawRegime: number;
  readonly endTime: string;
}

export interface ConductDue {
  /** The last second of the last day; null where no rule or no calendar says it. */
  readonly due: string | null;
  readonly rule: Rule | undefined;
}

/** By when experts and agencies are judged (R67); a list asks for many of a few laws and months. */
export function conductClock(ctx: Ctx): (ended: Ended) => Promise<ConductDue> {
  const rules = new Map<string, Promise<Rule | undefined>>();
  const calendars = new Map<string, Promise<CalendarLookup>>();
  return async ({ judgeType: kind, manner, lawRegime, endTime }) => {
    if (judgeType.is(kind, 'supplier')) return { due: null, rule: undefined };
    const month = `${endTime.slice(0, 7)}-01`;
    const facts = { manner, lawRegime, publishTime: endTime };
    const rule = await readOnce(rules, `${manner} ${lawRegime} ${month}`, () =>
      ruleInForce(ctx, facts, 'conductPeriod'),
    );
    if (!rule) return { due: null, rule };
    const calendar = await readOnce(calendars, month, () => loadCalendar(ctx, month));
    return { due: dueAfter(endTime, rule, calendar), rule };
  };
}
