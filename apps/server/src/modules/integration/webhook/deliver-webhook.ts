import { messageKind } from '@zhaocai/model';
import { formatInstant, parseInstant, type Database, type Tx } from '../../../platform/db/index.ts';
import { enqueue } from '../../../platform/jobs/index.ts';
import type { Posted } from '../../../platform/outside/index.ts';
import { tellPerson } from '../../workflow/index.ts';
import { hookColumns, sendEvent, type Hook, type WebhookDeps } from './send-event.ts';

/** Seconds after each failed attempt; after the last one it is given up, some twenty hours after it happened. */
const waitsSeconds = [10, 60, 300, 1_800, 7_200, 21_600, 43_200] as const;

export interface DeliveryOf {
  readonly tenantId: string;
  readonly id: string;
}

interface Waiting extends Hook {
  readonly type: string;
  readonly subject: string | null;
  readonly at: string;
  readonly hookName: string;
  readonly webhookId: string;
  readonly createUser: string;
}

const findWaiting = `
  select d.event_type as type, d.subject, d.create_time as at, w.hook_name as "hookName", w.id::text as "webhookId",
    coalesce(w.create_user, 0)::text as "createUser", ${hookColumns}
  from webhook_delivery d join webhook w on w.tenant_id = d.tenant_id and w.id = d.webhook_id and w.is_deleted = 0
  where d.tenant_id = $1 and d.id = $2 and d.delivered_time is null and d.dead_time is null and w.enabled`;

/** One attempt; no connection is held while the receiver is waited for. */
export async function deliverWebhook(
  { database, now, ...deps }: WebhookDeps & { readonly database: Database; readonly now: () => string },
  { tenantId, id }: DeliveryOf,
): Promise<void> {
  const [waiting] = await database.scoped(tenantId).query<Waiting>(findWaiting, [tenantId, id]);
  if (!waiting) return;
  const { type, subject, at } = waiting;
  const event = { id: `msg_${id}`, type, tenantId, subject, at };
  const posted = await sendEvent(deps, { event, hook: waiting, now: now() });
  await database.transaction(tenantId, (tx) => note(tx, { tenantId, id, waiting, posted }));
}

interface Outcome extends DeliveryOf {
  readonly waiting: Waiting;
  readonly posted: Posted;
}

const noteAttempt = `
  update webhook_delivery set attempts = attempts + 1, answer_code = $3, reason = $4,
    delivered_time = case when $4::text is null then $5::timestamptz end
  where tenant_id = $1 and id = $2 returning attempts`;

async function note(tx: Tx, { tenantId, id, waiting, posted }: Outcome): Promise<void> {
  const values = [tenantId, id, posted.status, posted.reason, tx.now];
  const [noted] = await tx.query<{ attempts: number }>(noteAttempt, values);
  if (!noted) return;
  const waitSeconds = posted.reason === null ? undefined : waitsSeconds[noted.attempts - 1];
  const nextTime = waitSeconds === undefined ? null : formatInstant(parseInstant(tx.now) + waitSeconds * 1000);
  const isDead = posted.reason !== null && nextTime === null;
  await tx.query('update webhook_delivery set next_time = $3, dead_time = $4 where tenant_id = $1 and id = $2', [
    tenantId,
    id,
    nextTime,
    isDead ? tx.now : null,
  ]);
  if (nextTime !== null) await enqueueDelivery(tx, { tenantId, id, runAt: nextTime });
  if (isDead) await tellOfDead(tx, { tenantId, id, waiting, posted });
}

export function enqueueDelivery(
  db: Pick<Tx, 'query'> & Parameters<typeof enqueue>[0],
  { tenantId, id, runAt }: DeliveryOf & { readonly runAt: string },
): Promise<void> {
  const key = `webhook ${tenantId} ${id}`;
  return enqueue(db, { task: 'deliverWebhook', payload: { tenantId, id }, runAt, key });
}

/** Whoever made the subscription: what was given up can be delivered again by hand. */
async function tellOfDead(tx: Tx, { tenantId, waiting, posted }: Outcome): Promise<void> {
  await tellPerson(
    { db: tx, tenantId, now: tx.now },
    {
      userId: waiting.createUser,
      kind: messageKind.code.webhookDead,
      title: waiting.hookName,
      content: posted.reason ?? '',
      businessType: 'webhook',
      businessId: waiting.webhookId,
    },
  );
}
