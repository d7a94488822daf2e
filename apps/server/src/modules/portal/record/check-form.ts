import type { Language } from '@zhaocai/model';
import { html, type Markup } from '../page/markup.ts';
import { checkTexts, recordTexts as texts } from './record-texts.ts';

/** Where a kept file is checked in the reader's own browser: portal/check-record.ts of the web application. */
export function checkForm(language: Language): Markup {
  const words = Object.fromEntries(Object.entries(checkTexts).map(([name, text]) => [name, text[language]]));
  return html`<section class="portal-check portal-box">
    <h2>${texts.check[language]}</h2>
    <p class="portal-quiet">${texts.howText[language]}</p>
    <noscript><p>${texts.noScript[language]}</p></noscript>
    <label class="portal-button portal-choose">
      ${texts.choose[language]}
      <input type="file" accept=".txt,.zip" data-portal-check="${JSON.stringify(words)}" />
    </label>
    <div role="status" class="portal-checked" data-portal-checked></div>
  </section>`;
}
