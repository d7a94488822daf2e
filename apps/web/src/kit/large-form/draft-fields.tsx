import type { Field, Fields } from '@zhaocai/model/kit/field';
import type { Text } from '@zhaocai/model/kit/text';
import { memo, type ReactNode } from 'react';
import { FieldWidget } from '../resource-form/field-widget.tsx';
import type { FormValues } from '../resource-form/resource-form.tsx';
import { useText } from '../text/language.ts';
import { placeOf, useFormPlace } from './form-faults.ts';
import './large-form.css';

/** How many of the form's columns a field takes. */
export type FieldSpan = 1 | 2 | 'all';

export interface DraftFieldsProps {
  readonly fields: Fields;
  /** Which of them, in the order in which they are read. */
  readonly names: readonly string[];
  readonly values: FormValues;
  readonly onValue: (name: string, value: unknown) => void;
  /** Of a part that repeats. */
  readonly partKey?: string;
  readonly spans?: Readonly<Record<string, FieldSpan>>;
  /** Under a field while nothing is wrong with it. */
  readonly hints?: Readonly<Record<string, ReactNode>>;
  /** Of the columns; three unless told otherwise. */
  readonly className?: string;
}

/** Fields by their names, in the columns of a form. */
export function DraftFields(props: DraftFieldsProps) {
  const { fields, names, values, onValue, partKey, spans, hints, className = 'kit-field-grid' } = props;
  const { prefix, faults } = useFormPlace();
  return (
    <div className={className}>
      {names.flatMap((name) => {
        const field = fields[name];
        const place = placeOf(partKey, name);
        if (!field) return [];
        return (
          <DraftField
            key={name}
            id={prefix + place}
            name={name}
            field={field}
            value={values[name]}
            onValue={onValue}
            fault={faults.get(place)}
            hint={hints?.[name]}
            span={spans?.[name]}
          />
        );
      })}
    </div>
  );
}

interface DraftFieldProps {
  readonly id: string;
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  readonly onValue: DraftFieldsProps['onValue'];
  readonly fault: Text | undefined;
  readonly hint: ReactNode;
  readonly span: FieldSpan | undefined;
}

/** A field with its label above and, below it, the help or what is wrong. */
const DraftField = memo(function DraftField(props: DraftFieldProps) {
  const { id, name, field, value, onValue, fault, hint, span = 1 } = props;
  const t = useText();
  return (
    <div className={`kit-draft-field kit-span-${span}${fault ? ' kit-draft-field-fault' : ''}`}>
      <label htmlFor={id} className="kit-draft-label">
        {field.required && <RequiredMark />}
        {t(field.label)}
      </label>
      <FieldWidget id={id} field={field} value={value} onChange={(next) => onValue(name, next)} />
      {fault ? <FaultText text={fault} /> : hint && <div className="kit-draft-hint">{hint}</div>}
    </div>
  );
});

export function RequiredMark() {
  return (
    <span className="kit-required" aria-hidden>
      *
    </span>
  );
}

export function FaultText({ text }: { readonly text: Text }) {
  const t = useText();
  return (
    <p className="kit-draft-fault" role="alert">
      {t(text)}
    </p>
  );
}
