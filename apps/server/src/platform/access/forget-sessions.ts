import type { Ctx } from '../http/context.ts';
import { publish, type Delivered, type OutboxReader } from '../outbox/index.ts';
import type { Authenticator } from './authenticator.ts';
import type { Forgotten } from './session-cache.ts';

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

/** Whose sessions a message is about: everybody's, a tenant's, one user's; undefined where it is about something else. */
export function forgottenBy({ tenantId, kind, payload }: Delivered): Partial<Forgotten> | undefined {
  if (kind !== topic) return undefined;
  if (payload.everyTenant && tenantId === platformTenant) return {};
  return { tenantId, ...(payload.userId !== undefined && { userId: payload.userId }) };
}

/** Without it a process would act on what it knew for up to five seconds. */
export function listenForForgotten(reader: Pick<OutboxReader, 'onMessage'>, authenticator: Authenticator): void {
  reader.onMessage((message) => {
    const { tenantId, userId } = forgottenBy(message) ?? {};
    if (tenantId !== undefined) authenticator.forget({ tenantId, ...(userId !== undefined && { userId }) });
    else if (message.kind === topic) authenticator.forgetAll();
  });
}
