import { Input, Select } from 'antd';
import { useText } from '../text/language.ts';
import { InstantPicker } from '../widgets/instant-picker.tsx';
import { cellValue, editorOf, optionName, type DataColumn } from './column.ts';
import type { RowOpening } from './use-row-opening.ts';

export interface CellProps<R extends object> extends RowOpening<R> {
  readonly row: R;
  readonly column: DataColumn<R>;
  readonly index: number;
  readonly isFirst: boolean;
  readonly onCellChange?: (row: R, prop: string, value: unknown) => void;
}

/** The editor of a cell whose row is being edited. */
export function CellEditor<R extends object>({ row, column, onCellChange }: CellProps<R>) {
  const t = useText();
  const value = cellValue(row, column.prop);
  const change = (next: unknown) => onCellChange?.(row, column.prop, next);
  const name = t(column.label);
  switch (editorOf(column.type)) {
    case 'select':
      return (
        <Select
          aria-label={name}
          className="kit-wide"
          value={value as string | number | null | undefined}
          options={(column.options ?? []).map((option) => ({ value: option.value, label: option.name }))}
          onChange={change}
        />
      );
    case 'date':
      return <InstantPicker kind="day" value={value ? String(value) : null} onChange={change} />;
    case 'lable':
      return <>{optionName(column, value) ?? String(value ?? '')}</>;
    case 'input':
      return <Input aria-label={name} value={String(value ?? '')} onChange={(event) => change(event.target.value)} />;
  }
}
