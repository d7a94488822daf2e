import { asFiles } from './files.ts';
import { flagAt, isJsonObject, listAt, numberAt, textAt } from './json.ts';
import type { FormField, Printed } from './model.ts';
import { recordNames } from './record-source.ts';
import { allOptions, asValues, optionsAlong, optionsOf } from './options.ts';

const text = (words: string): Printed => ({ kind: 'text', text: words });
const join = (words: readonly unknown[]): Printed => text(words.map(String).join('、'));

/** As it was typed, between what stands before and behind it. */
export function printText(value: unknown, { props }: FormField): Printed {
  return text(`${textAt(props, 'prepend') ?? ''}${String(value)}${textAt(props, 'append') ?? ''}`);
}

export function printNumber(value: unknown, field: FormField): Printed {
  const precision = numberAt(field.props, 'precision');
  const isFixed = typeof value === 'number' && precision !== undefined && precision >= 0 && precision <= 10;
  return printText(isFixed ? value.toFixed(precision) : value, field);
}

/** It was there; more is nobody's business. */
export function printHidden(): Printed {
  return text('******');
}

/** The names of what was chosen; a value without an option is shown as it is. */
export function printChoice(value: unknown, field: FormField): Printed {
  const options = allOptions(optionsOf(field));
  const named = (one: unknown) => options.find((option) => String(option.value) === String(one))?.label ?? one;
  return join(asValues(value, field).map(named));
}

export function printPath(value: unknown, field: FormField): Printed {
  const paths = flagAt(field.props, 'multiple') ? asValues(value, field) : [asValues(value, field)];
  return join(paths.map((path) => pathText(path, field)));
}

function pathText(path: unknown, field: FormField): string {
  const values = Array.isArray(path) ? path : [path];
  const found = optionsAlong(optionsOf(field), values);
  const labels = values.map((value, index) => found[index]?.label ?? String(value));
  if (field.props['showAllLevels'] === false) return labels.at(-1) ?? '';
  return labels.join(` ${textAt(field.props, 'separator') ?? '/'} `);
}

export function printSwitch(value: unknown, field: FormField): Printed {
  const option = optionsOf(field).find((one) => String(one.value) === String(value));
  return text(option?.label ?? (value === true || value === 1 || value === '1' ? '是' : '否'));
}

export function printRange(value: unknown, field: FormField): Printed {
  return text(asValues(value, field).join(' 至 '));
}

export function printTexts(value: unknown, field: FormField): Printed {
  return join(asValues(value, field));
}

/** `4/5`, with its word where the words are shown. */
export function printRate(value: unknown, { props }: FormField): Printed {
  const word = flagAt(props, 'showText') ? listAt(props, 'texts')[Math.ceil(Number(value)) - 1] : undefined;
  return text(`${String(value)}/${numberAt(props, 'max') ?? 5}${word === undefined ? '' : ` ${String(word)}`}`);
}

export function printFiles(value: unknown): Printed {
  return { kind: 'files', files: asFiles(value) ?? [] };
}

export function printHtml(value: unknown): Printed {
  return { kind: 'html', html: String(value) };
}

export function printPlace(value: unknown, field: FormField): Printed {
  const [longitude, latitude, address] = asValues(value, field);
  const point = `${String(longitude)}, ${String(latitude)}`;
  return text(address ? `${String(address)}（${point}）` : point);
}

export function printNamed(value: unknown): Printed {
  const named = Array.isArray(value) ? value.filter(isJsonObject) : [];
  return join(named.map((one) => one['name'] ?? one['id'] ?? ''));
}

/** Picked rows by what the field shows of them. */
export function printRecords(value: unknown, field: FormField): Printed {
  return join(recordNames(value, field));
}

/** Whatever it is: texts as they are, the rest as JSON. */
export function printAny(value: unknown): Printed {
  return text(typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value));
}

export function printHeading(): Printed {
  return { kind: 'heading' };
}
