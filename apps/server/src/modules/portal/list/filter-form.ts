import type { Language, PortalListInput } from '@zhaocai/model';
import { html, type Markup } from '../page/markup.ts';
import { listAddress } from '../page/portal-address.ts';
import { portalTexts as texts } from '../page/portal-texts.ts';
import type { Region } from './regions.ts';

/** Whether anything but the kind narrows the list. */
export function isFiltered({ q, kind, buyer, region, from, to }: PortalListInput): boolean {
  return Boolean(q || kind || buyer || region || from || to);
}

/** A form that needs no script: what it asks for stands in the address. */
export function filterForm(input: PortalListInput, regions: readonly Region[], language: Language): Markup {
  const t = (name: keyof typeof texts) => texts[name][language];
  const isOpen = Boolean(input.buyer || input.region || input.from || input.to);
  return html`<form class="portal-filter" action="/portal" method="get" role="search">
    ${input.kind && html`<input type="hidden" name="kind" value="${input.kind}" />`}
    ${input.lang && html`<input type="hidden" name="lang" value="${input.lang}" />`}
    <div class="portal-words">
      <input
        type="search"
        name="q"
        value="${input.q}"
        maxlength="100"
        placeholder="${t('words')}"
        aria-label="${t('words')}"
      />
      <button class="portal-primary">${t('search')}</button>
    </div>
    <details ${isOpen && html`open`}>
      <summary>${t('more')}</summary>
      <div class="portal-fields">
        <label>${t('buyer')}<input name="buyer" value="${input.buyer}" maxlength="100" /></label>
        <label
          >${t('region')}
          <select name="region">
            <option value="">${t('anyRegion')}</option>
            ${regions.map(
              ({ code, name }) =>
                html`<option value="${code}" ${input.region === code && html`selected`}>${name}</option>`,
            )}
          </select>
        </label>
        <label>${t('from')}<input type="date" name="from" value="${input.from}" /></label>
        <label>${t('to')}<input type="date" name="to" value="${input.to}" /></label>
      </div>
    </details>
    ${isFiltered(input) && html`<a class="portal-clear" href="${listAddress({ lang: input.lang })}">${t('clear')}</a>`}
  </form>`;
}
