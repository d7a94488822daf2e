import { isSafeLink } from '../workflow/form-values.ts';
import type { ValueFault } from './descriptor.ts';
import { dateOrder, valueFormatOf } from './dates.ts';
import { acceptedEndings, asFiles, endingOf, fileLimit, fileSizeLimit, sizeText } from './files.ts';
import { flagAt, isJsonObject, numberAt } from './json.ts';
import type { FormField } from './model.ts';
import { allOptions, asValues, isRemote, optionsAlong, optionsOf } from './options.ts';

/** Nothing was filled in. */
export function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

const wrongType = (field: FormField): ValueFault => ({ code: 'form.answer.type', parameters: { label: field.label } });
const wrongOption = ({ label }: FormField): ValueFault => ({ code: 'form.answer.option', parameters: { label } });

/** A text of at most `maxlength`, or of what the kind of field can hold. */
export function checkText(longest: number): (value: unknown, field: FormField) => ValueFault | undefined {
  return (value, field) => {
    if (typeof value !== 'string') return wrongType(field);
    const max = Math.min(numberAt(field.props, 'maxlength') ?? longest, longest);
    return value.length > max ? { code: 'form.answer.long', parameters: { label: field.label, max } } : undefined;
  };
}

export function checkNumber(value: unknown, field: FormField): ValueFault | undefined {
  const { label, props } = field;
  if (typeof value !== 'number' || !Number.isFinite(value)) return wrongType(field);
  const min = numberAt(props, 'min');
  const max = numberAt(props, 'max');
  if (min !== undefined && value < min) return { code: 'form.answer.least', parameters: { label, min } };
  if (max !== undefined && value > max) return { code: 'form.answer.most', parameters: { label, max } };
  const precision = numberAt(props, 'precision');
  if (precision === undefined || decimals(value) <= precision) return undefined;
  return { code: 'form.answer.precision', parameters: { label, precision } };
}

function decimals(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1] ?? '').length - Number(exponent));
}

export function checkChoice(value: unknown, field: FormField): ValueFault | undefined {
  if (flagAt(field.props, 'multiple')) return checkChoices(value, field);
  if (typeof value !== 'string' && typeof value !== 'number') return wrongType(field);
  return isKnown(value, field) ? undefined : wrongOption(field);
}

export function checkChoices(value: unknown, field: FormField): ValueFault | undefined {
  const { label, props } = field;
  if (!Array.isArray(value) && typeof value !== 'string') return wrongType(field);
  const values = asValues(value, field);
  if (!values.every((one) => typeof one === 'string' || typeof one === 'number')) return wrongType(field);
  const max = numberAt(props, 'limit') || numberAt(props, 'max');
  if (max && values.length > max) return { code: 'form.answer.count', parameters: { label, max } };
  const min = numberAt(props, 'min') ?? 0;
  if (values.length < min) return { code: 'form.answer.fewest', parameters: { label, min } };
  return values.every((one) => isKnown(one, field)) ? undefined : wrongOption(field);
}

function isKnown(value: unknown, field: FormField): boolean {
  if (isRemote(field)) return String(value).length <= 200;
  return allOptions(optionsOf(field)).some((option) => option.value === value);
}

/** A path from the root down, or several. */
export function checkPath(value: unknown, field: FormField): ValueFault | undefined {
  const paths = flagAt(field.props, 'multiple') ? asValues(value, field) : [asValues(value, field)];
  if (!paths.every((path) => Array.isArray(path) && path.length <= 10)) return wrongType(field);
  if (isRemote(field)) return undefined;
  const options = optionsOf(field);
  const isRight = (path: unknown) => Array.isArray(path) && optionsAlong(options, path).length === path.length;
  return paths.every(isRight) ? undefined : wrongOption(field);
}

/** One of two values, compared as texts: old forms start at 0 and offer '0'. */
export function checkSwitch(value: unknown, field: FormField): ValueFault | undefined {
  const options = optionsOf(field);
  if (options.length === 0) return typeof value === 'boolean' ? undefined : wrongType(field);
  return options.some((option) => String(option.value) === String(value)) ? undefined : wrongOption(field);
}

export function checkDate(value: unknown, field: FormField): ValueFault | undefined {
  // A week is kept as one of its days.
  const isRight = dateOrder(value, valueFormatOf(field)) !== undefined;
  return isRight ? undefined : { code: 'form.answer.date', parameters: { label: field.label } };
}

