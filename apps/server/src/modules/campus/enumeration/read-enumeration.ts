import {
  enumerationNamed,
  type EndpointInput,
  type EnumerationItem,
  type estateEnumeration as endpoint,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

/** Enumerations whose values are rows of the tenant (handbook B.1, lookup). */
const lookups: Readonly<Record<string, string>> = {
  managePerson: `
    select distinct on (user_id) user_id::text as value, name as label from management_user
    where tenant_id = $1 and is_deleted = 0 and enabled = 1 order by user_id, manage_type limit 2000`,
  land: `
    select id::text as value, land_name as label from land
    where tenant_id = $1 and is_deleted = 0 order by land_no limit 2000`,
};

/** The values of an enumeration as the wire has them; one that is not there is refused. */
export async function readEnumeration(ctx: Ctx, { name }: EndpointInput<typeof endpoint>): Promise<EnumerationItem[]> {
  const sql = Object.hasOwn(lookups, name) ? lookups[name] : undefined;
  if (sql) {
    const rows = await ctx.db.query<{ value: string; label: string }>(sql, [ctx.tenantId]);
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
