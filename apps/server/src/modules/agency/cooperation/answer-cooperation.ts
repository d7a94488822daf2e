import {
  agencyCooperation,
  cooperationLifecycle,
  type answerCooperation as endpoint,
  type answerRenewal as renewalEndpoint,
  type EndpointInput,
  type EndpointOutput,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';

interface Invited {
  readonly tenantId: string;
  readonly version: number;
  readonly cooperationStatus: number;
}

/** The agency accepts or declines; the row is the buyer's, and so is the record of it. */
export async function answerCooperation(
  ctx: Ctx,
  { id, version, agree, reason }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const [row] = await ctx.db.query<Invited & Record<string, unknown>>(
    `select tenant_id as "tenantId", version, cooperation_status as "cooperationStatus" from agency_cooperation
     where agent_tenant_id = $1 and id = $2 and is_deleted = 0`,
    [ctx.tenantId, id],
  );
  if (!row) return notFound();
  if (!cooperationLifecycle.is(row.cooperationStatus, 'invited')) refuse('platform.badState');
  const action = agree ? 'accept' : 'decline';
  const why = agree ? null : reason?.trim() || null;
  const { to, label } = cooperationLifecycle.actions[action];
  if (!agree && why === null) refuse('platform.reasonMissing', { action: label[ctx.language] });
  const [answered] = await ctx.db.query<{ done: boolean }>(
    'select answer_cooperation($1, $2, $3, $4::smallint, $5, $6, $7, $8) as done',
    [row.tenantId, id, version, to, why, nextId(), ctx.user.userId, ctx.now],
  );
  if (!answered?.done) refuse('platform.stale');
  await recordEvidence(ctx, {
    tenantId: row.tenantId,
    stream: 'admin',
    action: `${agencyCooperation.name}.${action}`,
    subject: id,
    payload: { from: row.cooperationStatus, to, ...(why && { reason: why }) },
  });
  return { id, version: version + 1, state: to };
}

/** The agency accepts a renewal or leaves the end as it was, with the reason. */
export async function answerRenewal(
  ctx: Ctx,
  { id, version, agree, reason }: EndpointInput<typeof renewalEndpoint>,
): Promise<EndpointOutput<typeof renewalEndpoint>> {
  const [row] = await ctx.db.query<{ tenantId: string; isAsked: boolean; endDate: string | null }>(
    `select tenant_id as "tenantId", renewal_asked as "isAsked", renewal_end::text as "endDate" from agency_cooperation
     where agent_tenant_id = $1 and id = $2 and is_deleted = 0`,
    [ctx.tenantId, id],
  );
  if (!row) return notFound();
  if (!row.isAsked) refuse('platform.badState');
  const action = agree ? 'acceptRenewal' : 'declineRenewal';
  const why = agree ? null : reason?.trim() || null;
  const { label } = cooperationLifecycle.actions[action];
  if (!agree && why === null) refuse('platform.reasonMissing', { action: label[ctx.language] });
  const [answered] = await ctx.db.query<{ done: boolean }>(
    'select answer_renewal($1, $2, $3, $4, $5, $6, $7, $8) as done',
    [row.tenantId, id, version, agree, why, nextId(), ctx.user.userId, ctx.now],
  );
  if (!answered?.done) refuse('platform.stale');
  await recordEvidence(ctx, {
    tenantId: row.tenantId,
    stream: 'admin',
    action: `${agencyCooperation.name}.${action}`,
    subject: id,
    payload: { endDate: row.endDate, ...(why && { reason: why }) },
  });
  return { id, version: version + 1 };
}
