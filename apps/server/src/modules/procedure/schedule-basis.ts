import {
  asPeriodRule,
  periods,
  plainNumber,
  rulesFor,
  tightened,
  type EndpointInput,
  type EndpointOutput,
  type Rule,
  type scheduleBasis,
} from '@zhaocai/model';
import type { Ctx } from '../../platform/http/index.ts';
import { loadRules, ownNumbers, type ProjectRow } from '../tendering/index.ts';

/** Days before the first one: a period may be counted back. */
const daysBefore = 100;
/** A procurement with its contract and deposits ends within two years. */
const daysAfter = 800;

/** What a project has of what its numbers are found by. */
type OfProject = Pick<ProjectRow, 'typeId' | 'generalBudget' | 'regionCode' | 'ownNumbers'>;

/** The rules about time in force on a day, with the buyer's own stricter numbers, and the calendar around it. */
export async function readScheduleBasis(
  ctx: Ctx,
  { from, ...of }: EndpointInput<typeof scheduleBasis> & Partial<OfProject>,
): Promise<EndpointOutput<typeof scheduleBasis>> {
  const facts = { ...of, publishTime: from, changeTime: from };
  const [stated, own] = await Promise.all([loadRules(ctx, of), ownNumbers(ctx, facts)]);
  const lawful = rulesFor(stated, facts).filter(({ kind }) => Object.hasOwn(periods, kind));
  const inForce = tightened(lawful, own);
  return {
    rules: lawful.map((rule, place) => asTold(rule, inForce[place] ?? rule)),
    ...(await readKinds(ctx, from)),
  };
}

function asTold(law: Rule, rule: Rule) {
  const isOwn = plainNumber(rule.value) !== plainNumber(law.value) || rule.dayType !== law.dayType;
  return {
    ...asPeriodRule(rule),
    statutory: isOwn ? { value: plainNumber(law.value), dayType: law.dayType } : null,
  };
}

async function readKinds(ctx: Ctx, from: string): Promise<{ firstDay: string; kinds: string }> {
  const [row] = await ctx.db.query<{ firstDay: string; kinds: string }>(
    `select to_char($1::date - $2::int, 'YYYY-MM-DD') as "firstDay",
       string_agg(coalesce(c.day_type::text, '-'), '' order by d.day) as kinds
     from generate_series($1::date - $2::int, $1::date + $3::int, interval '1 day') as d (day)
     left join work_calendar c on c.tenant_id = '000000' and c.day = d.day::date and c.is_deleted = 0`,
    [from, daysBefore, daysAfter],
  );
  return { firstDay: row?.firstDay ?? from, kinds: row?.kinds ?? '' };
}