export function checkRange(value: unknown, field: FormField): ValueFault | undefined {
  const { label } = field;
  const ends = asValues(value, field).map((end) => dateOrder(end, valueFormatOf(field)));
  const [from, to] = ends;
  if (ends.length !== 2 || from === undefined || to === undefined)
    return { code: 'form.answer.date', parameters: { label } };
  return from > to ? { code: 'form.answer.range', parameters: { label } } : undefined;
}

export function checkTexts(value: unknown, field: FormField): ValueFault | undefined {
  const { label } = field;
  const texts = asValues(value, field);
  if (!texts.every((text) => typeof text === 'string' && text.length <= 2_000)) return wrongType(field);
  const max = numberAt(field.props, 'limit') ?? 100;
  return texts.length > max ? { code: 'form.answer.count', parameters: { label, max } } : undefined;
}

/** The same of links, none of which a browser may run. */
export function checkLinks(value: unknown, field: FormField): ValueFault | undefined {
  const isRun = asValues(value, field).some((text) => typeof text === 'string' && !isSafeLink(text));
  return isRun ? { code: 'form.answer.url', parameters: { label: field.label } } : checkTexts(value, field);
}

/** Their number, kind and size; that they were stored is the server's to know. */
export function checkFiles(value: unknown, field: FormField): ValueFault | undefined {
  const { label } = field;
  const files = asFiles(value);
  if (!files) return wrongType(field);
  if (files.some(({ name, url }) => name.length > 255 || url.length > 2_000 || !isSafeLink(url)))
    return wrongType(field);
  const max = fileLimit(field);
  if (files.length > max) return { code: 'form.answer.count', parameters: { label, max } };
  const endings = acceptedEndings(field);
  if (endings && files.some(({ name }) => !endings.includes(endingOf(name))))
    return { code: 'form.answer.fileKind', parameters: { label, accept: endings.join('、') } };
  const largest = fileSizeLimit(field);
  if (largest !== undefined && files.some(({ size = 0 }) => size > largest))
    return { code: 'form.answer.fileSize', parameters: { label, max: sizeText(largest) } };
  return undefined;
}

export function checkPlace(value: unknown, field: FormField): ValueFault | undefined {
  const [longitude, latitude, address = ''] = asValues(value, field);
  const isWithin = (part: unknown, most: number) => !isEmptyValue(part) && Math.abs(Number(part)) <= most;
  const isRight = isWithin(longitude, 180) && isWithin(latitude, 90) && String(address).length <= 200;
  return isRight ? undefined : { code: 'form.answer.place', parameters: { label: field.label } };
}

/** Persons or departments by id and name. */
export function checkNamed(value: unknown, field: FormField): ValueFault | undefined {
  const { label, props } = field;
  if (!Array.isArray(value)) return wrongType(field);
  const isNamed = (one: unknown) =>
    isJsonObject(one) && /^\d{1,20}$/.test(String(one['id'])) && typeof one['name'] === 'string';
  if (!value.every(isNamed)) return wrongType(field);
  const max = flagAt(props, 'multiple') ? numberAt(props, 'limit') || 50 : 1;
  return value.length > max ? { code: 'form.answer.count', parameters: { label, max } } : undefined;
}

/** A name or a code of a colour; nothing else may reach a style. */
export function checkColour(value: unknown, { label }: FormField): ValueFault | undefined {
  const isRight = /^[#a-z0-9(),.%\s/-]{1,64}$/i.test(String(value));
  return isRight ? undefined : { code: 'form.answer.colour', parameters: { label } };
}

/** Rows that are objects; what is in them is checked by their columns. */
export function checkRows(value: unknown, field: FormField): ValueFault | undefined {
  const { label, props } = field;
  if (!Array.isArray(value) || !value.every(isJsonObject)) return wrongType(field);
  const max = numberAt(props, 'limit') ?? 200;
  return value.length > max ? { code: 'form.answer.rows', parameters: { label, max } } : undefined;
}

/** Picked rows: plain values or objects, not without end; one alone where the field does not say several. */
export function checkRecords(value: unknown, field: FormField): ValueFault | undefined {
  const records = asValues(value, field);
  if (JSON.stringify(records).length > 100_000) return wrongType(field);
  const max = flagAt(field.props, 'multiple') ? numberAt(field.props, 'limit') || 100 : 1;
  return records.length > max ? { code: 'form.answer.count', parameters: { label: field.label, max } } : undefined;
}
