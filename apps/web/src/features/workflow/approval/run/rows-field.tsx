import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useText } from '../../../../kit/text/language.ts';
import { approvalTexts as texts } from '../texts.ts';
import { isWritable, type FormField, type FormValues } from './form-fields.ts';
import { ValueText, ValueWidget } from './value-widget.tsx';

export interface RowsFieldProps {
  readonly field: FormField;
  readonly rows: readonly FormValues[];
  readonly missing: readonly string[];
  readonly onChange: (rows: readonly FormValues[]) => void;
}

/** A table within the form. Rows come and go only where the table itself may be written. */
export function RowsField({ field, rows, missing, onChange }: RowsFieldProps) {
  const t = useText();
  const mayAdd = isWritable(field);
  const change = (at: number, name: string, value: unknown) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, [name]: value } : row)));
  return (
    <div className="approval-rows">
      <table>
        <thead>
          <tr>
            {field.columns.map((column) => (
              <th key={column.name}>
                {column.right === 'required' && <i className="approval-star">*</i>}
                {t(column.label)}
              </th>
            ))}
            {mayAdd && <th aria-label={t(texts.removeRow)} />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // Rows are known by their place alone: they have no ids.
            <tr key={at}>
              {field.columns.map((column) => (
                <td key={column.name} data-label={t(column.label)}>
                  <Cell
                    column={column}
                    id={`approval-${field.name}-${at}-${column.name}`}
                    label={`${t(column.label)} ${t(texts.row, { number: at + 1 })}`}
                    value={row[column.name]}
                    isFaulty={missing.includes(`${field.name}.${at}.${column.name}`)}
                    onChange={(value) => change(at, column.name, value)}
                  />
                </td>
              ))}
              {mayAdd && (
                <td>
                  <Button
                    type="text"
                    danger
                    icon={<DeleteOutlined />}
                    aria-label={t(texts.removeRow)}
                    onClick={() => onChange(rows.filter((_, index) => index !== at))}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {mayAdd && (
        <Button type="dashed" icon={<PlusOutlined />} onClick={() => onChange([...rows, {}])}>
          {t(texts.addRow)}
        </Button>
      )}
    </div>
  );
}

interface CellProps {
  readonly column: FormField;
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  readonly isFaulty: boolean;
  readonly onChange: (value: unknown) => void;
}

function Cell({ column, ...rest }: CellProps) {
  if (isWritable(column)) return <ValueWidget type={column.type} {...rest} />;
  return <ValueText type={column.type} value={rest.value} />;
}
