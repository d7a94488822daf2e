import { helpFiles, placeOf, type HelpLanguage } from './help-files.ts';

interface Page {
  /** Escaped already. */
  readonly title: string;
  readonly body: string;
  readonly lang: HelpLanguage;
  readonly isDark: boolean;
}

export function helpPageHtml({ title, body, lang, isDark }: Page): string {
  return `<!doctype html><html lang="${lang === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>${style(lang, isDark)}</style></head><body><h1>${title}</h1>${body}</body></html>`;
}

/** The picture of a page, which a click shows large; nothing where none was taken. `title` is escaped. */
export function figureOf(place: string, lang: HelpLanguage, title: string): string {
  const file = helpFiles().find((one) => placeOf(one) === place);
  if (!file?.pictures[lang]) return '';
  const source = `/api/purchase/help/picture?name=${file.name}&amp;lang=${lang}`;
  const [alt, large] =
    lang === 'zh' ? [`“${title}”页面截图`, '点击查看大图'] : [`Picture of the page “${title}”`, 'Click to enlarge'];
  return `<a class="figure" href="${source}" target="_blank" rel="noopener" title="${large}">
<img src="${source}" alt="${alt}" width="1440" height="900" loading="lazy"></a>`;
}

// English in a Chinese face has its quotation marks a whole sign wide.
const chineseFaces = '"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif';
const faces = {
  zh: `-apple-system,BlinkMacSystemFont,${chineseFaces}`,
  en: `-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Liberation Sans",Arial,${chineseFaces}`,
};

function style(lang: HelpLanguage, isDark: boolean): string {
  const [ground, text, quiet, link] = isDark
    ? ['#1b2028', '#e3e8ef', '#a6b1c0', '#7db8ff']
    : ['#ffffff', '#1f2a37', '#5b6776', '#1366c9'];
  // In the dark the picture of a light page has a frame and is dimmed, so that it does not glare.
  const dimmed = isDark ? '.figure{padding:8px;background:#2a313c}.figure img{filter:brightness(.78)}' : '';
  return `:root{color-scheme:${isDark ? 'dark' : 'light'}}
body{max-width:720px;margin:0;padding:4px 20px 24px;background:${ground};color:${text};
font:14px/1.7 ${faces[lang]}}
h1{font-size:18px;line-height:1.4;margin:16px 0}h2{font-size:15px;margin:20px 0 6px}
ul,ol{padding-left:20px;margin:6px 0}li{margin:4px 0}small,blockquote{color:${quiet}}a{color:${link}}
img{max-width:100%;height:auto}table{border-collapse:collapse}td,th{border:1px solid ${quiet};padding:4px 8px}
.figure{display:block;width:fit-content;max-width:680px;margin:0 0 16px;border:1px solid ${isDark ? '#3b4452' : '#d9dfe7'};
border-radius:6px;overflow:hidden}.figure img{display:block;border-radius:3px}${dimmed}
@media print{:root{color-scheme:light}body{max-width:none;background:#fff;color:#000}a{color:#000}
.figure{break-inside:avoid}.figure img{filter:none}}`;
}
