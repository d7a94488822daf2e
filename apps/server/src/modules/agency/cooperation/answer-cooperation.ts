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

const toInvitation = 'select answer_cooperation($1, $2, $3, $4::smallint, $5, $6, $7, $8) as done';
const toRenewal = 'select answer_renewal($1, $2, $3, $4, $5, $6, $7, $8) as done';

/** The agency accepts or declines; the row is the buyer's, and so is the record of it. */
export async function answerCooperation(ctx: Ctx, input: Answering): Promise<EndpointOutput<typeof endpoint>> {
  const asked = await findAsked(ctx, input.id);
  const { cooperationStatus: from } = asked;
  if (!cooperationLifecycle.is(from, 'invited')) refuse('platform.badState');
  const action = input.agree ? 'accept' : 'decline';
  const { to } = cooperationLifecycle.actions[action];
  return { ...(await answer(ctx, input, { asked, action, as: to, payload: { from, to } })), state: to };
}

/** The agency accepts a renewal or leaves the end as it was, with the reason. */
export async function answerRenewal(ctx: Ctx, input: Answering): Promise<EndpointOutput<typeof renewalEndpoint>> {
  const { agree } = input;
  const asked = await findAsked(ctx, input.id);
  const { isRenewalAsked, endDate } = asked;
  if (!isRenewalAsked) refuse('platform.badState');
  const action = agree ? 'acceptRenewal' : 'declineRenewal';
  return answer(ctx, input, { asked, action, as: agree, payload: { endDate } });
}

interface Given {
  readonly asked: Asked;
  readonly action: 'accept' | 'decline' | 'acceptRenewal' | 'declineRenewal';
  /** The state that an invitation comes to, or whether a renewal is agreed to. */
  readonly as: number | boolean;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** What an agency says stands in the buyer's record; a no with its reason. */
async function answer(ctx: Ctx, input: Answering, { asked: { tenantId }, action, as, payload }: Given) {
  const { id, version } = input;
  const reason = reasonOf(ctx, input, action);
  const values = [tenantId, id, version, as, reason, nextId(), ctx.user.userId, ctx.now];
  const [answered] = await ctx.db.query<{ done: boolean }>(typeof as === 'boolean' ? toRenewal : toInvitation, values);
  if (!answered?.done) refuse('platform.stale');
  await recordEvidence(ctx, {
    tenantId,
    stream: 'admin',
    action: `${agencyCooperation.name}.${action}`,
    subject: id,
    payload: { ...payload, ...(reason && { reason }) },
  });
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

/** Why it says no, which it must say; a yes needs no reason. */
function reasonOf({ language }: Ctx, { agree, reason }: Answering, action: Given['action']): string | null {
  if (agree) return null;
  const { label } = cooperationLifecycle.actions[action];
  return reason?.trim() || refuse('platform.reasonMissing', { action: label[language] });
}
