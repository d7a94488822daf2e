import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@zhaocai/model';
import { html, type Markup } from './markup.ts';
import { listAddress, recordsAddress, type Spoken } from './portal-address.ts';
import { portalTexts as texts } from './portal-texts.ts';

/** The page around what a call has to say; made when the web application is built, read once. */
export type Shell = (page: Page) => string;

export interface Page {
  readonly language: Language;
  readonly title: string;
  /** For whoever finds the page by a search. */
  readonly description: string;
  readonly head?: Markup;
  readonly main: Markup;
  /** This page in the other language. */
  readonly otherAddress: string;
  /** Where signing in leads, of a page that is about a project. */
  readonly signInAddress?: string;
  /** As its address says; what stands around the page leads on in the same language. */
  readonly lang: Spoken['lang'];
}

const bare = '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title></title></head><body></body></html>';

/** The pages that the build makes: those of the record carry what checks a kept file. */
type ShellName = 'portal' | 'record';

/** Without the built application, in tests of the API, a page has neither style nor script. */
export function readShell(webFolder: string | undefined, name: ShellName): Shell {
  const built = webFolder && join(webFolder, `${name}.html`);
  let source: string | undefined;
  return (page) => {
    source ??= (built && readIfThere(built)) || bare;
    const { language, title, description, head } = page;
    const beforeEnd = html`<meta name="description" content="${description}" />${head}`.markup;
    return source
      .replace('lang="zh-CN"', () => `lang="${language === 'zh' ? 'zh-CN' : 'en'}"`)
      .replace(/<title>[^<]*<\/title>/, () => html`<title>${title}</title>`.markup)
      .replace('</head>', () => `${beforeEnd}</head>`)
      .replace('<body>', () => `<body>${bodyOf(page).markup}`);
  };
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function bodyOf({ language, main, otherAddress, signInAddress, lang }: Page): Markup {
  const t = (name: keyof typeof texts) => texts[name][language];
  return html`<a class="portal-skip" href="#main">${t('skip')}</a>
    <header class="portal-top">
      <div class="portal-wide">
        <a class="portal-brand" href="${listAddress({ lang })}">
          <img src="/favicon.svg" alt="" width="28" height="28" />
          <strong>${t('brand')}</strong><span>${t('portal')}</span>
        </a>
        <nav class="portal-tools" aria-label="${t('portal')}">
          <button
            type="button"
            class="portal-tool"
            data-portal="tone"
            aria-label="${t('tone')}"
            title="${t('tone')}"
            hidden
          >
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
              <path d="M12 3a9 9 0 1 0 0 18V3Z" fill="currentColor" />
              <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2" />
            </svg>
          </button>
          <a class="portal-tool" href="${otherAddress}" lang="${language === 'zh' ? 'en' : 'zh-CN'}">${t('other')}</a>
          <a class="portal-sign-in" href="${signInAddress ?? '/login'}">${t('signIn')}</a>
        </nav>
      </div>
    </header>
    <main id="main" class="portal-wide">${main}</main>
    <footer class="portal-foot">
      <div class="portal-wide">${t('foot')} <a href="${recordsAddress({ lang })}">${t('record')}</a></div>
    </footer>`;
}
