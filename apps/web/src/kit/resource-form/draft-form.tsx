import { Button, Form } from 'antd';
import { useId, type ReactNode } from 'react';
import { kitTexts } from '../text/kit-texts.ts';
import { useText } from '../text/language.ts';
import { useDraft } from './use-draft.ts';
import { useKeptForm } from './use-kept-form.tsx';

export type DraftValues = Readonly<Record<string, unknown>>;

export interface DraftFormProps {
  readonly initialValues: DraftValues;
  /** The fields that are checked, in the order in which they stand. */
  readonly names: readonly string[];
  /** What is wrong, in the reader's words, by field; nothing is submitted then. */
  readonly check: (values: DraftValues) => ReadonlyMap<string, string>;
  /** Answers whether it was stored; what was typed stays where it was not. */
  readonly onSubmit: (values: DraftValues) => Promise<boolean>;
  readonly onCancel: () => void;
  readonly className?: string;
  /** Beside the buttons. */
  readonly hint?: string;
  readonly children: (isSaving: boolean) => ReactNode;
}

/**
 * A form with its draft: faults under their fields, the first scrolled to; Ctrl+Enter saves, once; leaving asks where
 * something was typed.
 */
export function DraftForm(props: DraftFormProps) {
  const { names, check, onSubmit, onCancel } = props;
  const t = useText();
  const [form] = Form.useForm<Record<string, unknown>>();
  const formId = useId();
  const isRight = () => {
    const faults = check(form.getFieldsValue(true));
    form.setFields(names.map((name) => ({ name, errors: [faults.get(name) ?? []].flat() })));
    const first = names.find((name) => faults.has(name));
    if (first) form.scrollToField(first, { focus: true, block: 'center' });
    return first === undefined;
  };
  const { isSaving, touch, submit, cancel, handleKey } = useDraft({
    isRight,
    store: () => onSubmit(form.getFieldsValue(true)),
    onCancel,
    onDone: () => typing.drop(),
    onUndone: () => typing.keep({}),
  });
  const typing = useKeptForm(names.join(), form, touch);
  return (
    <div onKeyDown={handleKey}>
      {typing.offer}
      <Form
        form={form}
        // As of `ResourceForm`: its labels lead to its own fields.
        name={formId}
        layout="vertical"
        className={props.className}
        initialValues={props.initialValues}
        onValuesChange={(changed) => {
          touch();
          typing.keep(changed);
          form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })));
        }}
      >
        {props.children(isSaving)}
      </Form>
      <div className="kit-draft-foot">
        <span className="kit-form-hint">{props.hint ?? t(kitTexts.submitHint)}</span>
        <Button onClick={cancel}>{t(kitTexts.cancel)}</Button>
        <Button type="primary" loading={isSaving} onClick={submit}>
          {t(kitTexts.save)}
        </Button>
      </div>
    </div>
  );
}
