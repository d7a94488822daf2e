import { heldDistributionsSql, message } from '@zhaocai/model';
import { notFound, type Ctx } from '../../platform/http/index.ts';

const deptName = 'select dept_name as name from dept where tenant_id = $1 and id = $2 and is_deleted = 0';

/** The name of a unit of the tenant; of another's nobody learns. */
export async function unitName(ctx: Ctx, deptId: unknown): Promise<string> {
  const [dept] = await ctx.db.query<{ name: string }>(deptName, [ctx.tenantId, deptId]);
  return dept ? dept.name : notFound();
}

const unitsWithRooms = `
  select p.dept_name as name from dept p
  where p.tenant_id = $1 and p.is_deleted = 0 and p.id <> all($2::bigint[])
    and exists (select from room_distribution d where d.tenant_id = p.tenant_id and d.dept_id = p.id
      and d.status in ${heldDistributionsSql} and d.is_deleted = 0)
  order by p.sort, p.id`;

/** A warning for each unit that has rooms and is not among these. */
export async function warnOfRooms(
  { db, tenantId, language }: Ctx,
  known: readonly string[],
  code: 'quota.noFacts' | 'quota.roomsWithoutQuota',
): Promise<string[]> {
  const units = await db.query<{ name: string }>(unitsWithRooms, [tenantId, known]);
  return units.map(({ name }) => message(code, language, { unit: name }));
}

/** The year that is asked for, else the present one. */
export function yearOf({ now }: Pick<Ctx, 'now'>, { year }: { readonly year?: number | undefined }): number {
  return year ?? Number(now.slice(0, 4));
}
