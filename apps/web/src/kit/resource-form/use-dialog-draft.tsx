import { Form, type FormInstance } from 'antd';
import { useState, type ReactNode } from 'react';
import { useDialogWork, type DialogWork } from '../page/use-dialog-work.ts';
import { useKeptDraft } from './use-kept-draft.tsx';
import { useKeptForm } from './use-kept-form.tsx';

export interface DialogDraft<D> extends Pick<DialogWork, 'close' | 'leave'> {
  readonly draft: D;
  readonly change: (part: Partial<D>) => void;
  /** Above the fields: what was typed before and never stored. */
  readonly offer: ReactNode;
}

/** What is typed into a dialog that no definition draws: kept, and not thrown away without asking. */
export function useDialogDraft<D extends object>(name: string, initial: D, onClose: () => void): DialogDraft<D> {
  const [draft, setDraft] = useState(initial);
  const { touch, leave, close } = useDialogWork(onClose);
  const typing = useKeptDraft<D>(name, (kept) => {
    setDraft({ ...initial, ...kept });
    touch();
  });
  const change = (part: Partial<D>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    typing.keep(next);
    touch();
  };
  return { draft, change, offer: typing.offer, close, leave };
}

export interface DialogForm<V> extends Pick<DialogWork, 'close' | 'leave'> {
  readonly form: FormInstance<V>;
  readonly onValuesChange: (changed: object) => void;
  readonly offer: ReactNode;
}

/** The same for a form of antd's. */
export function useDialogForm<V>(name: string, onClose: () => void): DialogForm<V> {
  const [form] = Form.useForm<V>();
  const { touch, leave, close } = useDialogWork(onClose);
  const typing = useKeptForm(name, form, touch);
  const onValuesChange = (changed: object) => {
    touch();
    typing.keep(changed);
  };
  return { form, onValuesChange, offer: typing.offer, close, leave };
}
