import type { EndpointInput, Language, portalFeed } from '@zhaocai/model';
import type { RawAnswer } from '../../../platform/http/index.ts';
import { lineColumns, pageLines, type NoticeLine } from '../list/notice-lines.ts';
import { briefOf } from '../notice/brief.ts';
import { publicAnswer } from '../page/answer-page.ts';
import { isoInstant, longAgo } from '../page/deadline.ts';
import { html, type Markup } from '../page/markup.ts';
import { originOf } from '../page/origin.ts';
import { feedAddress, listAddress, noticeAddress } from '../page/portal-address.ts';
import { portalTexts as texts } from '../page/portal-texts.ts';
import { kindName } from '../page/tags.ts';
import type { Reader } from '../reader.ts';

const newest = 50;

type FeedInput = EndpointInput<typeof portalFeed>;
type Entry = NoticeLine & { readonly content: string };

interface Feed {
  readonly entries: readonly Entry[];
  readonly input: FeedInput;
  readonly language: Language;
  readonly title: string;
  readonly origin: string;
  readonly updated: string;
}

/** The newest notices that the filters let through, for whoever subscribes to them. */
export async function feed(baseUrl: string | undefined, reader: Reader, input: FeedInput): Promise<RawAnswer> {
  const { format, lang: _lang, ...filter } = input;
  const columns = `${lineColumns}, left(b.content, 4000) as content`;
  const { lines } = await pageLines<Entry>(reader, { filter, size: newest, columns });
  const { language } = reader;
  const title = [input.kind && texts[input.kind][language], texts.portal[language], texts.brand[language]];
  const whole: Feed = {
    entries: lines,
    input,
    language,
    title: title.filter(Boolean).join(' · '),
    origin: originOf(baseUrl, reader),
    updated: lines[0]?.publishTime ?? longAgo,
  };
  const body = `<?xml version="1.0" encoding="utf-8"?>\n${(format === 'atom' ? atom(whole) : rss(whole)).markup}`;
  return publicAnswer(reader, { type: `application/${format}+xml`, body });
}

/** RSS 2.0. */
function rss({ entries, input, language, title, origin, updated }: Feed): Markup {
  return html`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${title}</title>
<link>${origin}${listAddress(input)}</link>
<description>${texts.lead[language]}</description>
<language>${language === 'zh' ? 'zh-CN' : 'en'}</language>
<lastBuildDate>${rfc822(updated)}</lastBuildDate>
<atom:link href="${origin}${feedAddress(input, 'rss')}" rel="self" type="application/rss+xml" />
${entries.map(
  (entry) =>
    html`<item>
<title>${entry.title}</title>
<link>${origin}${noticeAddress(entry.id, input)}</link>
<guid isPermaLink="false">${guidOf(entry)}</guid>
<category>${kindName(entry.bulletinType, language)}</category>
<pubDate>${rfc822(entry.publishTime)}</pubDate>
<description>${summaryOf(entry)}</description>
</item>
`,
)}</channel></rss>`;
}

/** RFC 4287. */
function atom({ entries, input, language, title, origin, updated }: Feed): Markup {
  return html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language === 'zh' ? 'zh-CN' : 'en'}">
    <id>${origin}${listAddress(input)}</id>
    <title>${title}</title>
    <updated>${isoInstant(updated)}</updated>
    <author><name>${texts.brand[language]}</name></author>
    <link rel="self" type="application/atom+xml" href="${origin}${feedAddress(input, 'atom')}" />
    <link rel="alternate" type="text/html" href="${origin}${listAddress(input)}" />
    ${entries.map(
      (entry) =>
        html`<entry>
          <id>${guidOf(entry)}</id>
          <title>${entry.title}</title>
          <link rel="alternate" type="text/html" href="${origin}${noticeAddress(entry.id, input)}" />
          <published>${isoInstant(entry.publishTime)}</published>
          <updated>${isoInstant(entry.publishTime)}</updated>
          <author><name>${entry.buyerName}</name></author>
          <category term="${entry.bulletinType}" label="${kindName(entry.bulletinType, language)}" />
          <summary>${summaryOf(entry)}</summary>
        </entry> `,
    )}</feed
  >`;
}

/** The same wherever the product moves: readers show nothing twice. */
function guidOf({ tenantId, id }: Entry): string {
  return `urn:zhaocai:notice:${tenantId}:${id}`;
}

function summaryOf({ buyerName, projectNo, content }: Entry): string {
  return [buyerName, projectNo, briefOf(content)].filter(Boolean).join(' · ');
}

/** `Thu, 26 Nov 2026 09:00:00 +0800` */
function rfc822(at: string): string {
  const shanghai = new Date(`${at.slice(0, 10)}T${at.slice(11, 19)}Z`);
  return shanghai.toUTCString().replace('GMT', '+0800');
}
