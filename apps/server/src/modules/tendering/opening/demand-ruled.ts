import { refuse, type Ctx } from '../../../platform/http/index.ts';

const unruled = `
  select e.supplier_name as name from opened_quote q join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id
  where q.tenant_id = $1 and q.project_id = $2 and ($3::bigint is null or q.package_id = $3) and q.open_fault is not null
    and q.ruling is null order by q.entry_id`;

/** Every bid that did not open is ruled on before an opening ends, and before anybody is chosen. */
export async function demandRuled(
  ctx: Ctx,
  { projectId, packageId = null }: { readonly projectId: string; readonly packageId?: string | null },
): Promise<void> {
  const rows = await ctx.db.query<{ name: string }>(unruled, [ctx.tenantId, projectId, packageId]);
  if (rows.length > 0) refuse('tendering.rulingMissing', { names: rows.map(({ name }) => name).join('、') });
}
