import type { EndpointInput, showHelp as endpoint } from '@zhaocai/model';
import { formatInstant, parseInstant, type Database } from '../../../platform/db/index.ts';
import { notFound, type PublicCtx, type RawAnswer } from '../../../platform/http/index.ts';
import { helpLinkSeconds, type HelpTickets } from './help-ticket.ts';
import { escaped } from './help-markdown.ts';
import { figureOf, helpPageHtml } from './help-html.ts';
import { linkHelp, placesIn, type LinkedHelp } from './link-help.ts';

const find = `
  select title, title_en as "titleEn", content, content_en as "contentEn", coalesce(code, route_str) as place
  from help_page where tenant_id in ($1, '000000') and id = $2 and is_deleted = 0`;

const findLinked = `
  select distinct on (coalesce(code, route_str)) id::text, coalesce(code, route_str) as place, url
  from help_page
  where tenant_id in ($1, '000000') and is_deleted = 0 and (code = any($2) or route_str = any($2))
  order by coalesce(code, route_str), tenant_id = $1 desc`;

interface HelpText {
  readonly title: string;
  readonly titleEn: string | null;
  readonly content: string | null;
  readonly contentEn: string | null;
  readonly place: string;
}

export interface HelpSource {
  readonly database: Pick<Database, 'scoped'>;
  readonly tickets: HelpTickets;
}

/** GET help/show: the page in the drawer's frame. Its texts were cleaned when they were saved; it may run nothing. */
export async function showHelp(
  { database, tickets }: HelpSource,
  ctx: PublicCtx,
  { ticket: text, lang, dark }: EndpointInput<typeof endpoint>,
): Promise<RawAnswer> {
  const { tenantId, helpId } = tickets.read(text, ctx.now) ?? notFound();
  const db = database.scoped(tenantId);
  const [row] = await db.query<HelpText>(find, [tenantId, helpId]);
  const help = row ?? notFound();
  const title = escaped((lang === 'en' && help.titleEn) || help.title);
  const content = (lang === 'en' && help.contentEn) || help.content || '';
  const linked = await db.query<LinkedHelp>(findLinked, [tenantId, placesIn(content)]);
  const expireTime = formatInstant(parseInstant(ctx.now) + helpLinkSeconds * 1000);
  const addressOf = (id: string) => {
    const ticket = tickets.issue({ tenantId, helpId: id, expireTime });
    return `/api/purchase/help/show?${String(new URLSearchParams({ ticket, lang, ...(dark && { dark }) }))}`;
  };
  const body = `${figureOf(help.place, lang, title)}${linkHelp(content, linked, addressOf)}`;
  return { headers, body: helpPageHtml({ title, body, lang, isDark: dark === '1' }) };
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
};
