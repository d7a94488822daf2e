import {
  enumerationNamed,
  land,
  managementUser,
  type EndpointInput,
  type Entity,
  type EnumerationItem,
  type estateEnumeration as endpoint,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';

/** Enumerations whose values are rows of the tenant (docs/estate.md B.1, lookup), those that the reader sees. */
const lookups: Readonly<Record<string, { readonly of: Entity; readonly sql: (seen: string) => string }>> = {
  managePerson: {
    of: managementUser,
    sql: (seen) => `
    select distinct on (t.user_id) t.user_id::text as value, t.name as label from management_user t
    where ${seen} and t.enabled = 1 order by t.user_id, t.manage_type`,
  },
  land: {
    of: land,
    sql: (seen) => `
    select t.id::text as value, t.land_name as label from land t where ${seen} order by t.land_no`,
  },
};

/** The values of an enumeration as the wire has them; one that is not there is refused. */
export async function readEnumeration(ctx: Ctx, { name }: EndpointInput<typeof endpoint>): Promise<EnumerationItem[]> {
  const lookup = Object.hasOwn(lookups, name) ? lookups[name] : undefined;
  if (lookup) {
    const parameters = new Parameters();
    const seen = visibleConditions(lookup.of, ctx, { parameters }).join(' and ');
    const rows = await ctx.db.query<{ value: string; label: string }>(lookup.sql(seen), parameters.values);
    return rows.map(({ value, label }, place) => ({
      value,
      label,
      labelEn: label,
      code: value,
      sort: place + 1,
      sealed: 0,
    }));
  }
  const entries = enumerationNamed(name) ?? refuse('campus.noEnumeration');
  return entries.map(([value, label, labelEn, gbCode], place) => ({
    value,
    label,
    labelEn,
    code: codeOf(labelEn),
    sort: place + 1,
    sealed: 0,
    ...(gbCode !== undefined && { gbCode }),
  }));
}

/** `Title pending` is TITLE_PENDING. */
function codeOf(labelEn: string): string {
  return labelEn
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}
