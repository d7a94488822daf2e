import type { VariableType } from './expression.ts';

/** What is wrong with a value of a form; the message's code is `workflow.value.<fault>`. */
export type FormValueFault = 'number' | 'text' | 'flag' | 'list' | 'tooLong' | 'link';

const longestText = 10_000;
const longestList = 1_000;
/** As people write an amount to a machine: no separators, no exponents. */
const plainNumber = /^-?\d{1,15}(\.\d{1,6})?$/;

/** Judges a value by the kind of its field, for conditions read it as that kind. Nothing at all is of every kind. */
export function faultOfFormValue(value: unknown, type: VariableType): FormValueFault | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'string' && value.length > longestText) return 'tooLong';
  return isOfKind(value, type) ? faultWithin(value) : type === 'any' ? 'text' : type;
}

function isOfKind(value: unknown, type: VariableType): boolean {
  switch (type) {
    case 'number':
      return typeof value === 'string' ? plainNumber.test(value) : Number.isFinite(value);
    case 'text':
      return typeof value === 'string' || Number.isFinite(value);
    case 'flag':
      return typeof value === 'boolean' || [0, 1, '0', '1'].some((one) => one === value);
    case 'list':
      return Array.isArray(value) && value.length <= longestList;
    case 'any':
      return true;
  }
}

/** What stands in rows and beside files is shown as a link or a picture: it must lead to a page or a file. */
function faultWithin(value: unknown): FormValueFault | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const part of Object.values(value)) {
    if (typeof part === 'string' && part.length > longestText) return 'tooLong';
    if (typeof part === 'string' && !isSafeLink(part)) return 'link';
    const fault = faultWithin(part);
    if (fault) return fault;
  }
  return undefined;
}

/** Not a text that a browser would run instead of following it; spaces and controls in it are not seen by browsers. */
export function isSafeLink(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- browsers leave them out
  return !/^(javascript|vbscript|data):/i.test(text.replace(/[\u0000-\u0020]/g, ''));
}
