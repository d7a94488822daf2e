import {
  isTendering,
  supplierStatus,
  type answerConsortium as endpoint,
  type EndpointInput,
  type EndpointOutput,
  type Text,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { asSaid, messageIds, saidWith } from '../../workflow/index.ts';
import { supplierStream } from '../evidence/streams.ts';
import { declareRelations } from './declare-relations.ts';
import { toldProject } from './consortium.ts';
import { holdPackage } from './own-entry.ts';

interface OwnMembership {
  readonly id: string;
  /** Of the buyer. */
  readonly tenantId: string;
  readonly projectId: string;
  readonly packageId: string;
  readonly entryId: string;
}

/** A member's word. What stands against his taking part is told to him alone. */
export async function answerConsortium(
  ctx: Ctx,
  { id, version, agree, reason = '', ...relations }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  if (ctx.user.tenantKind !== 'supplier') refuse('tendering.suppliersOnly');
  const membership = await findOwnMembership(ctx, id);
  const held = await holdPackage(ctx, membership);
  if (!isTendering(held.stage) || ctx.now >= held.bidEndTime) refuse('tendering.tooLate');
  if (!agree) return decline(ctx, membership, { version, reason });
  if (supplierStatus.is(held.supplierStatus, 'blackListed')) refuse('tendering.blackListed');
  const [joined] = await ctx.db.query<{ outcome: string }>('select join_consortium($1, $2, $3, $4, $5) as outcome', [
    membership.tenantId,
    id,
    version,
    ctx.user.userId,
    ctx.now,
  ]);
  if (joined?.outcome === 'twice') refuse('tendering.alreadyMember');
  if (joined?.outcome === 'answered') refuse('tendering.consortiumAnswered');
  await declareRelations(ctx, relations, { tenantId: membership.tenantId, entryIds: [membership.entryId] });
  await record(ctx, membership, { action: 'entryMember.join', payload: {} });
  const isComplete = joined?.outcome === 'complete';
  if (isComplete) await tellLeader(ctx, membership, { kind: 'consortiumComplete', content: everybodyAgreed });
  return { isComplete };
}

async function decline(
  ctx: Ctx,
  membership: OwnMembership,
  { version, reason }: { version: number; reason: string },
): Promise<EndpointOutput<typeof endpoint>> {
  if (!reason) refuse('tendering.consortiumDeclineReason');
  const [declined] = await ctx.db.query<{ ok: boolean }>('select decline_consortium($1, $2, $3, $4, $5, $6) as ok', [
    membership.tenantId,
    membership.id,
    version,
    reason,
    ctx.user.userId,
    ctx.now,
  ]);
  if (!declined?.ok) refuse('tendering.consortiumAnswered');
  await record(ctx, membership, { action: 'entryMember.decline', payload: { reason } });
  await tellLeader(ctx, membership, {
    kind: 'consortiumDeclined',
    content: saidWith(
      { zh: `${ctx.user.tenantName}谢绝加入联合体`, en: `${ctx.user.tenantName} declined to join` },
      reason,
    ),
  });
  return { isComplete: false };
}

/** By the policy of the party; of a project that did not invite him he is not asked, and finds nothing. */
async function findOwnMembership(ctx: Ctx, id: string): Promise<OwnMembership> {
  const [row] = await ctx.db.query<OwnMembership & Record<string, unknown>>(
    `select id, tenant_id as "tenantId", project_id as "projectId", package_id as "packageId", entry_id as "entryId"
     from entry_member where member_tenant_id = $1 and id = $2 and is_deleted = 0 and is_asked and not is_leader`,
    [ctx.tenantId, id],
  );
  return row ?? notFound();
}

async function record(
  ctx: Ctx,
  { id, tenantId, projectId, packageId, entryId }: OwnMembership,
  { action, payload }: { action: string; payload: object },
): Promise<void> {
  const stream = supplierStream(projectId, ctx.tenantId);
  await recordEvidence(ctx, { tenantId, stream, action, subject: id, payload: { ...payload, packageId, entryId } });
}

const everybodyAgreed = { zh: '联合体成员已全部确认。', en: 'Every member of the consortium has agreed.' };

async function tellLeader(
  ctx: Ctx,
  membership: OwnMembership,
  { kind, content }: { kind: 'consortiumComplete' | 'consortiumDeclined'; content: Text },
): Promise<void> {
  const { title } = await toldProject(ctx, membership);
  await ctx.db.query('select from tell_leader($1, $2, $3::bigint[], $4, $5, $6, $7)', [
    membership.tenantId,
    membership.id,
    messageIds(),
    kind,
    title,
    asSaid(content),
    ctx.now,
  ]);
}
