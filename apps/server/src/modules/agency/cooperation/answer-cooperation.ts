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

type Answering = EndpointInput<typeof endpoint | typeof renewalEndpoint>;

/** The agency accepts or declines; the row is the buyer's, and so is the record of it. */
export async function answerCooperation(ctx: Ctx, input: Answering): Promise<EndpointOutput<typeof endpoint>> {
  const { id, version, agree } = input;
  const { tenantId, cooperationStatus: from } = await findAsked(ctx, id);
  if (!cooperationLifecycle.is(from, 'invited')) refuse('platform.badState');
  const action = agree ? 'accept' : 'decline';
  const { to } = cooperationLifecycle.actions[action];
  const reason = reasonOf(ctx, input, action);
  const [answered] = await ctx.db.query<{ done: boolean }>(
    'select answer_cooperation($1, $2, $3, $4::smallint, $5, $6, $7, $8) as done',
    [tenantId, id, version, to, reason, nextId(), ctx.user.userId, ctx.now],
  );
  if (!answered?.done) refuse('platform.stale');
  await recordAnswer(ctx, { tenantId, id, action, payload: { from, to, ...(reason && { reason }) } });
  return { id, version: version + 1, state: to };
}

/** The agency accepts a renewal or leaves the end as it was, with the reason. */
export async function answerRenewal(ctx: Ctx, input: Answering): Promise<EndpointOutput<typeof renewalEndpoint>> {
  const { id, version, agree } = input;
  const { tenantId, isRenewalAsked, endDate } = await findAsked(ctx, id);
  if (!isRenewalAsked) refuse('platform.badState');
  const action = agree ? 'acceptRenewal' : 'declineRenewal';
  const reason = reasonOf(ctx, input, action);
  const [answered] = await ctx.db.query<{ done: boolean }>(
    'select answer_renewal($1, $2, $3, $4, $5, $6, $7, $8) as done',
    [tenantId, id, version, agree, reason, nextId(), ctx.user.userId, ctx.now],
  );
  if (!answered?.done) refuse('platform.stale');
  await recordAnswer(ctx, { tenantId, id, action, payload: { endDate, ...(reason && { reason }) } });
  return { id, version: version + 1 };
}

interface Asked {
  readonly tenantId: string;
  readonly cooperationStatus: number;
  readonly isRenewalAsked: boolean;
  readonly endDate: string | null;
}

/** What a buyer asks this agency. */
async function findAsked(ctx: Ctx, id: string): Promise<Asked> {
  const [row] = await ctx.db.query<Asked & Record<string, unknown>>(
    `select tenant_id as "tenantId", cooperation_status as "cooperationStatus", renewal_asked as "isRenewalAsked",
       renewal_end::text as "endDate"
     from agency_cooperation where agent_tenant_id = $1 and id = $2 and is_deleted = 0`,
    [ctx.tenantId, id],
  );
  return row ?? notFound();
}

type Answer = 'accept' | 'decline' | 'acceptRenewal' | 'declineRenewal';

/** Why it says no, which it must say; a yes needs no reason. */
function reasonOf({ language }: Ctx, { agree, reason }: Answering, action: Answer): string | null {
  if (agree) return null;
  const { label } = cooperationLifecycle.actions[action];
  return reason?.trim() || refuse('platform.reasonMissing', { action: label[language] });
}

interface Said {
  readonly tenantId: string;
  readonly id: string;
  readonly action: Answer;
  readonly payload: Readonly<Record<string, unknown>>;
}

function recordAnswer(ctx: Ctx, { tenantId, id, action, payload }: Said): Promise<void> {
  const event = `${agencyCooperation.name}.${action}`;
  return recordEvidence(ctx, { tenantId, stream: 'admin', action: event, subject: id, payload });
}
