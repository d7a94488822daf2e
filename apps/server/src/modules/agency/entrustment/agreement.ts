import {
  agencyEntrustment,
  entrustmentLifecycle,
  entrustmentsShown,
  type EndpointInput,
  type FileValue,
  type saveAgreement as endpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { hangFiles, rowReads } from '../../../platform/crud/index.ts';
import { anyReads, bindAttachments, type FileAccess } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { changeRow, findRow, lockRow } from '../../../platform/rows/index.ts';
import { tellOfEntrustment } from '../tell-agency.ts';
import { amended, handedIn } from './entrustment-words.ts';

interface Agreement {
  readonly id: string;
  readonly files: readonly { readonly fileId: string }[];
  readonly agentTenantId: string | null;
}

/** Hangs the files of an agreement on an entrustment, to be read by both; answers the version that it has with them. */
export async function hangAgreement(ctx: Ctx, { id, files, agentTenantId }: Agreement): Promise<number> {
  const { agreementFiles, version } = await findRow(ctx, agencyEntrustment, { id, reach: 'tenant' });
  const values = { agreementFiles: files };
  await hangFiles(ctx, agencyEntrustment, { id, values, existing: { agreementFiles } });
  await changeRow(ctx, agencyEntrustment, { id, values });
  if (!agentTenantId) return version + 1;
  await bindAttachments(ctx.db, {
    tenantId: ctx.tenantId,
    fileIds: files.map(({ fileId }) => fileId),
    businessType: agencyEntrustment.name,
    businessId: id,
    partyTenantId: agentTenantId,
    userId: ctx.user.userId,
    now: ctx.now,
  });
  return version + 1;
}

/** R64: no written agreement, under laws that demand one of an entrustment that is offered or accepted. */
export async function lacksAgreement({ db }: Pick<Ctx, 'db'>, id: string): Promise<boolean> {
  const [row] = await db.query<{ lacks: boolean }>('select lacks_agreement($1) as lacks', [id]);
  return row?.lacks ?? false;
}

/** The agreement, as long as it is not over. What was accepted is replaced by what the agency accepts again, and no earlier. */
export async function saveAgreement(
  ctx: Ctx,
  { id, version, agreementFiles }: EndpointInput<typeof endpoint>,
): Promise<{ id: string; version: number }> {
  const row = await lockRow(ctx, agencyEntrustment, { id, version });
  if (!entrustmentLifecycle.is(row.entrustStatus, 'toConfirm', 'offered', 'active')) refuse('platform.badState');
  const now = await hangAgreement(ctx, { id, files: agreementFiles, agentTenantId: row.agentTenantId });
  const names = (agreementFiles as readonly Partial<FileValue>[]).map(({ fileId, fileName }) => ({ fileId, fileName }));
  await recordEvidence(ctx, {
    stream: row.projectId,
    action: `${agencyEntrustment.name}.edit`,
    subject: id,
    payload: { agreementFiles: names },
  });
  const isActive = entrustmentLifecycle.is(row.entrustStatus, 'active');
  const moved = isActive
    ? await transition(ctx, agencyEntrustment, { subject: row, action: 'amend', stream: row.projectId })
    : { version: now };
  await tellOfEntrustment(ctx, row, { kind: 'projectChanged', content: isActive ? amended : handedIn });
  return { id, version: moved.version };
}

/** The agency reads the agreement as long as it sees what it is of. */
const byAgency: FileAccess = {
  async mayRead(ctx, { tenantId, businessId }) {
    if (tenantId === ctx.tenantId || !ctx.user.permissions.has('entrustedProject_view')) return false;
    const found = await ctx.db.query(
      `select from own_entrustments() where tenant_id = $1 and id = $2 and entrust_status in ${entrustmentLifecycle.sql(...entrustmentsShown)}`,
      [tenantId, businessId],
    );
    return found.length > 0;
  },
};

export const entrustmentFiles = anyReads(rowReads(agencyEntrustment), byAgency);

/** And that of a cooperation as long as it is a party of it. */
export const cooperationFiles: FileAccess = {
  async mayRead(ctx, { tenantId, businessId }) {
    if (tenantId === ctx.tenantId || !ctx.user.permissions.has('agencyInvitation_view')) return false;
    const found = await ctx.db.query(
      'select from agency_cooperation where agent_tenant_id = $1 and tenant_id = $2 and id = $3 and is_deleted = 0',
      [ctx.tenantId, tenantId, businessId],
    );
    return found.length > 0;
  },
};
