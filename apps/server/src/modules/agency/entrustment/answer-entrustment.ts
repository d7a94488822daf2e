import {
  agencyEntrustment,
  entrustmentLifecycle,
  type acceptEntrustment as acceptEndpoint,
  type backAgent as backEndpoint,
  type EndpointInput,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';

interface Own {
  readonly id: string;
  readonly tenantId: string;
  readonly projectId: string;
  readonly version: number;
  readonly entrustStatus: number;
}

interface Moved {
  readonly id: string;
  readonly version: number;
  readonly state: number;
}

/** An entrustment that the agency sees, by its own id or by its project's; every other is missing. */
async function findOwn(ctx: Ctx, { id, proId }: { id?: string | undefined; proId?: string | undefined }): Promise<Own> {
  const [row] = await ctx.db.query<Own & Record<string, unknown>>(
    `select id::text, tenant_id as "tenantId", project_id::text as "projectId", version, entrust_status as "entrustStatus"
     from own_entrustments() where id = $1::bigint or ($1::bigint is null and project_id = $2::bigint)
     order by entrust_status, id desc limit 1`,
    [id ?? null, proId ?? null],
  );
  return row ?? notFound();
}

export async function acceptEntrustment(
  ctx: Ctx,
  { id, version }: EndpointInput<typeof acceptEndpoint>,
): Promise<Moved> {
  return answer(ctx, await findOwn(ctx, { id }), { action: 'accept', version });
}

export async function backAgent(
  ctx: Ctx,
  { id, proId, version, reason }: EndpointInput<typeof backEndpoint>,
): Promise<Moved> {
  const own = await findOwn(ctx, { id, proId });
  const { label } = entrustmentLifecycle.actions.giveBack;
  if (!reason) refuse('platform.reasonMissing', { action: label[ctx.language] });
  return answer(ctx, own, { action: 'giveBack', version: version ?? own.version, reason });
}

interface Answer {
  readonly action: 'accept' | 'giveBack';
  readonly version: number;
  readonly reason?: string | undefined;
}

const refusals = {
  stale: 'platform.stale',
  state: 'platform.badState',
  published: 'agency.published',
  agreement: 'agency.noAgreement',
} as const;

async function answer(ctx: Ctx, own: Own, { action, version, reason }: Answer): Promise<Moved> {
  const [row] = await ctx.db.query<{ outcome: keyof typeof refusals | 'missing' | 'done' }>(
    'select answer_entrustment($1, $2, $3, $4, $5, $6, $7, $8, $9) as outcome',
    [own.tenantId, own.id, version, action, reason ?? null, nextId(), ctx.user.userId, ctx.user.nickName, ctx.now],
  );
  if (!row || row.outcome === 'missing') return notFound();
  if (row.outcome !== 'done') refuse(refusals[row.outcome]);
  const { to } = entrustmentLifecycle.actions[action];
  await recordEvidence(ctx, {
    tenantId: own.tenantId,
    stream: own.projectId,
    action: `${agencyEntrustment.name}.${action}`,
    subject: own.id,
    payload: { from: own.entrustStatus, to, ...(reason && { reason }) },
  });
  return { id: own.id, version: version + 1, state: to };
}
