import type { Field, Fields } from '@zhaocai/model/kit/field';
import { instantToMs } from '../clock/server-clock.ts';
import { cellValue } from '../data-table/column.ts';
import { createTimeFrom, createTimeTo } from './filters.ts';

/** Does a row that is already here fit the list's filters? The same grammar as the server's: texts contain, others equal. */
export function fitsFilters(row: object, filters: Readonly<Record<string, string>>, fields: Fields): boolean {
  return Object.entries(filters).every(([name, wanted]) => {
    const created = () => instantToMs(String(cellValue(row, 'createTime') ?? ''));
    if (name === createTimeFrom) return created() > instantToMs(wanted);
    if (name === createTimeTo) return created() < instantToMs(wanted);
    return fits(fields[name], cellValue(row, name), wanted);
  });
}

function fits(field: Field | undefined, value: unknown, wanted: string): boolean {
  // What the rows do not carry was the server's to judge.
  if (value === undefined) return true;
  if (field?.kind === 'flag') return (value === true || value === 1) === (wanted === '1');
  const isText = field?.kind === 'text' || field?.kind === 'longText';
  const text = String(value ?? '');
  return isText ? text.toLowerCase().includes(wanted.toLowerCase()) : text === wanted;
}
