import { useText } from '../../../../kit/text/language.ts';
import { approvalTexts as texts } from '../texts.ts';
import { isWritable, rowsOf, type FormField, type FormValues } from './form-fields.ts';
import { RowsField } from './rows-field.tsx';
import { ValueText, ValueWidget } from './value-widget.tsx';

export interface RunFormProps {
  readonly fields: readonly FormField[];
  readonly values: FormValues;
  /** Required fields that were found empty: `name` or `table.row.column`. */
  readonly missing: readonly string[];
  readonly onChange: (name: string, value: unknown) => void;
}

/** The form of a run as its reader may see it: to read, to write, starred where it must be filled. */
export function RunForm({ fields, values, missing, onChange }: RunFormProps) {
  const t = useText();
  if (fields.length === 0) return <p className="kit-quiet">{t(texts.emptyForm)}</p>;
  return (
    <div className="approval-form">
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          value={values[field.name]}
          missing={missing}
          onChange={(value) => onChange(field.name, value)}
        />
      ))}
    </div>
  );
}

interface FieldProps {
  readonly field: FormField;
  readonly value: unknown;
  readonly missing: readonly string[];
  readonly onChange: (value: unknown) => void;
}

function Field({ field, value, missing, onChange }: FieldProps) {
  const t = useText();
  const id = `approval-${field.name}`;
  const name = t(field.label);
  const isFaulty = missing.includes(field.name);
  const isLong =
    field.type === 'table' || field.type === 'richText' || (field.type === 'text' && String(value ?? '').length > 30);
  return (
    <div className={isLong ? 'approval-field approval-field-wide' : 'approval-field'}>
      <label htmlFor={isWritable(field) && field.type !== 'table' ? id : undefined}>
        {field.right === 'required' && <i className="approval-star">*</i>}
        {name}
      </label>
      {field.type === 'table' ? (
        <RowsField field={field} rows={rowsOf(value)} missing={missing} onChange={onChange} />
      ) : isWritable(field) ? (
        <ValueWidget id={id} type={field.type} value={value} label={name} isFaulty={isFaulty} onChange={onChange} />
      ) : (
        <ValueText type={field.type} value={value} />
      )}
      {isFaulty && (
        <span className="approval-fault" role="alert">
          {t(texts.fieldMissing, { name })}
        </span>
      )}
    </div>
  );
}
