import type { Language } from '@zhaocai/model';
import type { RecordDays } from '../../../platform/audit/index.ts';
import type { RawAnswer } from '../../../platform/http/index.ts';
import { publicAnswer } from '../page/answer-page.ts';
import { html, type Markup } from '../page/markup.ts';
import { authorityAddress, checkpointAddress, recordsAddress, type Spoken } from '../page/portal-address.ts';
import { portalTexts } from '../page/portal-texts.ts';
import type { Shell } from '../page/shell.ts';
import type { Reader } from '../reader.ts';
import { pageAuthorities, type Authority } from './authorities.ts';
import { checkForm } from './check-form.ts';
import { recordTexts as texts } from './record-texts.ts';

interface Asked extends Spoken {
  readonly q: string;
  readonly page: number;
}

/** Whose records are published, with the latest day of each. */
export async function recordsPage(
  { shell, days }: { readonly shell: Shell; readonly days: RecordDays },
  reader: Reader,
  asked: Asked,
): Promise<RawAnswer> {
  const { language } = reader;
  const { authorities, hasMore } = await pageAuthorities(reader, asked);
  const lines = await Promise.all(authorities.map(async (one) => lineOf(one, await days.of(one.tenantId), asked)));
  const body = shell({
    language,
    title: `${texts.title[language]} - ${portalTexts.brand[language]}`,
    description: texts.lead[language],
    main: html`<div class="portal-head">
        <h1>${texts.title[language]}</h1>
        <p>${texts.lead[language]}</p>
      </div>
      ${searchForm(asked, language)}
      ${
        lines.length === 0
          ? emptyList(asked, language)
          : table(
              lines.map((one) => one(language)),
              language,
            )
      }
      ${pager(asked, hasMore, language)} ${checkForm(language)}`,
    otherAddress: recordsAddress({ ...asked, lang: language === 'zh' ? 'en' : 'zh' }),
    lang: asked.lang,
  });
  return publicAnswer(reader, { type: 'text/html', body });
}

function searchForm({ q, lang }: Asked, language: Language): Markup {
  return html`<form class="portal-find" action="/portal/record" role="search">
    <input
      type="search"
      name="q"
      value="${q}"
      maxlength="100"
      aria-label="${texts.search[language]}"
      placeholder="${texts.search[language]}"
    />
    ${lang && html`<input type="hidden" name="lang" value="${lang}" />`}
    <button class="portal-button">${texts.find[language]}</button>
  </form>`;
}

function table(lines: readonly Markup[], language: Language): Markup {
  return html`<div class="portal-table" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">${texts.buyer[language]}</th>
          <th scope="col" class="portal-figure">${texts.days[language]}</th>
          <th scope="col">${texts.latest[language]}</th>
        </tr>
      </thead>
      <tbody>
        ${lines}
      </tbody>
    </table>
  </div>`;
}

function lineOf({ tenantId, name }: Authority, days: readonly { readonly day: string }[], asked: Asked) {
  const latest = days.at(-1);
  return (language: Language): Markup =>
    html`<tr>
      <td><a href="${authorityAddress(tenantId, asked)}">${name}</a></td>
      <td class="portal-figure">${days.length}</td>
      <td>
        ${
          latest
            ? html`<a href="${checkpointAddress(tenantId)}" download="checkpoint-${tenantId}-${latest.day}.txt"
                ><time datetime="${latest.day}">${latest.day}</time></a
              >`
            : html`<span class="portal-quiet">${texts.noDay[language]}</span>`
        }
      </td>
    </tr>`;
}

function emptyList({ q, lang }: Asked, language: Language): Markup {
  return html`<div class="portal-empty">
    <p>${texts.none[language]}</p>
    ${q && html`<a class="portal-button" href="${recordsAddress({ lang })}">${portalTexts.clear[language]}</a>`}
  </div>`;
}

function pager(asked: Asked, hasMore: boolean, language: Language): Markup | false {
  const { page } = asked;
  if (page === 1 && !hasMore) return false;
  const link = (to: number, name: string, rel: string) =>
    html`<a class="portal-button" rel="${rel}" href="${recordsAddress({ ...asked, page: to })}">${name}</a>`;
  return html`<nav class="portal-pager" aria-label="${texts.pages[language]}">
    ${page > 1 && link(page - 1, texts.newer[language], 'prev')}
    ${hasMore && link(page + 1, texts.older[language], 'next')}
  </nav>`;
}
