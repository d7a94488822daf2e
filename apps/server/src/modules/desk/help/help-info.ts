import type { EndpointInput, EndpointOutput, helpInfo as endpoint } from '@zhaocai/model';
import { formatInstant, parseInstant } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { helpTicketSeconds, type HelpTickets } from './help-ticket.ts';

const find = `
  select id::text, title, title_en as "titleEn", url
  from help_page
  where tenant_id in ($1, '000000') and is_deleted = 0 and (route_str = any($2) or code = $3)
  order by tenant_id = $1 desc, route_str = any($2) desc nulls last, id limit 1`;

interface HelpRow {
  readonly id: string;
  readonly title: string;
  readonly titleEn: string | null;
  readonly url: string | null;
}

/**
 * GET help/queryInfo: where the help of a page is, by its route before its menu, the tenant's own before the platform's.
 * Null where nobody has written any.
 */
export async function helpInfo(
  ctx: Ctx,
  tickets: HelpTickets,
  { routeStr, code }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const { db, tenantId, now, language } = ctx;
  const [row] = await db.query<HelpRow>(find, [tenantId, spellingsOf(routeStr), code]);
  if (!row) return null;
  const expireTime = formatInstant(parseInstant(now) + helpTicketSeconds * 1000);
  const ticket = tickets.issue({ tenantId, helpId: row.id, expireTime });
  const own = `/api/purchase/help/show?${String(new URLSearchParams({ ticket, lang: language }))}`;
  return { id: row.id, title: (language === 'en' && row.titleEn) || row.title, url: row.url ?? own };
}

/** A menu's `/a/b` and the page `/a/b/index` are the same. */
function spellingsOf(route: string): string[] {
  const plain = route.replace(/\/index$/, '');
  return plain === '' ? [] : [plain, `${plain}/index`];
}
