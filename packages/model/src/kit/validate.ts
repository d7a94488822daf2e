import Big from 'big.js';
import { isYuan } from './money.ts';
import type { Field, Fields, NumberField, TextField } from './field.ts';
import { strangeCharacterIn } from './plain-text.ts';
import { platformMessages } from './messages.ts';
import { ownAddress } from './web-address.ts';
import { fill, type Language, type Text } from './text.ts';

/** Why a value is refused: a platform message, its parameters, and the field it belongs to. */
export interface Fault {
  readonly field: string;
  readonly label: Text;
  readonly code: keyof typeof platformMessages;
  readonly parameters: Readonly<Record<string, string | number>>;
  /** What the field's pattern demands, where that is what failed. */
  readonly form?: Text;
}

type Finding = [code: Fault['code'], parameters?: Record<string, string | number>] | undefined;

/**
 * The faults of a save, in the order of the definition; empty when it may be stored.
 * The same function judges in the browser's form and on the server.
 */
export function validate(fields: Fields, input: Readonly<Record<string, unknown>>): Fault[] {
  const faults: Fault[] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (field.readOnly) continue;
    const finding = judge(field, input[name]);
    if (!finding) continue;
    const [code, parameters = {}] = finding;
    const form = code === 'platform.badForm' && 'patternText' in field ? { form: field.patternText } : {};
    faults.push({ field: name, label: field.label, code, parameters, ...form });
  }
  return faults;
}

/** The fault as a sentence that names its field. */
export function sayFault(fault: Fault, language: Language): string {
  return fill(platformMessages[fault.code][language], wordsOfFault(fault, language));
}

/** The parameters of a fault's message, in one language. */
export function wordsOfFault({ label, parameters, form }: Omit<Fault, 'code' | 'field'>, language: Language) {
  return { field: label[language], ...parameters, ...(form && { form: form[language] }) };
}

/** `''`, null and undefined all mean: not given. */
export function isBlank(value: unknown): value is '' | null | undefined {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function judge(field: Field, value: unknown): Finding {
  // A list where one value belongs is no value left out, not even an empty list: rules would read it as one.
  if (Array.isArray(value) && !holdsMany(field)) return ['platform.badFormat'];
  if (isBlank(value)) return field.required ? ['platform.required'] : undefined;
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'richText':
      return judgeText(field, value);
    case 'integer':
    case 'decimal':
    case 'money':
    case 'rate':
      return judgeNumber(field, value);
    case 'flag':
      return typeof value === 'boolean' || value === 0 || value === 1 ? undefined : ['platform.badChoice'];
    case 'choice':
      return field.choices.some((choice) => choice.value === Number(value)) ? undefined : ['platform.badChoice'];
    case 'dict':
      return typeof value === 'string' && value.length <= 64 ? undefined : ['platform.badChoice'];
    case 'ref':
    case 'tree':
      return isId(value) ? undefined : ['platform.badReference'];
    case 'refs':
      return Array.isArray(value) && value.every(isId) ? undefined : ['platform.badReference'];
    case 'day':
    case 'instant':
    case 'month':
      return typeof value === 'string' && isTime(field.kind, value) ? undefined : ['platform.badTime'];
    case 'files':
      return Array.isArray(value) && value.length <= (field.maxCount ?? 10) && value.every(isFile)
        ? undefined
        : ['platform.badFormat'];
    case 'json':
      return undefined;
  }
}

function holdsMany({ kind }: Field): boolean {
  return kind === 'refs' || kind === 'files' || kind === 'json';
}

/** Nothing that anybody could read: white space of any script, and what takes no room at all. */
const unseen = /^[\s\u200b-\u200d\u2060]*$/;

function isUnseen({ kind }: TextField, value: string): boolean {
  return unseen.test(value) || (kind === 'richText' && isEmptyHtml(value));
}

/** Marks without a word among them and without a picture: paragraphs that somebody left empty. */
export function isEmptyHtml(html: string): boolean {
  return !/<img\s/i.test(html) && unseen.test(html.replaceAll(/<[^<>]*>|&nbsp;/gi, ''));
}

function judgeText(field: TextField, value: unknown): Finding {
  if (typeof value !== 'string') return ['platform.badFormat'];
  if (field.required && isUnseen(field, value)) return ['platform.required'];
  if ([...value].length > field.maxLength) return ['platform.tooLong', { max: field.maxLength }];
  if (field.kind === 'richText' && hasTooManyMarks(value)) return ['platform.tooManyMarks', { max: mostMarks }];
  const character = strangeCharacterIn(value);
  if (character) return ['platform.strangeCharacter', { character }];
  if (field.pattern && !field.pattern.test(value))
    return [field.patternText ? 'platform.badForm' : 'platform.badFormat'];
  return undefined;
}

/** Tags that open and close: a table of 1,500 rows and four columns has 27,000. More hold up whoever cleans or prints them. */
const mostMarks = 30_000;

function hasTooManyMarks(html: string): boolean {
  let count = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) count += 1;
  return count > mostMarks;
}

const numberPattern: Record<NumberField['kind'], RegExp> = {
  integer: /^-?\d{1,15}$/,
  decimal: /^-?\d{1,14}(\.\d{1,4})?$/,
  rate: /^-?\d{1,5}(\.\d{1,4})?$/,
  money: /^-?\d{1,13}(\.\d{1,2})?$/,
};

function judgeNumber(field: NumberField, value: unknown): Finding {
  const text = String(value);
  if (field.kind === 'money' && !isYuan(text)) return ['platform.badMoney'];
  const pattern = field.scale === 6 ? sixDecimals : numberPattern[field.kind];
  if (!pattern.test(text)) return ['platform.badNumber'];
  const number = new Big(text);
  if (field.min !== undefined && number.lt(field.min)) return ['platform.tooSmall', { min: field.min }];
  if (field.max !== undefined && number.gt(field.max)) return ['platform.tooBig', { max: field.max }];
  return undefined;
}

/** An uploaded file: without its id nobody could open it, without its name no screen could show it. */
function isFile(value: unknown): boolean {
  const { fileId, fileName, fileUrl } = Object(value);
  return isId(fileId) && typeof fileName === 'string' && fileName !== '' && isOwn(fileUrl);
}

function isOwn(fileUrl: unknown): boolean {
  return fileUrl === undefined || fileUrl === null || (typeof fileUrl === 'string' && ownAddress.test(fileUrl));
}

const sixDecimals = /^-?\d{1,12}(\.\d{1,6})?$/;

/** A snowflake as text, within bigint. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,18}$/.test(value);
}

const timePattern = {
  day: /^\d{4}-\d{2}-\d{2}$/,
  month: /^\d{4}-\d{2}$/,
  instant: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/,
};

/** Well formed and on the calendar: 2026-02-30 is not. */
export function isTime(kind: 'day' | 'instant' | 'month', text: string): boolean {
  if (!timePattern[kind].test(text)) return false;
  const iso =
    kind === 'month' ? `${text}-01T00:00:00Z` : `${text.replace(' ', 'T')}${kind === 'day' ? 'T00:00:00Z' : 'Z'}`;
  const parsed = new Date(iso);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === iso.slice(0, 10);
}
