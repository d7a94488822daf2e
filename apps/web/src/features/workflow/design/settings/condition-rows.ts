import type { FlowVariable } from '../canvas/design-store.ts';

export const operators = ['==', '!=', '>', '>=', '<', '<='] as const;
export type Operator = (typeof operators)[number];

export interface ConditionRow {
  readonly field: string;
  readonly operator: Operator;
  readonly value: string;
}

export interface ConditionRows {
  readonly joined: '&&' | '||';
  readonly rows: readonly ConditionRow[];
}

const line = /^\s*([A-Za-z_]\w*)\s*(==|!=|>=|<=|>|<)\s*("(?:[^"\\]|\\.)*"|'[^'"\\]*'|-?\d+(?:\.\d+)?|true|false)\s*$/;

/** A condition as lines of field, comparison and value; undefined for what only its text can say. */
export function rowsOf(text: string): ConditionRows | undefined {
  if (text.trim() === '') return { joined: '&&', rows: [] };
  const parts = splitOutsideTexts(text);
  const joined = parts.signs[0] ?? '&&';
  if (parts.signs.some((sign) => sign !== joined)) return undefined;
  const rows = parts.lines.map(rowOf);
  return rows.every((row) => row !== undefined) ? { joined, rows } : undefined;
}

function rowOf(text: string): ConditionRow | undefined {
  const [, field = '', sign = '', value = ''] = line.exec(text) ?? [];
  const operator = operators.find((known) => known === sign);
  return operator && { field, operator, value: plainValue(value) };
}

function plainValue(value: string): string {
  if (value.startsWith("'")) return value.slice(1, -1);
  return value.startsWith('"') ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value;
}

function splitOutsideTexts(text: string): {
  readonly lines: readonly string[];
  readonly signs: readonly ('&&' | '||')[];
} {
  const lines = [''];
  const signs: ('&&' | '||')[] = [];
  for (const part of text.split(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|&&|\|\|)/)) {
    if (part === '&&' || part === '||') {
      signs.push(part);
      lines.push('');
    } else lines[lines.length - 1] += part;
  }
  return { lines, signs };
}

/** The text that the lines stand for; values are written as their field's type wants them. */
export function textOf({ joined, rows }: ConditionRows, variables: readonly FlowVariable[]): string {
  const types = new Map(variables.map(({ name, type }) => [name, type]));
  return rows
    .map(({ field, operator, value }) => `${field} ${operator} ${written(value, types.get(field))}`)
    .join(` ${joined} `);
}

function written(value: string, type: FlowVariable['type'] | undefined): string {
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(value)) return value;
  if (type === 'flag') return value === 'true' || value === '1' ? 'true' : 'false';
  return JSON.stringify(value);
}
