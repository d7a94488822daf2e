import { mayRegister, opensProject, portalKinds, type Language, type PortalListInput } from '@zhaocai/model';
import type { RawAnswer } from '../../../platform/http/index.ts';
import { publicAnswer } from '../page/answer-page.ts';
import { deadlineTag, instant } from '../page/deadline.ts';
import { html, type Markup } from '../page/markup.ts';
import { feedAddress, listAddress, noticeAddress } from '../page/portal-address.ts';
import { portalTexts as texts } from '../page/portal-texts.ts';
import type { Shell } from '../page/shell.ts';
import { kindTag, noticeStateTag, stageTag } from '../page/tags.ts';
import type { Reader } from '../reader.ts';
import { filterForm, isFiltered } from './filter-form.ts';
import { isAnswered, pageLines, placeOfLine, standingOf, type Lines, type NoticeLine } from './notice-lines.ts';
import { regionName, type createRegions, type Region } from './regions.ts';

const pageSize = 20;

export interface ListTools {
  readonly shell: Shell;
  readonly regionsOf: ReturnType<typeof createRegions>;
}

/** The notices of every buyer, newest first. */
export async function listPage(tools: ListTools, reader: Reader, input: PortalListInput): Promise<RawAnswer> {
  const { after, before, ...filter } = input;
  const [page, regions] = await Promise.all([
    pageLines(reader, { filter, size: pageSize, after, before }),
    tools.regionsOf(reader),
  ]);
  const { language, now } = reader;
  const kind = input.kind && texts[input.kind][language];
  const title = [kind, texts.portal[language]].filter(Boolean).join(' · ');
  const main = html`<div class="portal-head">
      <h1>${kind || texts.portal[language]}</h1>
      <p>${texts.lead[language]}</p>
    </div>
    ${kindLinks(input, language)} ${filterForm(input, regions, language)}
    ${page.lines.length === 0 ? emptyList(input, language) : linesOf(page.lines, { regions, input, language, now })}
    ${pager(page, input, language)} ${feeds(input, language)}`;
  const body = tools.shell({
    language,
    title: `${title} - ${texts.brand[language]}`,
    description: texts.lead[language],
    head: html`<link rel="alternate" type="application/rss+xml" title="${title}" href="${feedAddress(input, 'rss')}" />
      <link rel="alternate" type="application/atom+xml" title="${title}" href="${feedAddress(input, 'atom')}" />`,
    main,
    otherAddress: listAddress({ ...input, lang: language === 'zh' ? 'en' : 'zh' }),
    lang: input.lang,
  });
  return publicAnswer(reader, { type: 'text/html', body });
}

function kindLinks(input: PortalListInput, language: Language): Markup {
  const link = (kind: PortalListInput['kind'], name: string) =>
    html`<a
      href="${listAddress({ ...input, kind, after: '', before: '' })}"
      ${input.kind === kind && html`aria-current="page"`}
      >${name}</a
    >`;
  return html`<nav class="portal-kinds" aria-label="${texts.kinds[language]}">
    ${link('', texts.all[language])} ${portalKinds.map((kind) => link(kind, texts[kind][language]))}
  </nav>`;
}

interface Shown {
  readonly regions: readonly Region[];
  readonly input: PortalListInput;
  readonly language: Language;
  readonly now: string;
}

function linesOf(lines: readonly NoticeLine[], shown: Shown): Markup {
  return html`<ul class="portal-list">
    ${lines.map((line) => lineOf(line, shown))}
  </ul>`;
}

function lineOf(line: NoticeLine, { regions, input, language, now }: Shown): Markup {
  const region = regionName(regions, line.regionCode);
  return html`<li class="portal-line">
    <div class="portal-line-head">
      ${kindTag(line.bulletinType, language)} ${noticeStateTag(line.bulletinStatus, language)}
      <h2><a href="${noticeAddress(line.id, input)}">${line.title}</a></h2>
    </div>
    <p class="portal-line-facts">
      <span>${line.buyerName}</span
      >${region && html`<span>${region}</span>`}${line.projectNo && html`<span class="portal-code">${line.projectNo}</span>`}
    </p>
    <p class="portal-line-times">
      <span>${instant(line.publishTime)}</span>
      ${opensProject(line.bulletinType) && standing(line, now, language)}${answerable(line, now, language)}
    </p>
  </li>`;
}

/** Of a notice that opens its project: until when one may register, or how far the project is. */
function standing(line: NoticeLine, now: string, language: Language): Markup {
  const project = standingOf(line);
  if (!project) return html``;
  return mayRegister(project, now)
    ? html`<span
        >${texts.entryEnd[language]} ${instant(project.entryEndTime)}
        ${deadlineTag(project.entryEndTime, now, language)}</span
      >`
    : stageTag(project, now, language);
}

/** Of a research that takes answers: until when. */
function answerable(line: NoticeLine, now: string, language: Language): Markup | false {
  const { endTime } = line;
  if (endTime === null || !isAnswered(line, now)) return false;
  return html`<span>${texts.answerEnd[language]} ${instant(endTime)} ${deadlineTag(endTime, now, language)}</span>`;
}

function emptyList(input: PortalListInput, language: Language): Markup {
  const filtered = isFiltered(input);
  return html`<div class="portal-empty">
    <p>${filtered ? texts.noneFound[language] : texts.none[language]}</p>
    ${
      filtered &&
      html`<p class="portal-quiet">${texts.noneHint[language]}</p>
        <a class="portal-button" href="${listAddress({ lang: input.lang })}">${texts.clear[language]}</a>`
    }
  </div>`;
}

function pager({ lines, hasNewer, hasOlder }: Lines, input: PortalListInput, language: Language): Markup | false {
  const [first, last] = [lines.at(0), lines.at(-1)];
  if (!hasNewer && !hasOlder) return false;
  const newer = first && hasNewer && listAddress({ ...input, after: '', before: placeOfLine(first) });
  const older = last && hasOlder && listAddress({ ...input, before: '', after: placeOfLine(last) });
  const newest = listAddress({ ...input, after: '', before: '' });
  return html`<nav class="portal-pager" aria-label="${texts.pages[language]}">
    ${hasNewer && html`<a href="${newest}">${texts.newest[language]}</a>`}
    ${newer && html`<a class="portal-button" rel="prev" href="${newer}">${texts.newer[language]}</a>`}
    ${older && html`<a class="portal-button" rel="next" href="${older}">${texts.older[language]}</a>`}
  </nav>`;
}

function feeds(input: PortalListInput, language: Language): Markup {
  return html`<p class="portal-feeds">
    ${texts.subscribe[language]} <a href="${feedAddress(input, 'rss')}">RSS</a>
    <a href="${feedAddress(input, 'atom')}">Atom</a>
  </p>`;
}
