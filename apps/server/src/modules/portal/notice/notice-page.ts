import { bulletinType, isTendering, manner, mayRegister, trimZeros, type Language } from '@zhaocai/model';
import { cleanHtml } from '../../../platform/crud/index.ts';
import { briefOf } from './brief.ts';
import type { RawAnswer } from '../../../platform/http/index.ts';
import { publicAnswer } from '../page/answer-page.ts';
import { deadlineTag, instant } from '../page/deadline.ts';
import { html, trusted, type Markup } from '../page/markup.ts';
import {
  answerAddress,
  fileAddress,
  listAddress,
  noticeAddress,
  registerAddress,
  releasesAddress,
  type Spoken,
} from '../page/portal-address.ts';
import { portalTexts as texts } from '../page/portal-texts.ts';
import type { Shell } from '../page/shell.ts';
import { kindName, kindTag, noticeStateTag, stageTag } from '../page/tags.ts';
import { isAnswered, standingOf } from '../list/notice-lines.ts';
import type { Reader } from '../reader.ts';
import { changeTable } from './change-table.ts';
import { readNotice, type FamilyNotice, type Notice } from './read-notice.ts';

interface Asked extends Spoken {
  readonly notice: string;
}

/** One notice, whole: readable without a script, by a search engine and on paper. */
export async function noticePage(shell: Shell, reader: Reader, asked: Asked): Promise<RawAnswer> {
  const notice = await readNotice(reader, asked.notice);
  if (!notice) return missingPage(shell, reader, asked);
  const { language } = reader;
  const body = shell({
    language,
    title: `${notice.title} - ${texts.portal[language]}`,
    description: briefOf(notice.content),
    head: html`<link rel="canonical" href="${noticeAddress(notice.id, { lang: '' })}" />`,
    main: html`<article class="portal-notice">
      ${headOf(notice, reader, asked)}
      <aside class="portal-summary portal-box">${factsOf(notice, reader)} ${actionsOf(notice, reader)}</aside>
      <div class="portal-body">
        ${changeTable(notice.changes, language)}
        <div class="portal-content">${await contentOf(notice)} ${neededOf(notice, language)}</div>
        ${filesOf(notice, language)}
      </div>
      ${familyOf(notice, reader, asked)}
    </article>`,
    otherAddress: noticeAddress(notice.id, { lang: language === 'zh' ? 'en' : 'zh' }),
    lang: asked.lang,
    ...signInOf(notice, reader),
  });
  return publicAnswer(reader, { type: 'text/html', body });
}

/** Also of one that was taken down, or that never was: the answer tells no difference. */
export function missingPage(shell: Shell, reader: Reader, { notice, lang }: Asked): Promise<RawAnswer> {
  const { language } = reader;
  const body = shell({
    language,
    title: `${texts.missing[language]} - ${texts.portal[language]}`,
    description: texts.missing[language],
    head: html`<meta name="robots" content="noindex" />`,
    main: html`<div class="portal-empty">
      <h1>${texts.missing[language]}</h1>
      <p class="portal-quiet">${texts.missingHint[language]}</p>
      <a class="portal-button" href="${listAddress({ lang })}">${texts.back[language]}</a>
    </div>`,
    otherAddress: noticeAddress(encodeURIComponent(notice), { lang: language === 'zh' ? 'en' : 'zh' }),
    lang,
  });
  return publicAnswer(reader, { type: 'text/html', body, status: 404 });
}

function isOpen(notice: Notice, now: string): boolean {
  const project = standingOf(notice);
  return project !== undefined && mayRegister(project, now);
}

/** A table that is wider than a phone is moved sideways, by the keyboard too. */
async function contentOf({ content, bulletinType: kind }: Notice): Promise<Markup> {
  if (bulletinType.is(kind, 'research'))
    return html`${content.split(/\n+/).map((paragraph) => html`<p>${paragraph}</p>`)}`;
  return trusted((await cleanHtml(content)).replaceAll('<table', '<table tabindex="0"'));
}

/** What is needed, as the research asks for it. */
function neededOf({ lines }: Notice, language: Language): Markup | false {
  return (
    lines.length > 0 &&
    html`<h2>${texts.needed[language]}</h2>
      <ul>
        ${lines.map(
          ({ name, qty, unit, techParams, isKey }) =>
            html`<li>${isKey && '★'}${name} ${trimZeros(qty)} ${unit}${techParams && html`：${techParams}`}</li>`,
        )}
      </ul>`
  );
}

/** Who registers or answers signs in first. */
function signInOf(notice: Notice, { now }: Reader): { readonly signInAddress?: string } {
  const { projectId, tenantId } = notice;
  if (isAnswered(notice, now)) return { signInAddress: answerAddress(notice) };
  return projectId !== null && isOpen(notice, now) ? { signInAddress: registerAddress({ projectId, tenantId }) } : {};
}

