import { useState } from 'react';
import { formFields, missingFields, type FormField, type FormContext, type FormValues } from './form-fields.ts';

export interface DraftForm {
  readonly fields: readonly FormField[];
  readonly values: FormValues;
  readonly missing: readonly string[];
  /** What was changed, where something was. */
  readonly changes: FormValues | undefined;
  readonly change: (name: string, value: unknown) => void;
  /** How much of what is required is still empty; marks it. */
  readonly check: () => number;
  /** What was typed before comes back. */
  readonly restore: (changes: FormValues) => void;
  readonly forget: () => void;
}

/** The form of a run while its reader changes it: what he typed stays until the server has taken it. */
export function useDraftForm(detail: FormContext): DraftForm {
  const [changes, setChanges] = useState<FormValues>({});
  const [missing, setMissing] = useState<readonly string[]>([]);
  const fields = formFields(detail);
  const values = { ...detail.form, ...changes };
  return {
    fields,
    values,
    missing,
    changes: Object.keys(changes).length > 0 ? changes : undefined,
    change: (name, value) => {
      setChanges((former) => ({ ...former, [name]: value }));
      setMissing((former) => former.filter((path) => path !== name && !path.startsWith(`${name}.`)));
    },
    check: () => {
      const found = missingFields(fields, values);
      setMissing(found);
      return found.length;
    },
    restore: setChanges,
    forget: () => setChanges({}),
  };
}
