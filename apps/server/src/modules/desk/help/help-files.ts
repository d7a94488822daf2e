import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { helpHtml } from './help-markdown.ts';

/** The modules' folders, seen from the source and from the built program alike: texts and pictures are not bundled. */
const seenFromBuilt = new URL('../src/modules/', import.meta.url);
const modulesFolder = existsSync(seenFromBuilt) ? seenFromBuilt : new URL('../../', import.meta.url);

export type HelpLanguage = 'zh' | 'en';

interface HelpText {
  readonly title: string;
  readonly markdown: string;
  readonly html: string;
}

/** Help that comes with the product, by the menu that a page belongs to, or by its route where it has no menu. */
export interface HelpFile {
  /** Of the file and of its pictures; one in the whole product. */
  readonly name: string;
  readonly code?: string;
  readonly route?: string;
  /** The menu among whose pages a page without a menu is listed. */
  readonly under?: string;
  readonly zh: HelpText;
  readonly en: HelpText;
  /** Of the page with the data of the demo, where one has been taken. */
  readonly pictures: Readonly<Partial<Record<HelpLanguage, URL>>>;
}

let read: readonly HelpFile[] | undefined;

/** Every `modules/<domain>/help/<name>.md`, with the pictures beside it; read once. */
export function helpFiles(): readonly HelpFile[] {
  return (read ??= readdirSync(modulesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => new URL(`${name}/help/`, modulesFolder))
    .filter((folder) => existsSync(folder))
    .flatMap(filesIn));
}

/** Where a page of help belongs: its menu's code, else its route. */
export function placeOf({ code, route }: Pick<HelpFile, 'code' | 'route'>): string {
  return code ?? route ?? '';
}

function filesIn(folder: URL): HelpFile[] {
  const names = readdirSync(folder);
  return names
    .filter((name) => name.endsWith('.md'))
    .map((file) => {
      const name = file.slice(0, -'.md'.length);
      const picture = (language: HelpLanguage) => {
        const image = `${name}.${language}.webp`;
        return names.includes(image) ? { [language]: new URL(image, folder) } : {};
      };
      const text = readFileSync(new URL(file, folder), 'utf8');
      return { name, ...parseHelp(file, text), pictures: { ...picture('zh'), ...picture('en') } };
    });
}

const shape = /^---\n([\s\S]*?)\n---\n+# ([^\n]+)\n([\s\S]*?)\n# ([^\n]+)\n([\s\S]*)$/;

/** Front matter (`code` or `route`, `under`), then a part in Chinese and one in English, each under its title. */
export function parseHelp(file: string, text: string): Omit<HelpFile, 'name' | 'pictures'> {
  const [, head = '', zhTitle, zh = '', enTitle, en = ''] = shape.exec(text.replace(/\r\n/g, '\n')) ?? [];
  if (!zhTitle || !enTitle) throw new Error(`${file}: front matter, “# 中文标题” and “# English title” are needed`);
  const facts = Object.fromEntries(head.split('\n').map((line) => line.split(/:\s+/, 2)));
  const { code, route, under } = facts as Partial<Record<string, string>>;
  if ((code === undefined) === (route === undefined)) throw new Error(`${file}: a menu's code or a route, one of them`);
  return { code, route, under, zh: partOf(zhTitle, zh), en: partOf(enTitle, en) };
}

function partOf(title: string, markdown: string): HelpText {
  return { title: title.trim(), markdown, html: helpHtml(markdown) };
}
