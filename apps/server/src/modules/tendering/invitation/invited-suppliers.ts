import { invitation, invitationLifecycle, supplier, supplierStatus, type CodeOf, type invitedBy } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandSeen, insertRow } from '../../../platform/rows/index.ts';

/** A supplier of the library who may be invited. */
export interface Invitable {
  readonly id: string;
  readonly name: string;
  readonly creditCode: string;
  readonly tenantId: string | null;
}

const library = `
  select s.id::text, s.supplier_name as name, s.credit_code as "creditCode", s.supplier_status as status,
    coalesce(s.supplier_tenant_id, a.tenant_id) as "tenantId"
  from supplier s
  left join supplier_accounts(array(select credit_code from supplier where tenant_id = $1 and id = any($2::bigint[]))) a
    on a.credit_code = s.credit_code
  where s.tenant_id = $1 and s.id = any($2::bigint[]) and s.is_deleted = 0 order by s.id`;

/** These suppliers of the library, all of them, where none is debarred. */
export async function invitable(ctx: Ctx, ids: readonly string[]): Promise<Invitable[]> {
  const unique = [...new Set(ids)];
  await demandSeen(ctx, supplier, unique);
  const found = await ctx.db.query<Invitable & { status: number } & Record<string, unknown>>(library, [
    ctx.tenantId,
    unique,
  ]);
  if (found.length !== unique.length) notFound();
  const debarred = found.find(({ status }) => supplierStatus.is(status, 'blackListed'));
  if (debarred) refuse('tendering.inviteBlackListed', { name: debarred.name });
  return found;
}

interface Inviting {
  readonly projectId: string;
  readonly suppliers: readonly Invitable[];
  readonly how: CodeOf<typeof invitedBy>;
  readonly reason?: string;
  readonly drawId?: string;
}

/** Puts them on the list, with the evidence of how they came there. */
export async function putOnList(ctx: Ctx, { projectId, suppliers, how, reason, drawId }: Inviting): Promise<void> {
  for (const { id, name, creditCode, tenantId } of suppliers) {
    const values = {
      projectId,
      supplierId: id,
      supplierTenantId: tenantId,
      supplierName: name,
      creditCode,
      hasAccount: tenantId !== null,
      invitedBy: how,
      reason: reason ?? null,
      drawId: drawId ?? null,
      invitationStatus: invitationLifecycle.code.drafted,
    };
    const invited = await insertRow(ctx, invitation, { values });
    await recordEvidence(ctx, {
      stream: projectId,
      action: 'invitation.add',
      subject: invited,
      payload: { supplierName: name, creditCode, invitedBy: how, ...(reason && { reason }), ...(drawId && { drawId }) },
    });
  }
}
