import type { Fields } from '@zhaocai/model';
import { initialsOf } from '@zhaocai/model/kit/field';
import { sayFault, validate } from '@zhaocai/model/kit/validate';
import { Button, Form } from 'antd';
import { useId, useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { useLanguage, useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { useUploadGate } from '../widgets/use-upload-gate.ts';
import { FieldWidget } from './field-widget.tsx';
import { FormRowContext } from './form-row.ts';
import { StaleNotice } from './stale-notice.tsx';
import { useDraft } from './use-draft.ts';
import { useHeldRow } from './use-held-row.ts';
import { useKeptForm } from './use-kept-form.tsx';

export type FormValues = Readonly<Record<string, unknown>>;

/** For a dialog around the form: Esc and its own buttons go the same ways as the form's. */
export interface ResourceFormHandle {
  readonly cancel: () => void;
  readonly submit: () => void;
}

export interface ResourceFormProps {
  readonly ref?: Ref<ResourceFormHandle>;
  readonly fields: Fields;
  /** An existing row is edited (its `fixed` fields stay as they are); without it a new one is made. */
  readonly row?: FormValues;
  /** Values that a new row starts with. */
  readonly initial?: FormValues;
  /** True when it was stored: the form then counts as saved. */
  readonly onSubmit: (values: FormValues) => Promise<boolean>;
  readonly onCancel?: () => void;
  readonly submitText?: string;
  /** Between the fields and the buttons. */
  readonly children?: ReactNode;
}

const twoColumnsFrom = 9;

/** One form for create and edit, drawn from the definition; the same check as on the server speaks under each field. */
export function ResourceForm({
  ref,
  fields,
  row,
  initial,
  onSubmit,
  onCancel,
  submitText,
  children,
}: ResourceFormProps) {
  const t = useText();
  const [form] = Form.useForm<Record<string, unknown>>();
  const formId = useId();
  const { faultCount, check, forget } = useCheck(fields, form);
  const mayGoOn = useUploadGate();

  const shown = Object.entries(fields).filter(([, field]) => !field.readOnly && !field.secret);
  const draft = useDraft({
    isRight: () => mayGoOn() && check(),
    store: () => onSubmit(writable(form.getFieldsValue(true), fields, held.row)),
    onCancel,
    onDone: () => typing.drop(),
    onUndone: () => typing.keep({}),
  });
  const { isSaving, touch, submit, cancel, handleKey } = draft;
  const held = useHeldRow(row, draft.isDirty, () => form.setFieldsValue({ ...initial, ...row }));
  const typing = useKeptForm(keptName(fields, row), form, touch);
  const takeTheirs = () => {
    forget();
    draft.settle();
  };
  useImperativeHandle(ref, () => ({ cancel, submit }));

  return (
    <FormRowContext value={typeof row?.id === 'string' ? row.id : undefined}>
      <div onKeyDown={handleKey}>
        {typing.offer}
        {held.isStale && !isSaving && (
          <StaleNotice
            changed={shown.flatMap(([name, { label }]) => (isSame(held.row?.[name], row?.[name]) ? [] : t(label)))}
            onKeepMine={held.keepMine}
            onTakeTheirs={takeTheirs}
          />
        )}
        <Form
          form={form}
          // Before the ids of its fields: a label may not lead to what the page or another form calls the same.
          name={formId}
          layout="vertical"
          initialValues={{ ...flagsOff(fields), ...initialsOf(fields), ...initial, ...row }}
          className={shown.length >= twoColumnsFrom ? 'kit-form kit-form-two' : 'kit-form'}
          onValuesChange={(changed) => {
            touch();
            typing.keep(changed);
            form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })));
          }}
        >
          {shown.map(([name, field]) => (
            <Form.Item
              key={name}
              name={name}
              label={t(field.label)}
              required={field.required}
              extra={field.help && t(field.help)}
              className={isWide(field.kind) ? 'kit-form-wide' : undefined}
            >
              <FieldWidget field={field} disabled={isSaving || (row !== undefined && field.fixed === true)} />
            </Form.Item>
          ))}
          {children}
        </Form>
        <div className="kit-form-foot">
          <span className="kit-form-hint">
            {faultCount > 0 ? t(kitTexts.fixFaults, { count: faultCount }) : t(kitTexts.submitHint)}
          </span>
          {onCancel && <Button onClick={cancel}>{t(kitTexts.cancel)}</Button>}
          <Button type="primary" loading={isSaving} onClick={submit}>
            {submitText ?? t(kitTexts.save)}
          </Button>
        </div>
      </div>
    </FormRowContext>
  );
}

/** Runs the model's check and puts each fault under its field; the first one is scrolled to. */
function useCheck(fields: Fields, form: ReturnType<typeof Form.useForm<Record<string, unknown>>>[0]) {
  const language = useLanguage();
  const [faultCount, setFaultCount] = useState(0);
  const check = (): boolean => {
    const values: Record<string, unknown> = form.getFieldsValue(true);
    const faults = validate(fields, values);
    form.setFields(
      Object.keys(fields).map((name) => {
        const fault = faults.find((candidate) => candidate.field === name);
        return { name, errors: fault ? [sayFault(fault, language)] : [] };
      }),
    );
    setFaultCount(faults.length);
    if (faults[0]) form.scrollToField(faults[0].field, { focus: true, block: 'center' });
    return faults.length === 0;
  };
  const forget = () => {
    form.setFields(Object.keys(fields).map((name) => ({ name, errors: [] })));
    setFaultCount(0);
  };
  return { faultCount, check, forget };
}

/** What a save takes: the fields that may be written, and id and version of the row that is edited. */
function writable(values: FormValues, fields: Fields, row: FormValues | undefined): FormValues {
  const taken: Record<string, unknown> = row ? { id: row.id, version: row.version } : {};
  for (const [name, field] of Object.entries(fields)) {
    const isKept = field.readOnly || (row !== undefined && field.fixed);
    if (!isKept && values[name] !== undefined) taken[name] = values[name];
  }
  return taken;
}

function isSame(mine: unknown, theirs: unknown): boolean {
  return JSON.stringify(mine) === JSON.stringify(theirs);
}

/** A page may have several forms: told apart by what they ask and of which row. */
function keptName(fields: Fields, row: FormValues | undefined): string {
  return `${String(row?.id ?? 'new')}:${Object.keys(fields).join()}`;
}

/** A switch that nobody touched says no. */
function flagsOff(fields: Fields): FormValues {
  const flags = Object.entries(fields).filter(([, field]) => field.kind === 'flag');
  return Object.fromEntries(flags.map(([name]) => [name, false]));
}

function isWide(kind: Fields[string]['kind']): boolean {
  return kind === 'longText' || kind === 'richText' || kind === 'files' || kind === 'json';
}
