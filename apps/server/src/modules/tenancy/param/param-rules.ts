import { isBuiltInParam, isParamValue } from '@zhaocai/model';
import { forgetEverySession, forgetSessions } from '../../../platform/access/index.ts';
import type { Values } from '../../../platform/crud/index.ts';
import { demandProof, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandOwnWayIn } from '../../session/index.ts';
import { isPlatform } from '../tenant/find-tenant.ts';
import { paramsChanged } from './param-value.ts';

/**
 * [R309] name, key and value are there. The platform says what there is; a tenant says its own value for a key that the
 * platform lets tenants change, under the platform's name for it.
 */
export async function checkParam(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  const stored = isPlatform(ctx) ? ownValues(values) : await overridingValues(ctx, values, existing);
  const { paramKey: key, paramValue: value } = stored;
  if (!isParamValue(key, value)) refuse('tenancy.paramValueForm', { key });
  if (isAboutAccounts(key)) await lookAgainAtPeople(ctx);
  demandOwnWayIn(ctx, key, value);
  if (!existing && (await isTaken(ctx, key))) refuse('tenancy.paramTaken', { key });
  await paramsChanged(ctx);
  return stored;
}

/** What says how people sign in: whoever finds a session open does not loosen it. */
const isAboutAccounts = (key: string) => key.startsWith('account.');

/** From where and when people work is judged with every call: every process hears that it has changed. */
async function lookAgainAtPeople(ctx: Ctx): Promise<void> {
  await demandProof(ctx);
  await (isPlatform(ctx) ? forgetEverySession(ctx) : forgetSessions(ctx));
}

type ParamValues = { readonly paramName: string; readonly paramKey: string; readonly paramValue: string } & Values;

function ownValues(values: Values): ParamValues {
  const paramName = textOf(values.paramName) || refuse('tenancy.paramNameMissing');
  const paramKey = textOf(values.paramKey) || refuse('tenancy.paramKeyMissing');
  const paramValue = textOf(values.paramValue) || refuse('tenancy.paramValueMissing');
  const isOverridable = values.isOverridable === true || values.isOverridable === 1;
  return { paramName, paramKey, paramValue, isOverridable };
}

const platformParam = `
  select param_name as name, is_overridable as "isOverridable" from param
  where tenant_id = '000000' and param_key = $1 and is_deleted = 0`;

async function overridingValues(ctx: Ctx, values: Values, existing?: Values): Promise<ParamValues> {
  const key = textOf(existing?.paramKey ?? values.paramKey) || refuse('tenancy.paramKeyMissing');
  const paramValue = textOf(values.paramValue) || refuse('tenancy.paramValueMissing');
  const [found] = await ctx.db.query<{ name: string; isOverridable: boolean }>(platformParam, [key]);
  if (!found) return refuse('tenancy.paramUnknown', { key });
  if (!found.isOverridable) refuse('tenancy.paramLocked', { key });
  return { paramName: found.name, paramKey: key, paramValue, isOverridable: false, remark: null };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

async function isTaken({ db, tenantId }: Ctx, key: string): Promise<boolean> {
  const sql = 'select from param where tenant_id = $1 and param_key = $2 and is_deleted = 0';
  return (await db.query(sql, [tenantId, key])).length > 0;
}

const keysOf = `
  select o.param_key as key, p.param_value as value from param o
  left join param p on p.tenant_id = '000000' and p.param_key = o.param_key and p.is_deleted = 0
  where o.tenant_id = $1 and o.id = any($2::bigint[]) and o.is_deleted = 0`;

/** A tenant takes its own value back, and the platform's holds again; the platform keeps what the program reads. */
export async function checkParamRemoval(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const rows = await ctx.db.query<{ key: string; value: string | null }>(keysOf, [ctx.tenantId, ids]);
  const kept = isPlatform(ctx) && rows.find(({ key }) => isBuiltInParam(key));
  if (kept) refuse('tenancy.paramBuiltIn', { key: kept.key });
  if (rows.some(({ key }) => isAboutAccounts(key))) await lookAgainAtPeople(ctx);
  for (const { key, value } of rows) if (value !== null) demandOwnWayIn(ctx, key, value);
  await paramsChanged(ctx);
}
