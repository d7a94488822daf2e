import type { FormInstance } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useKeptDraft } from './use-kept-draft.tsx';

export interface KeptForm {
  /** Above the fields: what was typed before and never stored. */
  readonly offer: ReactNode;
  /** After each change, with what antd says has changed. */
  readonly keep: (changed: object) => void;
  readonly drop: () => void;
}

/**
 * Keeps the fields that were typed into, and no others: restored over a row that somebody else changed meanwhile they
 * leave his fields alone.
 */
export function useKeptForm<V>(name: string, form: FormInstance<V>, onRestored: () => void): KeptForm {
  const touched = useRef(new Set<string>());
  const { offer, keep, drop } = useKeptDraft<object>(name, (values) => {
    form.setFields(Object.entries(values).map(([field, value]) => ({ name: field as never, value })));
    for (const field of Object.keys(values)) touched.current.add(field);
    onRestored();
  });
  const write = () => {
    const all = Object.entries<unknown>({ ...form.getFieldsValue(true) });
    keep(Object.fromEntries(all.filter(([field]) => touched.current.has(field))));
  };
  return {
    offer,
    keep: (changed) => {
      for (const field of Object.keys(changed)) touched.current.add(field);
      write();
    },
    drop,
  };
}
