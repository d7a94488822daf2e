import type { Field } from '@zhaocai/model/kit/field';
import type { Text } from '@zhaocai/model/kit/text';
import { depositTexts as texts } from '../texts.ts';

/** Fields that several acts ask for. */
export const moneyField: Field = { kind: 'money', label: texts.amount, min: 0.01, required: true };
export const tradeField: Field = { kind: 'text', label: texts.tradeNo, maxLength: 60, required: true };

export function longText(label: Text, maxLength: number): Field {
  return { kind: 'longText', label, maxLength, required: true };
}

/** What was typed, as the calls take it. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
