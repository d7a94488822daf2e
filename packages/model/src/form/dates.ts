import { textAt } from './json.ts';
import type { FieldType, FormField } from './model.ts';

/** Formats of new fields, and of old ones that name none; in the tokens of the old tools (yyyy, dd). */
const formats: Partial<Record<FieldType, string>> = {
  year: 'yyyy',
  month: 'MM',
  week: 'yyyy-MM-dd',
  date: 'yyyy-MM-dd',
  daterange: 'yyyy-MM-dd',
  time: 'HH:mm:ss',
  timerange: 'HH:mm:ss',
  datetime: 'yyyy-MM-dd HH:mm:ss',
  datetimerange: 'yyyy-MM-dd HH:mm:ss',
};

/** How a date is kept in an answer. */
export function valueFormatOf({ type, props }: Pick<FormField, 'type' | 'props'>): string {
  return textAt(props, 'valueFormat') || (formats[type] ?? 'yyyy-MM-dd');
}

/** How a date is shown. */
export function displayFormatOf(field: Pick<FormField, 'type' | 'props'>): string {
  return textAt(field.props, 'format') || (field.type === 'week' ? 'yyyy 第 WW 周' : valueFormatOf(field));
}

/** The same format in the tokens of dayjs. */
export function dayjsFormat(format: string): string {
  return format.replaceAll('y', 'Y').replaceAll('d', 'D');
}

const tokens = [
  { token: 'yyyy', digits: 4, part: 'year', min: 1, max: 9999 },
  { token: 'MM', digits: 2, part: 'month', min: 1, max: 12 },
  { token: 'dd', digits: 2, part: 'day', min: 1, max: 31 },
  { token: 'HH', digits: 2, part: 'hour', min: 0, max: 23 },
  { token: 'hh', digits: 2, part: 'hour', min: 0, max: 23 },
  { token: 'mm', digits: 2, part: 'minute', min: 0, max: 59 },
  { token: 'ss', digits: 2, part: 'second', min: 0, max: 59 },
] as const;
type DateParts = Partial<Record<(typeof tokens)[number]['part'], number>>;

/** A point in time that can be compared with others of its format; undefined when the text is not of the format. */
export function dateOrder(value: unknown, format: string): number | undefined {
  if (format === 'timestamp') return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
  const parts = typeof value === 'string' ? readParts(value, format) : undefined;
  if (!parts) return undefined;
  const { year = 2000, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  // The thirtieth of February is another day by now.
  return date.getUTCDate() === day && date.getUTCMonth() === month - 1 ? date.getTime() : undefined;
}

function readParts(text: string, format: string): DateParts | undefined {
  const parts: DateParts = {};
  let at = 0;
  for (let place = 0; place < format.length;) {
    const known = tokens.find(({ token }) => format.startsWith(token, place));
    if (!known && text[at] !== format[place]) return undefined;
    at += known?.digits ?? 1;
    place += known?.token.length ?? 1;
    if (!known) continue;
    const digits = text.slice(at - known.digits, at);
    const number = /^\d+$/.test(digits) && digits.length === known.digits ? Number(digits) : -1;
    if (number < known.min || number > known.max) return undefined;
    parts[known.part] = number;
  }
  return at === text.length ? parts : undefined;
}
