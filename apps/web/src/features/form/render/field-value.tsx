import { fieldDescriptors } from '@zhaocai/model/form/descriptors';
import type { FormField, Printed } from '@zhaocai/model/form/model';
import { RichTextView } from '../../../kit/rich-text/rich-text-view.tsx';
import { FileList } from './file-control.tsx';

export interface FieldValueProps {
  readonly field: FormField;
  readonly value: unknown;
  /** Of what was chosen from a fetched list: its name then. */
  readonly name?: unknown;
}

/** A value to read. */
export function FieldValue({ field, value, name }: FieldValueProps) {
  const isEmpty = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  if (isEmpty) return <span className="form-empty">—</span>;
  if (typeof name === 'string' && name !== '') return <span className="kit-lines">{name}</span>;
  return <PrintedValue printed={fieldDescriptors[field.type].toPrint(value, field)} />;
}

export function PrintedValue({ printed }: { readonly printed: Printed }) {
  switch (printed.kind) {
    case 'text':
      return printed.text === '' ? (
        <span className="form-empty">—</span>
      ) : (
        <span className="kit-lines">{printed.text}</span>
      );
    case 'html':
      return <RichTextView html={printed.html} />;
    case 'files':
      return <FileList files={printed.files} />;
    case 'rows':
      return <PrintedRows {...printed} />;
    case 'heading':
      return null;
  }
}

function PrintedRows({ columns, rows }: Extract<Printed, { kind: 'rows' }>) {
  return (
    <table className="form-print-rows">
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={at}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // Rows are known by their place alone: they have no ids.
          <tr key={at}>
            {row.map((printed, column) => (
              <td key={column} data-label={columns[column]}>
                <PrintedValue printed={printed} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
