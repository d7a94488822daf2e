import type { Field, Fields } from '@zhaocai/model/kit/field';
import { cellValue } from '../data-table/column.ts';
import { useText } from '../text/language.ts';
import type { Fact } from '../widgets/description-list.tsx';
import { FieldValueView } from '../resource-form/field-value.tsx';

const longLine = 300;

function isLong(field: Field): boolean {
  if (field.kind === 'text') return (field.maxLength ?? 0) >= longLine;
  return field.kind === 'longText' || field.kind === 'files';
}

/** These fields of a row as facts: only what there is, long texts and files across the whole width. */
export function usePresentFacts(fields: Fields, row: object, names: readonly string[]): Fact[] {
  const t = useText();
  return names.flatMap((name) => {
    const field = fields[name];
    const value = cellValue(row, name);
    if (!field || value === null || value === undefined || value === '') return [];
    return [
      {
        key: name,
        label: t(field.label),
        value: <FieldValueView field={field} value={value} />,
        isWide: isLong(field),
      },
    ];
  });
}
