import type { Field, GeneratedField } from '@zhaocai/model';

/** An entry as it is stored: checked when it was saved. */
export interface CodeEntry {
  readonly id: string;
  readonly codeName: string;
  readonly labelZh: string;
  readonly labelEn: string;
  readonly packageName: string;
  readonly entityName: string;
  readonly tableName: string;
  readonly apiPath: string;
  readonly webPath: string;
  readonly menuCode: string;
  readonly fieldList: readonly GeneratedField[];
}

export function snakeCaseOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function kebabCaseOf(name: string): string {
  return snakeCaseOf(name).replaceAll('_', '-');
}

export function pascalCaseOf(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

export function camelCaseOf(name: string): string {
  return name.replace(/[^a-zA-Z0-9]+(.)?/g, (_, next: string | undefined) => (next ?? '').toUpperCase());
}

const defaultLengths = { text: 200, longText: 2000, richText: 20_000 } as const;

/** The field of the definition that a typed field means; the same one decides the column's type. */
export function fieldOf(typed: GeneratedField): Field {
  const { kind, zh, en, required, maxLength, min, max, choices = [], to = '' } = typed;
  const shared = { label: { zh, en }, ...(required && { required }) };
  switch (kind) {
    case 'text':
    case 'longText':
    case 'richText':
      return {
        kind,
        ...shared,
        maxLength: maxLength ?? defaultLengths[kind],
        ...(kind !== 'text' && { detailOnly: true }),
      };
    case 'integer':
    case 'decimal':
    case 'money':
    case 'rate':
      return { kind, ...shared, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    case 'choice':
      return {
        kind,
        ...shared,
        choices: choices.map((choice) => ({ value: choice.value, label: { zh: choice.zh, en: choice.en } })),
      };
    case 'dict':
      return { kind, ...shared, dict: to };
    case 'ref':
      return { kind, ...shared, to };
    case 'files':
      return { kind, ...shared, detailOnly: true };
    case 'flag':
    case 'day':
    case 'month':
    case 'instant':
      return { kind, ...shared };
  }
}
