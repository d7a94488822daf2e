import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { FormState, FormStore } from './form-store.ts';

export interface FormSource {
  readonly formId: string;
  readonly businessId?: string | undefined;
  /** Who designs it looks at it: options come from where the design says now, saved or not. */
  readonly isDesigned?: boolean;
}

export interface FormPlace {
  readonly store: FormStore;
  /** Whose remote dictionaries are asked for; without it the form is only looked at. */
  readonly source?: FormSource;
}

const FormContext = createContext<FormPlace | undefined>(undefined);
export const FormProvider = FormContext.Provider;

export function useFormPlace(): FormPlace {
  const place = useContext(FormContext);
  if (!place) throw new Error('a field stands outside of a form');
  return place;
}

/** A part of the form; whoever asks is drawn again when that part changes, and not otherwise. */
export function useFormPart<T>(select: (state: FormState) => T): T {
  return useStore(useFormPlace().store, select);
}
