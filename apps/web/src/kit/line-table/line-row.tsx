import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo, type ChangeEvent, type ComponentProps } from 'react';
import { placeOf } from '../large-form/form-faults.ts';
import { useText } from '../text/language.ts';
import { lineTexts as texts } from './line-texts.ts';
import {
  isItem,
  isNumeric,
  itemOptionsId,
  type ComputedColumn,
  type Line,
  type LineColumn,
  type LineColumns,
} from './lines.ts';

export interface LineRowProps {
  readonly prefix: string;
  readonly columns: LineColumns;
  readonly computed: readonly ComputedColumn[];
  readonly line: Line;
  readonly row: number;
  readonly isFixed: boolean;
  /** `column⇥text` lines. */
  readonly faultText: string;
  readonly onCell: (key: string, column: LineColumn, text: string) => void;
  readonly onRemove: (key: string) => void;
}

/** Handlers act on the newest lines by key, so a row is drawn again only for what it shows. */
export const LineRow = memo(
  function LineRow({ prefix, columns, computed, line, row, isFixed, faultText, onCell, onRemove }: LineRowProps) {
    const t = useText();
    const faults = new Map(faultText.split('\n').map((fault) => fault.split('\t') as [string, string]));
    return (
      <tr>
        <td className="kit-line-no">{row + 1}</td>
        {columns.map((column) => (
          <td
            key={column.name}
            data-label={`${column.field.required ? '* ' : ''}${t(column.field.label)}`}
            className={column.width?.endsWith('px') ? 'kit-line-half' : undefined}
          >
            <LineCell
              id={prefix + placeOf(line.key, column.name)}
              list={itemOptionsId(prefix)}
              row={row}
              column={column}
              text={line.cells[column.name] ?? ''}
              fault={faults.get(column.name)}
              isFixed={isFixed}
              onText={(text) => onCell(line.key, column, text)}
            />
          </td>
        ))}
        {computed.map(({ label, textOf }) => (
          <td key={label.zh} className="kit-line-computed" data-label={t(label)}>
            {textOf(line)}
          </td>
        ))}
        <td className="kit-line-remove">
          <Button
            type="text"
            size="small"
            tabIndex={-1}
            disabled={isFixed}
            icon={<DeleteOutlined />}
            aria-label={t(texts.removeLine, { no: row + 1 })}
            title={t(texts.removeLine, { no: row + 1 })}
            onClick={() => onRemove(line.key)}
          />
        </td>
      </tr>
    );
  },
  (former, next) =>
    former.line === next.line &&
    former.row === next.row &&
    former.faultText === next.faultText &&
    former.isFixed === next.isFixed &&
    former.prefix === next.prefix,
);

interface LineCellProps {
  readonly id: string;
  /** Where the items to choose from are. */
  readonly list: string;
  readonly row: number;
  readonly column: LineColumn;
  readonly text: string;
  readonly fault: string | undefined;
  readonly isFixed: boolean;
  readonly onText: (text: string) => void;
}

function LineCell({ id, list, row, column, text, fault, isFixed, onText }: LineCellProps) {
  const t = useText();
  const { name, field } = column;
  const shared = {
    id,
    value: text,
    className: fault ? 'kit-cell kit-cell-fault' : 'kit-cell',
    title: fault,
    disabled: isFixed,
    autoComplete: 'off',
    maxLength: 'maxLength' in field ? field.maxLength : 20,
    'data-row': row,
    'data-column': name,
    'aria-label': `${t(field.label)} ${row + 1}`,
    'aria-invalid': fault !== undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      onText(event.target.value),
  };
  return (
    <>
      <Cell column={column} shared={shared} list={isItem(column) ? list : undefined} />
      {fault && <span className="kit-cell-text">{fault}</span>}
    </>
  );
}

interface CellProps {
  readonly list: string | undefined;
  readonly column: LineColumn;
  readonly shared: ComponentProps<'input'> & ComponentProps<'textarea'> & ComponentProps<'select'>;
}

function Cell({ column, shared, list }: CellProps) {
  const t = useText();
  const { field } = column;
  if (field.kind === 'longText') return <textarea {...shared} rows={1} />;
  if (field.kind !== 'choice')
    return <input {...shared} list={list} inputMode={isNumeric(column) ? 'decimal' : undefined} />;
  const { maxLength: _long, autoComplete: _fill, ...chosen } = shared;
  return (
    <select {...chosen}>
      <option value="" />
      {field.choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {t(label)}
        </option>
      ))}
    </select>
  );
}
