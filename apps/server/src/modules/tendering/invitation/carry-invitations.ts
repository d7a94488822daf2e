import { invitedBy, isByInvitation, supplierStatus } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { invitable, putOnList } from './invited-suppliers.ts';

interface Carried {
  readonly from: ProjectRow;
  /** The project that procures again. */
  readonly to: string;
}

const named = `
  select i.supplier_id::text as "supplierId", coalesce(i.reason, '') as reason from invitation i
  join supplier s on s.tenant_id = i.tenant_id and s.id = i.supplier_id and s.is_deleted = 0
    and s.supplier_status in ${supplierStatus.sql('active')}
  where i.tenant_id = $1 and i.project_id = $2 and i.is_deleted = 0 and i.invited_by in ${invitedBy.sql('named')}
  order by i.id`;

/** What failed asks the same suppliers again, as drafts; who was drawn is drawn anew. */
export async function carryInvitations(ctx: Ctx, { from, to }: Carried): Promise<void> {
  if (!isByInvitation(from)) return;
  const rows = await ctx.db.query<{ supplierId: string; reason: string }>(named, [ctx.tenantId, from.id]);
  for (const { supplierId, reason } of rows)
    await putOnList(ctx, {
      projectId: to,
      suppliers: await invitable(ctx, [supplierId]),
      how: invitedBy.code.named,
      reason,
    });
}
