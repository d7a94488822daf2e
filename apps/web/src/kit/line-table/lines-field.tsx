import { Form } from 'antd';
import { useEffect } from 'react';
import { LineTable } from './line-table.tsx';
import type { ComputedColumn, LineColumns, Lines } from './lines.ts';

export interface LinesFieldProps {
  /** Of the form around it. */
  readonly name: string;
  readonly columns: LineColumns;
  readonly computed?: readonly ComputedColumn[];
  /** Told of what stands there, typed or restored. */
  readonly onLines: (lines: Lines) => void;
}

/** Lines as a field of the form around them: kept with what is typed, and part of what is unsaved. */
export function LinesField(props: LinesFieldProps) {
  return (
    <Form.Item name={props.name} noStyle>
      <LinesOfForm {...props} />
    </Form.Item>
  );
}

interface Given {
  /** Both given by the form. */
  readonly value?: Lines;
  readonly onChange?: (lines: Lines) => void;
}

const noLines: Lines = [];

function LinesOfForm({ name, columns, computed, onLines, value = noLines, onChange }: LinesFieldProps & Given) {
  const form = Form.useFormInstance();
  useEffect(() => onLines(value), [onLines, value]);
  // The form's own, not the drawn ones: two edits may follow each other before it is drawn again.
  const handleEdit = (edit: (lines: Lines) => Lines) => onChange?.(edit(form.getFieldValue(name) as Lines));
  return <LineTable columns={columns} lines={value} onChange={handleEdit} {...(computed && { computed })} />;
}
