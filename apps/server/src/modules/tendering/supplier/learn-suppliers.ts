import type { Ctx } from '../../../platform/http/index.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { flagRelated } from './flag-related.ts';

/** An old row of the library whose company has taken part gets its account. */
const connect = `
  update supplier s set supplier_tenant_id = e.supplier_tenant_id, update_time = $3, version = s.version + 1
  from entry e
  where e.tenant_id = $1 and e.project_id = $2 and e.is_deleted = 0 and s.tenant_id = e.tenant_id
    and s.credit_code = e.credit_code and s.supplier_tenant_id is null and s.is_deleted = 0`;

const add = `
  insert into supplier (tenant_id, id, supplier_name, credit_code, linkman, phone, supplier_tenant_id,
    create_user, create_time, update_user, update_time)
  select distinct on (e.supplier_tenant_id) e.tenant_id, e.supplier_id, e.supplier_name, e.credit_code, e.linkman, e.phone,
    e.supplier_tenant_id, e.create_user, $3::timestamptz, e.create_user, $3::timestamptz
  from entry e
  where e.tenant_id = $1 and e.project_id = $2 and e.is_deleted = 0 and not exists (
    select from supplier s where s.tenant_id = e.tenant_id and s.is_deleted = 0
      and (s.supplier_tenant_id = e.supplier_tenant_id or s.credit_code = e.credit_code))
  order by e.supplier_tenant_id, e.id
  on conflict do nothing`;

/** Somebody may have entered the company by hand meanwhile: its registrations are those of that row. */
const join = `
  update entry e set supplier_id = s.id
  from supplier s
  where e.tenant_id = $1 and e.project_id = $2 and s.tenant_id = e.tenant_id and s.is_deleted = 0
    and s.supplier_tenant_id = e.supplier_tenant_id and e.supplier_id <> s.id and $3::timestamptz is not null`;

/** The library learns at the opening who takes part, in the opening's transaction, and who of them seem to be related; before it, its rows would tell (R38). */
export async function learnSuppliers(ctx: Ctx, project: Pick<ProjectRow, 'id' | 'projectNo'>): Promise<void> {
  const values = [ctx.tenantId, project.id, ctx.now];
  await ctx.db.write(connect, values);
  await ctx.db.write(add, values);
  await ctx.db.write(join, values);
  await flagRelated(ctx, project);
}
