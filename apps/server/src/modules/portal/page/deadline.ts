import { fill, type Language } from '@zhaocai/model';
import { parseInstant } from '../../../platform/db/index.ts';
import { html, type Markup } from './markup.ts';
import { portalTexts as texts } from './portal-texts.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** `2026-11-26 09:00:00` as people write it, and as programs read it. */
export function instant(at: string): Markup {
  return html`<time datetime="${isoInstant(at)}">${at.slice(0, 16)}</time>`;
}

/** When a list without a line changed: it is the same for whoever asks, whenever he does. */
export const longAgo = '2000-01-01 00:00:00';

/** With the offset of Asia/Shanghai, which has no summer time. */
export function isoInstant(at: string): string {
  return `${at.slice(0, 10)}T${at.slice(11, 19)}+08:00`;
}

/** How long is left, in the colour of its haste. */
export function deadlineTag(at: string, now: string, language: Language): Markup {
  const left = parseInstant(at) - parseInstant(now);
  const say = (name: 'daysLeft' | 'hoursLeft' | 'soon' | 'over', count = 0) => fill(texts[name][language], { count });
  if (left <= 0) return html`<span class="portal-tag portal-grey">${say('over')}</span>`;
  const words =
    left >= 2 * dayMs
      ? say('daysLeft', Math.floor(left / dayMs))
      : left >= hourMs
        ? say('hoursLeft', Math.floor(left / hourMs))
        : say('soon');
  return html`<span class="portal-tag ${left < dayMs ? 'portal-orange' : 'portal-blue'}">${words}</span>`;
}
