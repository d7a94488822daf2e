import type { Ctx } from '../http/context.ts';

/** An effect outside the transaction (socket, mail, dropped cache) as a row inside it: ids only, receivers ask for the rest. */
export interface OutboxMessage {
  readonly kind: string;
  readonly payload: Readonly<Record<string, string>>;
}

/** Writes the message with its cause. */
export async function publish(ctx: Pick<Ctx, 'db' | 'tenantId' | 'now'>, message: OutboxMessage): Promise<void> {
  await ctx.db.write('insert into outbox (tenant_id, kind, payload, create_time) values ($1, $2, $3, $4)', [
    ctx.tenantId,
    message.kind,
    JSON.stringify(message.payload),
    ctx.now,
  ]);
}
