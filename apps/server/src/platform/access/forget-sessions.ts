import type { Ctx } from '../http/context.ts';
import { publish, type OutboxReader } from '../outbox/index.ts';
import type { Authenticator } from './authenticator.ts';

const topic = 'session.forget';
const platformTenant = '000000';

/** Tells every process to look again: a session ended, or the rights of a user (or of all users of the tenant) changed. */
export async function forgetSessions(ctx: Pick<Ctx, 'db' | 'tenantId' | 'now'>, userId?: string): Promise<void> {
  await publish(ctx, { kind: topic, payload: userId === undefined ? {} : { userId } });
}

/** The same for the users of all tenants: a row of the platform that counts for everybody has changed. */
export async function forgetEverySession(ctx: Pick<Ctx, 'db' | 'tenantId' | 'now'>): Promise<void> {
  await publish(ctx, { kind: topic, payload: { everyTenant: 'true' } });
}

/** Without it a process would act on what it knew for up to five seconds. */
export function listenForForgotten(reader: Pick<OutboxReader, 'onMessage'>, authenticator: Authenticator): void {
  reader.onMessage(({ tenantId, kind, payload }) => {
    if (kind !== topic) return;
    if (payload.everyTenant && tenantId === platformTenant) authenticator.forgetAll();
    else authenticator.forget({ tenantId, userId: payload.userId });
  });
}
