import './form.css';
import { flagAt, numberAt, textAt } from '@zhaocai/model/form/json';
import type { FormField } from '@zhaocai/model/form/model';
import { useMemo, type CSSProperties } from 'react';
import { firstDrawn } from './controls.ts';
import { FieldRow } from './field-row.tsx';
import { FormProvider, useFormPart, type FormPlace } from './form-context.ts';
import type { FormStore } from './form-store.ts';

export interface FormRendererProps {
  readonly store: FormStore;
  /** Whose remote dictionaries are asked for. */
  readonly source?: FormPlace['source'];
  /** To read, whatever the rights would allow. */
  readonly isReadOnly?: boolean;
}

/** A form of the designer, to fill in or to read, in the places that its spans give it; one below the other on a phone. */
export function FormRenderer({ store, source, isReadOnly = false }: FormRendererProps) {
  const { formId, businessId, isDesigned } = source ?? {};
  // The same place while it is the same form: whoever is told of another one draws all his fields again.
  const place = useMemo(
    () => (formId === undefined ? { store } : { store, source: { formId, businessId, isDesigned } }),
    [store, formId, businessId, isDesigned],
  );
  const { options, fields } = store.form;
  const position = textAt(options, 'labelPosition') ?? 'left';
  const label = `${Math.min(200, Math.max(80, numberAt(options, 'labelWidth') ?? 120))}px`;
  const gutter = `${Math.min(60, Math.max(0, numberAt(options, 'gutter') ?? 0))}px`;
  const style = { '--form-label': label, '--form-gutter': gutter } as CSSProperties;
  return (
    <FormProvider value={place}>
      <div className={`form-grid form-labels-${position}`} style={style}>
        {fields.map((field, at) =>
          field.type === 'group' ? (
            <Group key={field.id} field={field} isReadOnly={isReadOnly} />
          ) : (
            <FieldRow key={field.id} field={field} isReadOnly={isReadOnly} isLate={at >= firstDrawn} />
          ),
        )}
      </div>
    </FormProvider>
  );
}

function Group({ field, isReadOnly }: { readonly field: FormField; readonly isReadOnly: boolean }) {
  const { prop, label, props, children = [] } = field;
  const isHidden = useFormPart(({ linked }) => prop !== '' && linked.visible[prop] === false);
  if (isHidden || props['display'] === false) return null;
  const inside = children.map((child) => <FieldRow key={child.id} field={child} isReadOnly={isReadOnly} />);
  if (!flagAt(props, 'arrow'))
    return (
      <fieldset className="form-group">
        <legend>{label}</legend>
        <div className="form-grid">{inside}</div>
      </fieldset>
    );
  return (
    <details className="form-group" open={props['collapse'] !== false}>
      <summary>{label}</summary>
      <div className="form-grid">{inside}</div>
    </details>
  );
}
