import type { FormModel } from './model.ts';
import { isRead, readForm } from './read-form.ts';

/** Forms of a few columns; for tests. */
export function formOf(...column: readonly object[]): FormModel {
  const read = readForm({ column });
  if (!isRead(read)) throw new Error(JSON.stringify(read));
  return read.form;
}
export const codes = (faults: readonly { code: string }[]) => faults.map(({ code }) => code);
export const field = (type: string, settings: object = {}) => ({ type, prop: 'a', label: '甲', ...settings });
