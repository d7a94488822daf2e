import { fill } from '@zhaocai/contract/kit/text';
import type { Field } from '@zhaocai/contract/kit/field';
import { messages } from '@zhaocai/contract/messages/index';
import { createContext, use, useId, type ReactNode } from 'react';
import { FieldWidget } from '../../../kit/resource-form/field-widget.tsx';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import type { PlacedFault, Values } from './project-draft.ts';

/** The faults that show now: none until a save was tried. */
export const FaultsContext = createContext<readonly PlacedFault[]>([]);

export interface FormFieldProps {
  readonly name: string;
  readonly field: Field;
  readonly values: Values;
  /** `project`, or the key of the package or line. */
  readonly place: string;
  readonly onChange: (name: string, value: unknown) => void;
  readonly isDisabled?: boolean;
  /** Under the field, in place of its help. */
  readonly help?: ReactNode;
  readonly isWide?: boolean;
}

/** A field with its label, its help and, in place of the help, what is wrong with it. */
export function FormField({ name, field, values, place, onChange, isDisabled, help, isWide }: FormFieldProps) {
  const t = useText();
  const id = useId();
  const fault = useFault(place, name);
  return (
    <div className={isWide ? 'edit-field edit-field-wide' : 'edit-field'} data-fault={fault ? '' : undefined}>
      <label className={field.required ? 'tender-label edit-required' : 'tender-label'} htmlFor={id}>
        {t(field.label)}
      </label>
      <FieldWidget
        id={id}
        field={field}
        value={values[name]}
        disabled={isDisabled}
        onChange={(value) => onChange(name, value)}
      />
      {fault ? (
        <p className="tender-fault" role="status">
          {fault}
        </p>
      ) : (
        help && <div className="tender-hint">{help}</div>
      )}
    </div>
  );
}

/** The words for what is wrong with a field; undefined when nothing is, or nothing shows yet. */
export function useFault(place: string, name: string): string | undefined {
  const language = useLanguage();
  const fault = use(FaultsContext).find((one) => one.place === place && one.field === name);
  return fault && fill(messages[fault.code][language], { field: fault.label[language], ...fault.parameters });
}
