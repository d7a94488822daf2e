import type { EndpointInput, sendErrors as endpoint } from '@zhaocai/model';
import { nextId } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { keptText } from '../request-log/kept-params.ts';
import { insertLogs } from '../request-log/log-tables.ts';
import { describedError } from './error-facts.ts';

/** Takes over the errors that a browser kept; they are dated by their arrival, for a browser's clock may lie. */
export async function sendErrors(ctx: Ctx, { rows }: EndpointInput<typeof endpoint>): Promise<{ count: number }> {
  const values = rows.map(({ url, time, type, message, stack, info }) => ({
    ...describedError({ name: type, message, stack }),
    id: nextId(),
    source: 2,
    request_uri: keptText(withoutQuery(url), 200),
    create_by: ctx.user.account,
    create_user: ctx.user.userId,
    create_dept: ctx.user.deptIds[0] ?? null,
    remote_ip: keptText(ctx.address, 60),
    request_id: ctx.requestId,
    params: { time: keptText(time, 40), info: keptText(info, 5000) },
    create_time: ctx.now,
  }));
  await insertLogs(ctx.db, { table: 'log_error', tenantId: ctx.tenantId }, values);
  return { count: rows.length };
}

/** A query may carry a ticket. */
function withoutQuery(url: string): string {
  return url.replace(/[?#].*/s, '');
}
