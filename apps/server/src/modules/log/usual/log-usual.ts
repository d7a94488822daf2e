import type { Text } from '@zhaocai/model';
import { nextId } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

export interface UsualEvent {
  /** `<area>.<act>`, for whoever filters. */
  readonly event: string;
  /** What happened, as the list shows it. */
  readonly title: Text;
  readonly isWarning?: boolean;
  /** Shown in the detail; never a secret. */
  readonly data?: Readonly<Record<string, unknown>>;
}

const insert = `
  insert into log_usual (tenant_id, id, event, title, title_en, log_level, create_by, remote_ip, request_id, log_data,
    create_user, create_dept, create_time)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

/**
 * Notes an event that an administrator would want to read, in the transaction of what it tells of. Sign-ins, exports,
 * imports and the like need no call: they are noted by their endpoints (request-log/usual-event.ts).
 */
export async function logUsual(ctx: Ctx, { event, title, isWarning = false, data }: UsualEvent): Promise<void> {
  const { account, userId, deptIds } = ctx.user;
  await ctx.db.write(insert, [
    ctx.tenantId,
    nextId(),
    event,
    title.zh,
    title.en,
    isWarning ? 2 : 1,
    account,
    ctx.address,
    ctx.requestId,
    data === undefined ? null : JSON.stringify(data),
    userId,
    deptIds[0] ?? null,
    ctx.now,
  ]);
}
