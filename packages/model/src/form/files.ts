import { officeTypes } from '../file/office-types.ts';
import { isJsonObject, numberAt, textAt } from './json.ts';
import type { FileAnswer, FormField } from './model.ts';

/** The files of an answer: a list, one alone, or the bare address of old answers. */
export function asFiles(value: unknown): readonly FileAnswer[] | undefined {
  const list = Array.isArray(value) ? value : value === undefined || value === null || value === '' ? [] : [value];
  const files = list.map(asFile);
  return files.every((file) => file !== undefined) ? files : undefined;
}

function asFile(value: unknown): FileAnswer | undefined {
  if (typeof value === 'string') return { url: value, name: value.split(/[?#]/)[0]?.split('/').at(-1) || value };
  if (!isJsonObject(value)) return undefined;
  const url = textAt(value, 'url') ?? textAt(value, 'value');
  const name = textAt(value, 'name') ?? textAt(value, 'label');
  if (url === undefined || name === undefined) return undefined;
  const size = numberAt(value, 'size');
  return { name, url, ...(size !== undefined && { size }) };
}

const families: Readonly<Record<string, readonly string[]>> = {
  image: ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp', 'svg'],
  video: ['mp4', 'webm', 'mov', 'avi', 'mkv'],
  audio: ['mp3', 'wav', 'ogg', 'm4a'],
  text: ['txt', 'csv', 'md', 'html', 'css'],
};
const kinds: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'application/zip': ['zip'],
  'application/msword': ['doc'],
  [officeTypes.docx]: ['docx'],
  'application/vnd.ms-excel': ['xls'],
  [officeTypes.xlsx]: ['xlsx'],
  'application/vnd.ms-powerpoint': ['ppt'],
  [officeTypes.pptx]: ['pptx'],
  'image/jpeg': ['jpg', 'jpeg'],
  'text/plain': ['txt'],
};

/** Endings that the field's `accept` allows; undefined where it says nothing. Old forms name kinds as MIME. */
export function acceptedEndings({ props }: Pick<FormField, 'props'>): readonly string[] | undefined {
  const { accept } = props;
  const words = (Array.isArray(accept) ? accept.map(String) : typeof accept === 'string' ? accept.split(',') : [])
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '' && word !== '*' && word !== '*/*');
  return words.length === 0 ? undefined : [...new Set(words.flatMap(endingsOf))];
}

function endingsOf(word: string): readonly string[] {
  if (!word.includes('/')) return [word.replace(/^\./, '')];
  const [family = '', kind = ''] = word.split('/');
  return kind === '*' ? (ownOf(families, family) ?? []) : (ownOf(kinds, word) ?? [kind]);
}

/** Of words that a designer wrote. */
function ownOf<V>(known: Readonly<Record<string, V>>, word: string): V | undefined {
  return Object.hasOwn(known, word) ? known[word] : undefined;
}

export function endingOf(name: string): string {
  return name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '';
}

/** How many files the field takes. */
export function fileLimit({ props }: Pick<FormField, 'props'>): number {
  if (props['multiple'] === false || props['listType'] === 'picture-img') return 1;
  return numberAt(props, 'limit') ?? 10;
}

/** The largest size in bytes; undefined for any that the system takes. */
export function fileSizeLimit({ props }: Pick<FormField, 'props'>): number | undefined {
  const size = numberAt(props, 'filesize');
  return size === undefined || size <= 0 ? undefined : size;
}

export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilo = bytes / 1024;
  return kilo < 1024 ? `${Number(kilo.toFixed(1))} KB` : `${Number((kilo / 1024).toFixed(1))} MB`;
}
