import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { Field } from '@zhaocai/contract/kit/field';
import { packageItem } from '@zhaocai/contract/tendering/purchase-package';
import { Button, Input } from 'antd';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { useFault } from './form-field.tsx';
import { newLine, pastedLines, type LineDraft } from './project-draft.ts';
import { editTexts as texts } from './texts.ts';

export interface LinesTableProps {
  readonly lines: readonly LineDraft[];
  readonly onChange: (lines: readonly LineDraft[]) => void;
}

const columns = ['name', 'brandModel', 'unit', 'quantity', 'techParams', 'remark'] as const;
type Column = (typeof columns)[number];
const fields: Record<Column, Field> = packageItem.fields;

/** Goods lines typed like in a spreadsheet: Enter goes on to the next line, a copied table is pasted as lines. */
export function LinesTable({ lines, onChange }: LinesTableProps) {
  const t = useText();
  const notify = useNotify();
  const table = useRef<HTMLTableElement>(null);
  const change = (key: string, column: Column, value: string) =>
    onChange(
      lines.map((line) => (line.key === key ? { ...line, values: { ...line.values, [column]: value || null } } : line)),
    );
  const focusLine = (index: number) =>
    setTimeout(() => table.current?.querySelectorAll<HTMLElement>('tbody tr')[index]?.querySelector('input')?.focus());
  const handleEnter = (index: number) => {
    if (index === lines.length - 1) onChange([...lines, newLine()]);
    focusLine(index + 1);
  };
  const handlePaste = (event: ClipboardEvent, index: number) => {
    const pasted = pastedLines(event.clipboardData.getData('text/plain'));
    if (!pasted) return;
    event.preventDefault();
    const isBlank = Object.values(lines[index]?.values ?? {}).every((value) => !value);
    onChange([...lines.slice(0, isBlank ? index : index + 1), ...pasted, ...lines.slice(index + 1)]);
    notify.success(t(texts.pasted, { count: pasted.length }));
  };
  return (
    <>
      <div className="tender-scroll">
        <table className="tender-lines edit-lines" ref={table} aria-label={t(texts.lines)}>
          <thead>
            <tr>
              <th className="edit-line-no" aria-hidden />
              {columns.map((column) => (
                <th
                  key={column}
                  className={fields[column].required ? `edit-${column} edit-required` : `edit-${column}`}
                >
                  {t(fields[column].label)}
                </th>
              ))}
              <th className="edit-line-end" aria-hidden />
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <tr key={line.key}>
                <td className="edit-line-no">{index + 1}</td>
                {columns.map((column) => (
                  <LineCell
                    key={column}
                    line={line}
                    column={column}
                    number={index + 1}
                    onChange={(value) => change(line.key, column, value)}
                    onEnter={() => handleEnter(index)}
                    onPaste={column === 'name' ? (event) => handlePaste(event, index) : undefined}
                  />
                ))}
                <td className="edit-line-end">
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    disabled={lines.length === 1}
                    aria-label={t(texts.removeLine, { no: index + 1 })}
                    onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="edit-lines-foot">
        <Button
          type="dashed"
          icon={<PlusOutlined />}
          onClick={() => {
            onChange([...lines, newLine()]);
            focusLine(lines.length);
          }}
        >
          {t(texts.addLine)}
        </Button>
        <span className="tender-hint">{t(texts.pasteHint)}</span>
      </div>
    </>
  );
}

interface LineCellProps {
  readonly line: LineDraft;
  readonly column: Column;
  readonly number: number;
  readonly onChange: (value: string) => void;
  readonly onEnter: () => void;
  readonly onPaste?: (event: ClipboardEvent) => void;
}

function LineCell({ line, column, number, onChange, onEnter, onPaste }: LineCellProps) {
  const t = useText();
  const fault = useFault(line.key, column);
  const field = fields[column];
  const shared = {
    value: String(line.values[column] ?? ''),
    status: fault ? ('error' as const) : undefined,
    'aria-label': `${t(field.label)} ${number}`,
    'aria-invalid': fault !== undefined,
    onPaste,
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <td className={`edit-${column}`} data-fault={fault ? '' : undefined}>
      {field.kind === 'longText' ? (
        <Input.TextArea
          {...shared}
          autoSize={{ minRows: 1, maxRows: 6 }}
          maxLength={field.maxLength}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Input
          {...shared}
          inputMode={field.kind === 'decimal' ? 'decimal' : undefined}
          maxLength={field.kind === 'text' ? field.maxLength : 24}
          onKeyDown={handleKey}
          onChange={(event) =>
            onChange(field.kind === 'decimal' ? event.target.value.replace(/[,，\s]/g, '') : event.target.value)
          }
        />
      )}
      {fault && (
        <p className="tender-fault" role="status">
          {fault}
        </p>
      )}
    </td>
  );
}
