import { trimZeros } from '@zhaocai/model/kit/number-text';
import type { Field, NumberField, RefField, RefsField } from '@zhaocai/model/kit/field';
import { Form, Input, Select, Switch } from 'antd';
import { useContext, useState } from 'react';
import { DictSelect } from '../dictionary/dict-select.tsx';
import { RichTextEditor } from '../rich-text/rich-text-editor.tsx';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { CodeTreeField } from '../tree/code-tree-field.tsx';
import { isTree } from '../tree/entity-tree.ts';
import { EntityTreeField } from '../tree/entity-tree-field.tsx';
import { FileField } from '../widgets/file-field.tsx';
import { InstantPicker } from '../widgets/instant-picker.tsx';
import { MoneyInput } from '../widgets/money.tsx';
import { FormRowContext } from './form-row.ts';
import { RefSelect, type RefSelectProps } from './ref-select.tsx';

type ReferenceField = RefField | RefsField;

export interface FieldWidgetProps {
  readonly field: Field;
  readonly id?: string;
  readonly value?: unknown;
  readonly onChange?: (value: unknown) => void;
  readonly disabled?: boolean;
}

/**
 * The widget of a field's kind. Values are wire values all the way: strings for money and times, numbers for integers
 * and choices. A new kind does not compile until it has its line here.
 */
export function FieldWidget(props: FieldWidgetProps) {
  const { field, id, disabled, onChange } = props;
  const t = useText();
  const name = t(field.label);
  const text = textOf(props.value);
  const shared = { id, disabled, onChange };
  const input = t(kitTexts.pleaseInput, { name });
  switch (field.kind) {
    case 'text':
      if (field.tree)
        return (
          <CodeTreeField {...shared} tree={field.tree} value={text} placeholder={t(kitTexts.pleaseSelect, { name })} />
        );
      if (field.words)
        return (
          <Select
            {...shared}
            className="kit-wide"
            allowClear={!field.required}
            value={text || undefined}
            placeholder={t(kitTexts.pleaseSelect, { name })}
            options={field.words.map(({ value, label }) => ({ value, label: t(label) }))}
            onChange={(value: string | undefined) => onChange?.(value ?? null)}
          />
        );
      return <Input {...shared} {...typed(props)} maxLength={field.maxLength} placeholder={input} allowClear />;
    case 'dict':
      return (
        <DictSelect
          {...shared}
          code={field.dict}
          value={text}
          allowClear={!field.required}
          placeholder={t(kitTexts.pleaseSelect, { name })}
        />
      );
    case 'richText':
      return <RichTextEditor {...shared} value={text} label={name} />;
    case 'longText':
      return (
        <Input.TextArea
          {...shared}
          {...typed(props)}
          maxLength={field.maxLength}
          showCount
          autoSize={{ minRows: 3, maxRows: 10 }}
          placeholder={input}
        />
      );
    case 'integer':
    case 'decimal':
    case 'rate':
      return <NumberText {...props} field={field} placeholder={input} />;
    case 'money':
      return <MoneyInput {...shared} value={text} placeholder={input} />;
    case 'flag':
      return (
        <Switch id={id} disabled={disabled} checked={props.value === true || props.value === 1} onChange={onChange} />
      );
    case 'choice':
      return (
        <Select
          {...shared}
          className="kit-wide"
          allowClear={!field.required}
          value={props.value === null || props.value === undefined ? undefined : Number(props.value)}
          placeholder={t(kitTexts.pleaseSelect, { name })}
          options={field.choices.map(({ value, label, isClosed }) => ({ value, label: t(label), disabled: isClosed }))}
          onChange={(value: number | undefined) => onChange?.(value ?? null)}
        />
      );
    case 'ref':
    case 'refs':
    case 'tree':
      return <ReferenceWidget {...props} field={field} placeholder={t(kitTexts.pleaseSelect, { name })} />;
    case 'day':
    case 'instant':
    case 'month':
      return (
        <InstantPicker {...shared} kind={field.kind} value={text} placeholder={t(kitTexts.pleaseSelect, { name })} />
      );
    case 'files':
      return <FileField {...shared} maxCount={field.maxCount} suffixes={field.suffixes} value={listOf(props.value)} />;
    case 'json':
      return <JsonText {...props} />;
  }
}

/** A tree is opened step by step, a list is searched; what may be the form's own row is barred from its own branch. */
function ReferenceWidget({ field, value, ...rest }: FieldWidgetProps & { field: ReferenceField; placeholder: string }) {
  const rowId = useContext(FormRowContext);
  const isMultiple = field.kind === 'refs';
  const shared = { ...rest, to: field.to, isMultiple, value: isMultiple ? listOf<string>(value) : textOf(value) };
  if (field.kind === 'tree' || isTree(field.to)) return <EntityTreeField {...shared} barred={rowId} />;
  if (field.kind === 'ref' && field.among) return <NarrowedSelect {...shared} among={field.among} />;
  return <RefSelect {...shared} />;
}

/** Chosen among the rows that what is said in another field of the form leaves. */
function NarrowedSelect({ among, ...rest }: RefSelectProps & { readonly among: string }) {
  const said: unknown = Form.useWatch(among, { preserve: true });
  return <RefSelect {...rest} filters={typeof said === 'string' && said ? { [among]: said } : {}} />;
}

function NumberText({
  field,
  id,
  disabled,
  value,
  onChange,
  placeholder,
}: FieldWidgetProps & { field: NumberField; placeholder: string }) {
  const t = useText();
  const [typed, setTyped] = useState<string>();
  const stored = textOf(value) ?? '';
  const handleChange = (text: string) => {
    setTyped(text);
    if (text === '') onChange?.(null);
    // What is no whole number is kept as typed, so that the check can say so.
    else onChange?.(field.kind === 'integer' && /^-?\d{1,15}$/.test(text) ? Number(text) : text);
  };
  return (
    <Input
      id={id}
      disabled={disabled}
      placeholder={placeholder}
      inputMode="decimal"
      className="kit-money-input"
      suffix={field.unit && t(field.unit)}
      // What was stored is shown without the zeros of storage, what is being typed as it is.
      value={typed === stored ? typed : trimZeros(stored)}
      onChange={(event) => handleChange(event.target.value.trim())}
    />
  );
}

function JsonText({ id, disabled, value, onChange }: FieldWidgetProps) {
  const shown = typeof value === 'string' ? value : JSON.stringify(value ?? null, null, 2);
  return (
    <Input.TextArea
      id={id}
      disabled={disabled}
      className="kit-mono"
      autoSize={{ minRows: 3, maxRows: 16 }}
      value={shown}
      onChange={(event) => onChange?.(parsedOrText(event.target.value))}
    />
  );
}

function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function typed({ value, onChange }: FieldWidgetProps) {
  return {
    value: textOf(value) ?? '',
    onChange: (event: { target: { value: string } }) =>
      onChange?.(event.target.value === '' ? null : event.target.value),
  };
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : null;
}

/** The form holds wire values; that a list's members fit its kind was checked where they came from. */
function listOf<V>(value: unknown): V[] {
  return Array.isArray(value) ? (value as V[]) : [];
}