function headOf(notice: Notice, { language }: Reader, asked: Asked): Markup {
  return html`<header class="portal-title">
    <p class="portal-back"><a href="${listAddress({ lang: asked.lang })}">← ${texts.back[language]}</a></p>
    <p>${kindTag(notice.bulletinType, language)} ${noticeStateTag(notice.bulletinStatus, language)}</p>
    <h1>${notice.title}</h1>
    <p class="portal-quiet">${notice.buyerName} · ${texts.published[language]} ${instant(notice.publishTime)}</p>
    ${bannersOf(notice, language, asked)}
  </header>`;
}

/** What stands in for it now, what it changes, and what has changed it. */
function bannersOf(notice: Notice, language: Language, spoken: Spoken): Markup[] {
  const link = (one: FamilyNotice) => html`<a href="${noticeAddress(one.id, spoken)}">${one.title}</a>`;
  const followers = notice.family.filter(({ replacesId }) => replacesId === notice.id);
  const original = notice.family.find(({ id }) => id === notice.replacesId);
  const stateTag = noticeStateTag(notice.bulletinStatus, language);
  const links = (ones: readonly FamilyNotice[]) => ones.map((one, index) => html`${index > 0 && ' · '}${link(one)}`);
  const banners: Markup[] = [];
  if (stateTag)
    banners.push(
      html`<p class="portal-banner portal-orange">
        <strong>${texts.superseded[language]}</strong>
        ${followers.length > 0 && html` ${texts.supersededBy[language]}${links(followers)}`}
      </p>`,
    );
  else if (followers.length > 0)
    banners.push(html`<p class="portal-banner portal-orange">${texts.changedBy[language]}${links(followers)}</p>`);
  if (original)
    banners.push(html`<p class="portal-banner portal-blue">${texts.changesWhat[language]}${link(original)}</p>`);
  return banners;
}

function filesOf({ id, files }: Notice, language: Language): Markup | false {
  return (
    files.length > 0 &&
    html`<section class="portal-files">
      <h2>${texts.files[language]}</h2>
      <ul>
        ${files.map((file) => html`<li><a href="${fileAddress(id, file.fileId)}" download>${file.fileName}</a></li>`)}
      </ul>
    </section>`
  );
}

function factsOf(notice: Notice, { language, now }: Reader): Markup {
  const t = (name: keyof typeof texts) => texts[name][language];
  const method = manner.named(notice.manner)?.label[language];
  const running = isTendering(notice.stage);
  const isResearch = bulletinType.is(notice.bulletinType, 'research');
  const project = standingOf(notice);
  const time = (at: string | null) => at !== null && html`${instant(at)} ${running && deadlineTag(at, now, language)}`;
  const facts: readonly (readonly [string, Markup | string | false | undefined])[] = [
    [t('project'), notice.projectName ?? undefined],
    [t('projectNo'), notice.projectNo !== null && html`<span class="portal-code">${notice.projectNo}</span>`],
    [t('manner'), method],
    [t('status'), project && stageTag(project, now, language)],
    [t('entryEnd'), time(notice.entryEndTime)],
    [t('bidEnd'), time(notice.bidEndTime)],
    [t('opening'), notice.openTime !== null && instant(notice.openTime)],
    [
      t('answerEnd'),
      isResearch &&
        notice.endTime !== null &&
        html`${instant(notice.endTime)} ${isAnswered(notice, now) && deadlineTag(notice.endTime, now, language)}`,
    ],
  ];
  return html`<dl class="portal-facts">
    ${facts.map(
      ([name, value]) =>
        value &&
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function actionsOf(notice: Notice, reader: Reader): Markup {
  const { language } = reader;
  return html`<div class="portal-actions">
    ${signIn(notice, reader)}
    <button type="button" class="portal-button" data-portal="print" hidden>${texts.print[language]}</button>
    ${notice.stage !== null && notice.projectId !== null && html`<a class="portal-quiet" href="${releasesAddress(notice.projectId)}">${texts.data[language]}</a>`}
  </div>`;
}

function signIn(notice: Notice, reader: Reader): Markup | false {
  const { signInAddress } = signInOf(notice, reader);
  const isResearch = bulletinType.is(notice.bulletinType, 'research');
  const [name, hint] = isResearch
    ? (['answerResearch', 'answerHint'] as const)
    : (['register', 'registerHint'] as const);
  return (
    signInAddress !== undefined &&
    html`<a class="portal-primary" href="${signInAddress}">${texts[name][reader.language]}</a>
      <p class="portal-quiet">${texts[hint][reader.language]}</p>`
  );
}

function familyOf({ id, family }: Notice, { language }: Reader, spoken: Spoken): Markup | false {
  return (
    family.length > 1 &&
    html`<section class="portal-family portal-box">
      <h2>${texts.family[language]}</h2>
      <ol>
        ${family.map(
          (one) =>
            html`<li ${one.id === id && html`aria-current="page"`}>
              <span class="portal-quiet">${instant(one.publishTime)}</span>
              ${
                one.id === id
                  ? html`<strong>${kindName(one.bulletinType, language)}</strong>
                      <span class="portal-quiet">${texts.here[language]}</span>`
                  : html`<a href="${noticeAddress(one.id, spoken)}">${kindName(one.bulletinType, language)}</a>`
              }
              ${noticeStateTag(one.bulletinStatus, language)}
            </li>`,
        )}
      </ol>
    </section>`
  );
}
