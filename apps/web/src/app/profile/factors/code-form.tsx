import { Button, Form, Input } from 'antd';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { factorTexts as texts } from './factor-texts.ts';

export interface CodeFormProps {
  readonly label: string;
  /** Said where nothing was typed. */
  readonly missing: string;
  readonly ok: string;
  readonly isDangerous?: boolean;
  readonly isBusy: boolean;
  /** Why the server refused the last one. */
  readonly fault: string | undefined;
  readonly onSubmit: (text: string) => void;
  readonly onCancel?: (() => void) | undefined;
  readonly hint?: string;
  readonly isCode?: boolean;
  readonly children?: ReactNode;
}

/** One line to type: a code, or a name. What was typed stays when it is refused. */
export function CodeForm(props: CodeFormProps) {
  const { label, missing, ok, isDangerous, isBusy, fault, onSubmit, onCancel, hint, isCode = true, children } = props;
  const t = useText();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const problem = isMissing ? missing : fault;
  const handleFinish = () => {
    setMissing(text.trim() === '');
    if (text.trim() !== '') onSubmit(text.trim());
  };
  return (
    <Form layout="vertical" onFinish={handleFinish}>
      {children}
      <Form.Item label={label} validateStatus={problem ? 'error' : undefined} help={problem}>
        <Input
          value={text}
          maxLength={40}
          autoFocus
          aria-label={label}
          placeholder={hint}
          autoComplete={isCode ? 'one-time-code' : 'off'}
          onChange={(event) => {
            setText(event.target.value);
            setMissing(false);
          }}
        />
      </Form.Item>
      <div className="kit-form-foot">
        {onCancel && <Button onClick={onCancel}>{t(texts.cancel)}</Button>}
        <Button type="primary" danger={isDangerous ?? false} htmlType="submit" loading={isBusy}>
          {ok}
        </Button>
      </div>
    </Form>
  );
}
