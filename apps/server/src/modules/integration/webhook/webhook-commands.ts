import { testEvent, type EndpointOutput, type rotateWebhookSecret, type testWebhook } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { formatInstant, nextId, parseInstant } from '../../../platform/db/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { enqueueDelivery } from './deliver-webhook.ts';
import { hookColumns, sendEvent, type Hook, type WebhookDeps } from './send-event.ts';
import { newWebhookSecret } from './sign-webhook.ts';

type Rotated = EndpointOutput<typeof rotateWebhookSecret>;
type Tested = EndpointOutput<typeof testWebhook>;

const dayMs = 86_400_000;

const rotate = `
  update webhook set sealed_previous = sealed_secret, previous_until = $4, sealed_secret = $3, version = version + 1,
    update_user = $5, update_time = $6
  where tenant_id = $1 and id = $2 and is_deleted = 0 returning id`;

/** The former secret signs beside the new one for a day: time enough to put the new one in its place. */
export async function rotateSecret({ box }: WebhookDeps, ctx: Ctx, { id }: { readonly id: string }): Promise<Rotated> {
  const secret = newWebhookSecret();
  const previousUntil = formatInstant(parseInstant(ctx.now) + dayMs);
  const values = [ctx.tenantId, id, box.seal(secret), previousUntil, ctx.user.userId, ctx.now];
  if ((await ctx.db.query(rotate, values)).length === 0) return notFound();
  await recordEvidence(ctx, { stream: 'admin', action: 'webhook.rotate', subject: id, payload: { previousUntil } });
  const answer: Rotated = {};
  // Told once and stored nowhere: a repeated request is answered from what was kept before this runs.
  ctx.afterCommit(() => void (answer.secret = secret));
  return answer;
}

export async function tryWebhook(deps: WebhookDeps, ctx: Ctx, { id }: { readonly id: string }): Promise<Tested> {
  const [hook] = await ctx.db.query<Hook>(
    `select ${hookColumns} from webhook w where w.tenant_id = $1 and w.id = $2 and w.is_deleted = 0`,
    [ctx.tenantId, id],
  );
  if (!hook) return notFound();
  const { tenantId, now } = ctx;
  const event = { id: `msg_test_${nextId()}`, type: testEvent, tenantId, subject: null, at: now };
  const { status, reason } = await sendEvent(deps, { event, hook, now });
  return { isDelivered: reason === null, answerCode: status, reason };
}

const again = `
  update webhook_delivery set attempts = 0, delivered_time = null, dead_time = null, reason = null, answer_code = null,
    next_time = $3
  where tenant_id = $1 and id = $2 and is_deleted = 0 returning id`;

/** From the first attempt on; the receiver sees the same id as before. */
export async function redeliver(ctx: Ctx, { id }: { readonly id: string }): Promise<null> {
  const { db, tenantId, now } = ctx;
  if ((await db.query(again, [tenantId, id, now])).length === 0) return notFound();
  await enqueueDelivery(db, { tenantId, id, runAt: now });
  await recordEvidence(ctx, { stream: 'admin', action: 'webhook.redeliver', subject: id, payload: {} });
  return null;
}
