import {
  periods,
  plainNumber,
  rulesFor,
  type EndpointInput,
  type EndpointOutput,
  type scheduleBasis,
} from '@zhaocai/model';
import type { Ctx } from '../../platform/http/index.ts';
import { loadRules } from '../tendering/index.ts';

/** Days before the first one: a period may be counted back. */
const daysBefore = 100;
/** A procurement with its contract and deposits ends within two years. */
const daysAfter = 800;

/** The rules about time in force on a day, and the calendar around it. */
export async function readScheduleBasis(
  ctx: Ctx,
  { from, ...of }: EndpointInput<typeof scheduleBasis>,
): Promise<EndpointOutput<typeof scheduleBasis>> {
  const rules = rulesFor(await loadRules(ctx, of), { ...of, publishTime: from, changeTime: from });
  return {
    rules: rules
      .filter(({ kind }) => Object.hasOwn(periods, kind))
      .map(({ code, kind, value, dayType, sourceArticle, sourceArticleEn, isOverridable }) => ({
        code,
        kind,
        value: plainNumber(value),
        dayType,
        article: { zh: sourceArticle, en: sourceArticleEn },
        isOverridable,
      })),
    ...(await readKinds(ctx, from)),
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
