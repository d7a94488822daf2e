import { isCreditCode } from '../kit/credit-code.ts';

/**
 * Whether a taxpayer's number is well-formed: 15, 17, 18 or 20 letters and digits. One of 18 is a credit code, whose last
 * sign follows from the others (GB 32100).
 */
export function isTaxNumber(text: string): boolean {
  if (!/^[0-9A-Z]+$/.test(text) || ![15, 17, 18, 20].includes(text.length)) return false;
  return text.length !== 18 || isCreditCode(text);
}
