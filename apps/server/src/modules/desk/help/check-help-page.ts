import { isBlank, withoutTail } from '@zhaocai/model';
import type { Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

const taken = `
  select route_str is not distinct from $3 as "isRoute" from help_page
  where tenant_id = $1 and is_deleted = 0 and id is distinct from $2::bigint and (route_str = $3 or code = $4)
  limit 1`;

/** Help is of some page, says something, and stands alone there. */
export async function checkHelpPage(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  const after = { ...existing, ...values };
  const routeStr = isBlank(after.routeStr) ? null : withoutIndex(String(after.routeStr));
  const code = isBlank(after.code) ? null : String(after.code);
  if (routeStr === null && code === null) refuse('desk.helpOfNothing');
  // An edit that leaves the text out keeps it: the stored one counts too.
  if (isBlank(after.url) && isBlank(after.content)) refuse('desk.helpEmpty');
  const [other] = await ctx.db.query<{ isRoute: boolean }>(taken, [ctx.tenantId, existing?.id ?? null, routeStr, code]);
  if (other) refuse('desk.helpTaken', { place: (other.isRoute ? routeStr : code) ?? '' });
  return { routeStr, code, url: isBlank(after.url) ? null : after.url };
}

function withoutIndex(route: string): string {
  return route.length > 1 ? withoutTail(route.replace(/\/index$/, ''), '/') : route;
}
