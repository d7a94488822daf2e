import type { FormValues } from '../../../kit/resource-form/resource-form.tsx';

/** What was typed into a field; null where it was left empty. */
export function textIn(values: FormValues, name: string): string | null {
  const value = values[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
