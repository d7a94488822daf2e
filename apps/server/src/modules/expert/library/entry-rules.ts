import { ageOn, titleLevel } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { paramValue } from '../../tenancy/index.ts';

/** What the tenant asks of whoever is drawn: 0 is no limit. */
export interface EntryRules {
  readonly ageLimit: number;
  readonly workYears: number;
}

export async function entryRules(ctx: Pick<Ctx, 'db' | 'tenantId' | 'now'>): Promise<EntryRules> {
  const [age, years] = [await paramValue(ctx, 'expert.ageLimit'), await paramValue(ctx, 'expert.workYears')];
  return { ageLimit: Number(age), workYears: Number(years) };
}

interface Judged {
  readonly workYears: number;
  readonly titleLevel: number;
  readonly birthday: string | null;
}

export type EntryFault = 'years' | 'title' | 'age';

/** What of 招标投标法 37 and of the tenant's own limits somebody does not meet on a day. */
export function entryFaults(judged: Judged, rules: EntryRules, day: string): EntryFault[] {
  const isShort = judged.workYears < rules.workYears;
  const isLow = !titleLevel.is(judged.titleLevel, 'professor', 'senior', 'equal');
  const age = judged.birthday === null ? 0 : ageOn(judged.birthday, day);
  const isOld = rules.ageLimit > 0 && age > rules.ageLimit;
  return [
    ...(isShort ? (['years'] as const) : []),
    ...(isLow ? (['title'] as const) : []),
    ...(isOld ? (['age'] as const) : []),
  ];
}

/** The same over the rows of `expert t`, for counts and draws: nothing stands in the way. `bind` binds a value. */
export function entrySql(rules: EntryRules, day: string, bind: (value: unknown) => string): string {
  const conditions = [
    `t.work_years >= ${bind(rules.workYears)}`,
    `t.title_level in ${titleLevel.sql('professor', 'senior', 'equal')}`,
  ];
  if (rules.ageLimit > 0)
    conditions.push(
      `t.birthday > (${bind(day)}::date - make_interval(years => ${bind(rules.ageLimit + 1)}::int))::date`,
    );
  return `(${conditions.join(' and ')})`;
}
