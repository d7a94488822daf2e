import type { Language } from '@zhaocai/model';
import type { RecordDay } from '@zhaocai/model/record/kept-checkpoint';
import type { RecordDays } from '../../../platform/audit/index.ts';
import type { RawAnswer } from '../../../platform/http/index.ts';
import { publicAnswer } from '../page/answer-page.ts';
import { html, type Markup } from '../page/markup.ts';
import { authorityAddress, checkpointAddress, recordsAddress, type Spoken } from '../page/portal-address.ts';
import { portalTexts } from '../page/portal-texts.ts';
import type { Shell } from '../page/shell.ts';
import type { Reader } from '../reader.ts';
import { findAuthority, type Authority } from './authorities.ts';
import { checkForm } from './check-form.ts';
import { recordTexts as texts } from './record-texts.ts';

interface Asked extends Spoken {
  readonly authority: string;
  readonly year: string;
}

interface Tools {
  readonly shell: Shell;
  readonly days: RecordDays;
}

const yearLength = 'yyyy'.length;

/** The days of one record, a year at a time, the latest first. */
export async function authorityPage({ shell, days }: Tools, reader: Reader, asked: Asked): Promise<RawAnswer> {
  const { language } = reader;
  const found = await findAuthority(reader, asked.authority);
  const told = found ? await days.of(found.tenantId) : [];
  const title = found?.name ?? texts.missing[language];
  const body = shell({
    language,
    title: `${title} · ${texts.title[language]} - ${portalTexts.brand[language]}`,
    description: texts.lead[language],
    main: html`<div class="portal-head">
        <p class="portal-back"><a href="${recordsAddress(asked)}">← ${texts.back[language]}</a></p>
        <h1>${title}</h1>
        ${found && html`<p>${texts.lead[language]}</p>`}
      </div>
      ${found && recordOf(found, told, { asked, language })}`,
    otherAddress: authorityAddress(asked.authority, { ...asked, lang: language === 'zh' ? 'en' : 'zh' }),
    lang: asked.lang,
  });
  return publicAnswer(reader, { type: 'text/html', body, status: found ? 200 : 404 });
}

interface Shown {
  readonly asked: Asked;
  readonly language: Language;
}

function recordOf({ tenantId }: Authority, told: readonly RecordDay[], { asked, language }: Shown): Markup {
  const years = [...new Set(told.map(({ day }) => day.slice(0, yearLength)))].reverse();
  const year = years.includes(asked.year) ? asked.year : (years[0] ?? '');
  const shown = told.filter(({ day }) => day.startsWith(`${year}-`)).reverse();
  return html`${yearLinks(tenantId, { years, year, asked, language })}
    <p class="portal-record-files">
      <a href="/portal/record/${tenantId}/days" download="record-days-${tenantId}.txt">${texts.allDays[language]}</a>
      <a href="/portal/record/${tenantId}/keys" download="record-keys-${tenantId}.txt">${texts.keys[language]}</a>
    </p>
    ${
      shown.length === 0
        ? html`<div class="portal-empty"><p>${texts.noDay[language]}</p></div>`
        : table(tenantId, shown, language)
    }
    ${checkForm(language)}`;
}

function yearLinks(
  tenantId: string,
  { years, year, asked, language }: Shown & { readonly years: readonly string[]; readonly year: string },
): Markup | false {
  return (
    years.length > 1 &&
    html`<nav class="portal-kinds" aria-label="${texts.years[language]}">
      ${years.map(
        (one) =>
          html`<a
            href="${authorityAddress(tenantId, { ...asked, year: one })}"
            ${one === year && html`aria-current="page"`}
            >${one}</a
          >`,
      )}
    </nav>`
  );
}

function table(tenantId: string, days: readonly RecordDay[], language: Language): Markup {
  return html`<div class="portal-table" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">${texts.day[language]}</th>
          <th scope="col">${texts.digest[language]}</th>
          <th scope="col">${texts.keep[language]}</th>
        </tr>
      </thead>
      <tbody>
        ${days.map(
          ({ day, digest }) =>
            html`<tr>
              <td><time datetime="${day}">${day}</time></td>
              <td class="portal-code">${digest}</td>
              <td>
                <a href="${checkpointAddress(tenantId, day)}" download="checkpoint-${tenantId}-${day}.txt"
                  >${texts.download[language]}</a
                >
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
