import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { flagAt, isJsonObject, numberAt, objectAt } from '@zhaocai/model/form/json';
import { faultText } from '@zhaocai/model/form/fault-text';
import type { FormAnswers, FormField } from '@zhaocai/model/form/model';
import { Button } from 'antd';
import { memo, useCallback } from 'react';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import type { ControlProps } from './control.ts';
import { controls } from './controls.ts';
import { FieldValue } from './field-value.tsx';
import { useFormPart, useFormPlace } from './form-context.ts';
import { rightOf } from './form-store.ts';
import { renderTexts as texts } from './texts.ts';

export interface RowsProps {
  readonly field: FormField;
  readonly label: string;
  readonly isReadOnly: boolean;
}

const mostRows = 200;

/** A table within the form; on a phone each row is a card. */
export function RowsControl({ field, label, isReadOnly }: RowsProps) {
  const t = useText();
  const { store } = useFormPlace();
  const { prop, props, children = [] } = field;
  const rows = useFormPart(({ answers }) => answers[prop]);
  const list = rowsOf(rows);
  const settings = objectAt(props, 'children');
  const mayChange = !isReadOnly && ['write', 'required'].includes(rightOf(store.access, prop));
  const columns = children.filter(
    (column) => column.props['display'] !== false && rightOf(store.access, `${prop}.${column.prop}`, prop) !== 'hidden',
  );
  const isAsked = (column: FormField) =>
    !isReadOnly && isStarred(column, rightOf(store.access, `${prop}.${column.prop}`, prop));
  const setRows = (next: readonly FormAnswers[]) => store.change(prop, next);
  const mayRemove = mayChange && settings['delBtn'] !== false;
  return (
    <div className="form-rows" role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.prop} style={{ ...widthOf(column, columns.length), ...alignOf(settings['headerAlign']) }}>
                {isAsked(column) && <i className="form-star">*</i>}
                {column.label}
              </th>
            ))}
            {mayRemove && <th className="form-rows-tool" />}
          </tr>
        </thead>
        <tbody>
          {list.map((_, at) => (
            // Rows are known by their place alone: they have no ids.
            <tr key={at} aria-label={t(texts.row, { no: at + 1 })}>
              {columns.map((column) => (
                <td
                  key={column.prop}
                  style={alignOf(settings['align'])}
                  data-label={`${isAsked(column) ? '* ' : ''}${column.label}`}
                >
                  <Cell table={prop} column={column} at={at} isReadOnly={isReadOnly} />
                </td>
              ))}
              {mayRemove && (
                <td className="form-rows-tool">
                  <Button
                    type="text"
                    danger
                    icon={<DeleteOutlined />}
                    aria-label={t(texts.removeRow, { no: at + 1 })}
                    onClick={() => setRows(list.filter((_row, index) => index !== at))}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {list.length === 0 && <p className="form-rows-empty">{t(texts.noRows)}</p>}
      {mayChange && settings['addBtn'] !== false && list.length < (numberAt(props, 'limit') ?? mostRows) && (
        <Button type="dashed" block icon={<PlusOutlined />} onClick={() => setRows([...list, firstRow(children)])}>
          {t(texts.addRow)}
        </Button>
      )}
    </div>
  );
}

interface CellProps {
  readonly table: string;
  readonly column: FormField;
  readonly at: number;
  readonly isReadOnly: boolean;
}

/** One value of one row: drawn again when it changes, and not when its neighbours do. */
const Cell = memo(function Cell({ table, column, at, isReadOnly }: CellProps) {
  const t = useText();
  const language = useLanguage();
  const { store } = useFormPlace();
  const { prop, label } = column;
  const path = `${table}[${at}].${prop}`;
  const value = useFormPart(({ answers, linked }) => rowsOf(linked.computed[table] ?? answers[table])[at]?.[prop]);
  const name = useFormPart(({ answers }) => rowsOf(answers[table])[at]?.[`$${prop}`]);
  const fault = useFormPart(({ faults }) => faults[path]);
  const isHidden = useFormPart(({ linked }) => linked.visible[path] === false);
  const isOff = useFormPart(({ linked }) => linked.disabled[path] === true);
  const change = useCallback(
    (next: unknown, chosen?: string) => {
      const rows = rowsOf(store.getState().answers[table]);
      const named = chosen === undefined ? {} : { [`$${prop}`]: chosen };
      store.change(
        table,
        rows.map((row, index) => (index === at ? { ...row, [prop]: next, ...named } : row)),
      );
    },
    [store, table, prop, at],
  );
  if (isHidden) return null;
  const right = rightOf(store.access, `${table}.${prop}`, table);
  const isWritable = (right === 'write' || right === 'required') && !column.x.computed && !isReadOnly;
  const ControlOf = controls[column.type];
  if (!isWritable || !ControlOf) return <FieldValue field={column} value={value} name={name} />;
  const given: ControlProps = {
    field: column,
    path: `${table}.${prop}`,
    id: `form-${table}-${at}-${prop}`,
    label: `${label} ${t(texts.row, { no: at + 1 })}`,
    value,
    isDisabled: isOff || flagAt(column.props, 'disabled'),
    isFaulty: fault !== undefined,
    onChange: change,
  };
  return (
    <>
      <ControlOf {...given} />
      {fault && (
        <span className="form-fault" role="alert">
          {faultText(fault, language)}
        </span>
      )}
    </>
  );
});

function isStarred({ props, x }: FormField, right: string): boolean {
  return right === 'required' || (right === 'write' && flagAt(props, 'required') && !x.computed);
}

/** Its own width, else a third of the table, or less where there are more of them. */
function widthOf({ props }: FormField, count: number) {
  const width = numberAt(props, 'width');
  return { width: width === undefined ? `${count > 3 ? 100 / count : 33.3}%` : Math.max(100, width) };
}

function alignOf(align: unknown): { readonly textAlign?: 'left' | 'center' | 'right' } {
  return align === 'left' || align === 'center' || align === 'right' ? { textAlign: align } : {};
}

function firstRow(columns: readonly FormField[]): FormAnswers {
  const withDefault = columns.filter(
    ({ props }) => props['valueDefault'] !== undefined && props['valueDefault'] !== '',
  );
  return Object.fromEntries(withDefault.map(({ prop, props }) => [prop, props['valueDefault']]));
}

function rowsOf(value: unknown): FormAnswers[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
