import { bulletinLifecycle, bulletinType, projectLifecycle, stageAt, type Language } from '@zhaocai/model';
import { html, type Markup } from './markup.ts';

const kindTones: Readonly<Record<number, string>> = {
  [bulletinType.code.tender]: 'blue',
  [bulletinType.code.procurement]: 'blue',
  [bulletinType.code.research]: 'blue',
  [bulletinType.code.change]: 'orange',
  [bulletinType.code.publicity]: 'orange',
  [bulletinType.code.ending]: 'red',
  [bulletinType.code.result]: 'green',
  [bulletinType.code.candidates]: 'green',
};

export function kindTag(type: number, language: Language): Markup {
  return html`<span class="portal-tag portal-${kindTones[type] ?? 'grey'}">${kindName(type, language)}</span>`;
}

export function kindName(type: number, language: Language): string {
  return bulletinType.named(type)?.label[language] ?? '';
}

/** Nothing of a notice that is in force. */
export function noticeStateTag(status: number, language: Language): Markup | false {
  const choice = bulletinLifecycle.named(status);
  return (
    bulletinLifecycle.is(status, 'superseded') &&
    html`<span class="portal-tag portal-grey">${choice?.label[language]}</span>`
  );
}

/** How far the project is, as everybody may know. */
export function stageTag(
  project: { readonly stage: number; readonly entryEndTime: string },
  now: string,
  language: Language,
): Markup {
  const choice = projectLifecycle.named(stageAt(project, now));
  return html`<span class="portal-tag portal-${choice?.tone ?? 'grey'}">${choice?.label[language]}</span>`;
}
