import { groupThousands } from '@zhaocai/model/kit/number-text';
import { Input } from 'antd';
import { useState, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';

/** `'1234567.5'` → `'1,234,567.50'`. Works on the digits: an amount never passes through a float. */
export function formatMoney(yuan: string | null | undefined): string {
  if (yuan === null || yuan === undefined || yuan === '') return '';
  const parts = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(yuan);
  if (!parts) return yuan;
  const [, sign = '', whole = '0', cents = ''] = parts;
  return `${sign}${groupThousands(whole)}.${cents.padEnd(2, '0')}`;
}

/** An amount in yuan as a list or a detail shows it. */
export function Money({ value, unit = false }: { value: string | null | undefined; unit?: boolean }) {
  const t = useText();
  if (value === null || value === undefined || value === '')
    return <span className="kit-quiet">{t(kitTexts.none)}</span>;
  return (
    <span className="kit-money">
      {formatMoney(value)}
      {unit && <span className="kit-unit">{t(kitTexts.yuan)}</span>}
    </span>
  );
}

export interface MoneyInputProps {
  readonly id?: string;
  readonly value?: string | null;
  readonly onChange?: (value: string | null) => void;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly 'aria-label'?: string;
}

/**
 * Types an amount in yuan. What was typed is kept as it is, three decimals included: the check says so under the field
 * instead of quietly rounding. Grouping shows while the field is at rest.
 */
export function MoneyInput({ value, onChange, ...rest }: MoneyInputProps) {
  const t = useText();
  const [isTyping, setTyping] = useState(false);
  // Taking the grouping away would lose the selection that the Tab key made, and the next digit would be appended.
  const handleFocus = ({ target }: FocusEvent<HTMLInputElement>) => {
    flushSync(() => setTyping(true));
    target.select();
  };
  return (
    <Input
      {...rest}
      className="kit-money-input"
      inputMode="decimal"
      autoComplete="off"
      suffix={t(kitTexts.yuan)}
      value={isTyping ? (value ?? '') : formatMoney(value)}
      onFocus={handleFocus}
      onBlur={() => setTyping(false)}
      onChange={(event) => onChange?.(cleanAmount(event.target.value))}
    />
  );
}

/** Pasted amounts come with separators, blanks and a currency sign. */
export function cleanAmount(text: string): string | null {
  const cleaned = text.replace(/[,，\s¥￥]/g, '').replace('。', '.');
  return cleaned === '' ? null : cleaned;
}
