import {
  invitation,
  invitationLifecycle,
  invitedBy,
  type addInvitations as addEndpoint,
  type EndpointInput,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { dropRows, findRow, lockRow } from '../../../platform/rows/index.ts';
import { invitable, putOnList } from './invited-suppliers.ts';
import { lockListOf, needOf } from './invitation-rules.ts';

/** Names suppliers of the library, each with why; where the rules have them drawn nobody is named (R15). */
export async function addInvitations(
  ctx: Ctx,
  { projectId, supplierIds, reason }: EndpointInput<typeof addEndpoint>,
): Promise<{ count: number }> {
  const project = await lockListOf(ctx, projectId);
  const { poolFactor, poolArticle, most } = await needOf(ctx, project);
  if (poolFactor !== null) refuse('tendering.inviteByDraw', { article: poolArticle });
  const suppliers = await invitable(ctx, supplierIds);
  const known = await invitedIds(ctx, projectId);
  if (suppliers.some(({ id }) => known.includes(id))) refuse('tendering.invitedAlready');
  if (most !== null && known.length + suppliers.length > most) refuse('tendering.inviteMost');
  await putOnList(ctx, { projectId, suppliers, how: invitedBy.code.named, reason });
  return { count: suppliers.length };
}

/** Suppliers of the library who are on the list of a project, whatever they have answered. */
export async function invitedIds(ctx: Ctx, projectId: string): Promise<string[]> {
  const rows = await ctx.db.query<{ id: string }>(
    'select supplier_id::text as id from invitation where tenant_id = $1 and project_id = $2 and is_deleted = 0',
    [ctx.tenantId, projectId],
  );
  return rows.map(({ id }) => id);
}

/** Of one that was not sent; who was drawn stays. */
export async function removeInvitation(ctx: Ctx, { id }: { id: string }): Promise<null> {
  const { projectId } = await findRow(ctx, invitation, { id });
  await lockListOf(ctx, projectId);
  const row = await lockRow(ctx, invitation, { id });
  const { supplierName: name, creditCode } = row;
  if (!invitationLifecycle.is(row.invitationStatus, 'drafted')) refuse('tendering.inviteNotDraft', { name });
  if (invitedBy.is(row.invitedBy, 'drawn')) refuse('tendering.inviteDrawnKept');
  await takeOff(ctx, { id, projectId, name, creditCode });
  return null;
}

interface TakenOff {
  readonly id: string;
  readonly projectId: string;
  readonly name: string;
  readonly creditCode: string;
}

export async function takeOff(ctx: Ctx, { id, projectId, name, creditCode }: TakenOff): Promise<void> {
  await dropRows(ctx, invitation, { ids: [id] });
  await recordEvidence(ctx, {
    stream: projectId,
    action: 'invitation.remove',
    subject: id,
    payload: { supplierName: name, creditCode },
  });
}
