import { faultText } from '@zhaocai/model/form/fault-text';
import { flagAt, objectAt, textAt } from '@zhaocai/model/form/json';
import type { FormField } from '@zhaocai/model/form/model';
import { Divider } from 'antd';
import { memo, useCallback } from 'react';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { controls, isWide } from './controls.ts';
import { FieldValue } from './field-value.tsx';
import { useFormPart, useFormPlace } from './form-context.ts';
import { rightOf } from './form-store.ts';
import { RowsControl } from './rows-control.tsx';
import { renderTexts as texts } from './texts.ts';
import { useDue } from './use-due.ts';

export interface FieldRowProps {
  readonly field: FormField;
  readonly isReadOnly: boolean;
  /** Of a long form what is seen first is drawn at once, the controls of the rest when the hands are free. */
  readonly isLate?: boolean;
}

/** A field with its name: to fill in or to read. It listens to itself alone. */
export const FieldRow = memo(function FieldRow({ field, isReadOnly, isLate = false }: FieldRowProps) {
  const { store } = useFormPlace();
  const isDue = useDue(isLate);
  const { type, prop, props, span } = field;
  const isHidden = useFormPart(({ linked }) => linked.visible[prop] === false);
  const right = rightOf(store.access, prop);
  if (isHidden || right === 'hidden' || props['display'] === false) return null;
  return (
    <div
      className={isWide(type, isReadOnly || right === 'read') ? 'form-field form-field-wide' : 'form-field'}
      style={{ gridColumn: `span ${Math.min(24, Math.max(1, span || 24))}` }}
    >
      {type === 'title' || type === 'divider' ? (
        <Heading field={field} />
      ) : (
        <Filled field={field} isReadOnly={isReadOnly} isDue={isDue} />
      )}
    </div>
  );
});

/** Sizes of old forms are kept; their black would be lost in the dark. */
function Heading({ field: { type, label, props } }: { readonly field: FormField }) {
  const text = textAt(props, 'valueDefault') || label;
  if (type === 'divider') return <Divider titlePlacement={placementOf(props)}>{label}</Divider>;
  const { fontSize } = objectAt(props, 'styles');
  const isSize = typeof fontSize === 'string' && /^\d{1,2}px$/.test(fontSize);
  return <h3 style={isSize ? { fontSize } : undefined}>{text}</h3>;
}

function placementOf(props: FormField['props']) {
  const place = textAt(props, 'contentPosition');
  return place === 'left' || place === 'right' ? place : 'center';
}

function Filled({ field, isReadOnly, isDue }: FieldRowProps & { readonly isDue: boolean }) {
  const language = useLanguage();
  const { store } = useFormPlace();
  const { type, prop, label, props, x } = field;
  const fault = useFormPart(({ faults }) => faults[prop]);
  const isDemanded = useFormPart(({ linked }) => flagAt(props, 'required') || linked.required[prop] === true);
  const right = rightOf(store.access, prop);
  const mayWrite = !isReadOnly && (right === 'write' || right === 'required') && !x.computed;
  const id = `form-${prop}`;
  const tip = textAt(props, 'tip');
  return (
    <>
      <label className="form-label" htmlFor={mayWrite && type !== 'dynamic' ? id : undefined}>
        {mayWrite && (isDemanded || right === 'required') && <i className="form-star">*</i>}
        {`${label || prop}${textAt(store.form.options, 'labelSuffix') ?? ''}`}
      </label>
      <div className="form-value">
        {!isDue ? null : type === 'dynamic' ? (
          <RowsControl field={field} label={label || prop} isReadOnly={isReadOnly} />
        ) : (
          <Value field={field} id={id} mayWrite={mayWrite} isFaulty={fault !== undefined} />
        )}
        {tip && mayWrite && <span className="form-tip">{tip}</span>}
        {fault && (
          <span className="form-fault" role="alert">
            {faultText(fault, language)}
          </span>
        )}
      </div>
    </>
  );
}

interface ValueProps {
  readonly field: FormField;
  readonly id: string;
  readonly mayWrite: boolean;
  readonly isFaulty: boolean;
}

function Value({ field, id, mayWrite, isFaulty }: ValueProps) {
  const t = useText();
  const { store } = useFormPlace();
  const { type, prop, label, props } = field;
  const value = useFormPart(({ answers, linked }) => (prop in linked.computed ? linked.computed[prop] : answers[prop]));
  const name = useFormPart(({ answers }) => answers[`$${prop}`]);
  const isOff = useFormPart(({ linked }) => linked.disabled[prop] === true);
  const change = useCallback(
    (next: unknown, chosen?: string) => {
      store.change(prop, next);
      if (chosen !== undefined) store.change(`$${prop}`, chosen);
    },
    [store, prop],
  );
  const ControlOf = controls[type];
  if (mayWrite && !ControlOf) return <span className="form-empty">{t(texts.notFilledHere)}</span>;
  if (!mayWrite || !ControlOf) return <FieldValue field={field} value={value} name={name} />;
  return (
    <ControlOf
      field={field}
      path={prop}
      id={id}
      label={label || prop}
      value={value}
      name={name}
      isDisabled={isOff || flagAt(props, 'disabled')}
      isFaulty={isFaulty}
      onChange={change}
    />
  );
}
