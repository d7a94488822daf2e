import type { Field } from '@zhaocai/model/kit/field';
import type { Text } from '@zhaocai/model/kit/text';
import { memo, type ReactNode } from 'react';
import { FieldWidget } from '../../../kit/resource-form/field-widget.tsx';
import { useText } from '../../../kit/text/language.ts';

export interface DraftFieldProps {
  readonly id: string;
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (name: string, value: unknown) => void;
  readonly fault?: Text;
  /** Under the field while nothing is wrong with it. */
  readonly hint?: ReactNode;
  /** How many of the form's columns it takes. */
  readonly span?: 1 | 2 | 'all';
}

/** A field of the form with its label above and, below it, the help or what is wrong. */
export const DraftField = memo(function DraftField(props: DraftFieldProps) {
  const { id, name, field, value, onChange, fault, hint, span = 1 } = props;
  const t = useText();
  return (
    <div className={`pe-field pe-span-${span}${fault ? ' pe-field-fault' : ''}`}>
      <label htmlFor={id} className="pe-label">
        {field.required && (
          <span className="pe-required" aria-hidden>
            *
          </span>
        )}
        {t(field.label)}
      </label>
      <FieldWidget id={id} field={field} value={value} onChange={(next) => onChange(name, next)} />
      {fault ? (
        <p className="pe-fault" role="alert">
          {t(fault)}
        </p>
      ) : (
        hint && <div className="pe-hint">{hint}</div>
      )}
    </div>
  );
});
