import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../text/kit-texts.ts';

const phoneLength = 11;

/** What is wrong with a mobile number, in this order; undefined when nothing is. */
export function judgePhone(phone: string | null | undefined): Text | undefined {
  const text = (phone ?? '').trim();
  if (text === '') return kitTexts.phoneEmpty;
  if (text.length !== phoneLength) return kitTexts.phoneLength;
  return /^1[3-9]\d{9}$/.test(text) ? undefined : kitTexts.phoneForm;
}

/** An address of the web: it begins with http:// or https:// and has a host. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text.trim());
}
