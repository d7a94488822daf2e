import { noticeStates } from '@zhaocai/model';
import type { Clock, Database } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { enqueue } from '../../../platform/jobs/index.ts';
import { publish } from '../../../platform/outbox/index.ts';
import { isReceiver } from './addressed.ts';

/** The kind of message that says: this notice is there to read from now on. */
export const noticePublished = 'notice.published';

interface Announced {
  readonly id: string;
  readonly releaseTime: string;
}

/** Tells that a notice is there, at once or by a job when its time has come. */
export async function announceAtRelease(ctx: Ctx, { id, releaseTime }: Announced): Promise<void> {
  if (releaseTime <= ctx.now) return publish(ctx, { kind: noticePublished, payload: { id } });
  const { tenantId } = ctx;
  // With another time it is announced at that one alone.
  const key = `announce ${tenantId}/${id}`;
  await enqueue(ctx.db, { task: 'announce', payload: { tenantId, id, releaseTime }, runAt: releaseTime, key });
}

const due = `
  select from notice where tenant_id = $1 and id = $2 and is_deleted = 0
    and notice_state in ${noticeStates.sql('published')} and release_time <= $3`;

/** The job: what was withdrawn or put off meanwhile is not announced. */
export async function announceDue(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { tenantId = '', id = '' }: Readonly<Record<string, string>>,
): Promise<void> {
  await database.transaction(tenantId, async (db) => {
    const [found] = await db.query(due, [tenantId, id, clock.now()]);
    if (found) await publish({ db, tenantId, now: db.now }, { kind: noticePublished, payload: { id } });
  });
}

const receivers = `
  select u.id::text as "userId", t.title from notice t join user_account u on ${isReceiver}
  where t.tenant_id = $1 and t.id = $2 and t.is_deleted = 0 and t.notice_state in ${noticeStates.sql('published')}
    and u.tenant_id = $3 and u.id = any($4::bigint[])`;

/** For whom of these users of a tenant a notice of its own or of the platform is, with its title. */
export function receiversAmong(
  { database }: { readonly database: Database },
  { tenantId, id, readers, userIds }: { tenantId: string; id: string; readers: string; userIds: readonly string[] },
): Promise<{ userId: string; title: string }[]> {
  return database.scoped(readers).query(receivers, [tenantId, id, readers, userIds]);
}
