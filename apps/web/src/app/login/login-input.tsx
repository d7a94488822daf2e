import { useState } from 'react';
import { useText } from '../../kit/text/language.ts';
import { loginTexts } from './login-texts.ts';

export interface TextInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly fault?: string;
  readonly hint?: string;
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
  readonly inputMode?: 'numeric' | 'text';
  readonly type?: 'text' | 'password';
  readonly children?: React.ReactNode;
  readonly onKeyUp?: (event: React.KeyboardEvent) => void;
}

/** A field with its name above and what is wrong below. */
export function TextInput(props: TextInputProps) {
  const { id, label, value, onChange, fault, hint, children, ...input } = props;
  return (
    <div className="login-field">
      <label htmlFor={id}>
        {label}
        {hint && <span className="login-hint">{hint}</span>}
      </label>
      <div className="login-box">
        <input
          {...input}
          id={id}
          type={input.type ?? 'text'}
          value={value}
          maxLength={120}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={fault !== undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {children}
      </div>
      {fault && (
        <p className="login-fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}

/** A password that can be shown, with a word when Caps Lock is on. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'children'>) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  const [isCaps, setCaps] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      hint={isCaps ? t(loginTexts.capsLock) : props.hint}
      onKeyUp={(event) => setCaps(event.getModifierState('CapsLock'))}
    >
      <button
        type="button"
        className="login-eye"
        aria-pressed={isShown}
        aria-label={t(isShown ? loginTexts.hidePassword : loginTexts.showPassword)}
        onClick={() => setShown(!isShown)}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden>
          <path d="M1.8 10S4.6 4.6 10 4.6 18.2 10 18.2 10 15.4 15.4 10 15.4 1.8 10 1.8 10Z" />
          <circle cx="10" cy="10" r="2.6" />
          {!isShown && <path d="M3.5 17 16.5 3" />}
        </svg>
      </button>
    </TextInput>
  );
}
