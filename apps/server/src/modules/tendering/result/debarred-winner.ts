import { supplierStatus } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

/** Who of an entry `e` the library has black-listed by now: whoever registered, or a member of his consortium. */
export const debarred = `
  select case when s.id = e.supplier_id then e.supplier_name else s.supplier_name end from supplier s
  where s.tenant_id = e.tenant_id and s.supplier_status in ${supplierStatus.sql('blackListed')} and s.is_deleted = 0
    and (s.id = e.supplier_id or s.credit_code in (
      select m.credit_code from entry_member m
      where m.tenant_id = e.tenant_id and m.entry_id = e.id and m.is_deleted = 0))
  order by s.id = e.supplier_id desc, s.id limit 1`;

const winners = `
  select (${debarred}) as name from opened_quote q
  join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id
  where q.tenant_id = $1 and q.project_id = $2 and q.selected order by q.id`;

/** Refuses what would go on with a chosen winner who was black-listed since: he is not to be awarded, nor announced. */
export async function demandNobodyDebarred({ db, tenantId }: Ctx, projectId: string): Promise<void> {
  const rows = await db.query<{ name: string | null }>(winners, [tenantId, projectId]);
  const supplierName = rows.find(({ name }) => name !== null)?.name;
  if (supplierName) refuse('tendering.winnerDebarredSince', { supplierName });
}
