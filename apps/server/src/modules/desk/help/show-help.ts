import type { EndpointInput, showHelp as endpoint } from '@zhaocai/model';
import type { Database } from '../../../platform/db/index.ts';
import { notFound, type PublicCtx, type RawAnswer } from '../../../platform/http/index.ts';
import type { HelpTickets } from './help-ticket.ts';

const find = `
  select title, title_en as "titleEn", content, content_en as "contentEn"
  from help_page where tenant_id in ($1, '000000') and id = $2 and is_deleted = 0`;

interface HelpText {
  readonly title: string;
  readonly titleEn: string | null;
  readonly content: string | null;
  readonly contentEn: string | null;
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
  const [row] = await database.scoped(tenantId).query<HelpText>(find, [tenantId, helpId]);
  const help = row ?? notFound();
  const title = (lang === 'en' && help.titleEn) || help.title;
  const content = (lang === 'en' && help.contentEn) || help.content || '';
  return { headers, body: pageOf({ title, content, lang, isDark: dark === '1' }) };
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
};

interface Page {
  readonly title: string;
  readonly content: string;
  readonly lang: 'zh' | 'en';
  readonly isDark: boolean;
}

function pageOf({ title, content, lang, isDark }: Page): string {
  const heading = title.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!doctype html><html lang="${lang === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title>
<style>${style(isDark)}</style></head><body><h1>${heading}</h1>${content}</body></html>`;
}

function style(isDark: boolean): string {
  const [ground, text, quiet, link] = isDark
    ? ['#1b2028', '#e3e8ef', '#a6b1c0', '#7db8ff']
    : ['#ffffff', '#1f2a37', '#5b6776', '#1366c9'];
  return `:root{color-scheme:${isDark ? 'dark' : 'light'}}
body{margin:0;padding:4px 20px 24px;background:${ground};color:${text};
font:14px/1.7 -apple-system,BlinkMacSystemFont,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
h1{font-size:18px;line-height:1.4;margin:16px 0}h2{font-size:15px;margin:20px 0 6px}
ul,ol{padding-left:20px;margin:6px 0}li{margin:4px 0}small,blockquote{color:${quiet}}a{color:${link}}
img{max-width:100%}table{border-collapse:collapse}td,th{border:1px solid ${quiet};padding:4px 8px}`;
}
