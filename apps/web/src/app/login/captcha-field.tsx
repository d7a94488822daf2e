import { useText } from '../../kit/text/language.ts';
import { TextInput } from './login-input.tsx';
import type { Captcha } from './login-queries.ts';
import { loginTexts } from './login-texts.ts';

export interface CaptchaFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly captcha: Captcha;
  readonly fault: string | undefined;
  /** The server demands it after failed attempts. */
  readonly isRequired: boolean;
}

/** The picture beside its field; a click brings another one. */
export function CaptchaField({ value, onChange, captcha, fault, isRequired }: CaptchaFieldProps) {
  const t = useText();
  return (
    <TextInput
      id="login-captchaCode"
      label={t(loginTexts.captcha)}
      hint={isRequired ? undefined : t(loginTexts.captchaHelp)}
      value={value}
      onChange={onChange}
      fault={fault}
      autoComplete="off"
    >
      <button type="button" className="login-captcha" title={t(loginTexts.newCaptcha)} onClick={captcha.renew}>
        {captcha.image ? (
          <img src={captcha.image} alt={t(loginTexts.newCaptcha)} width="116" height="42" />
        ) : (
          <span>{captcha.hasFailed ? t(loginTexts.captchaFailed) : '···'}</span>
        )}
      </button>
    </TextInput>
  );
}
