import type { FormField, FormModel, Json } from '@zhaocai/model/form/model';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { emptyHistory, redo, remember, undo, type History } from './edits/history.ts';
import { findField, updateField } from './edits/tree.ts';

export interface Design {
  readonly form: FormModel;
  readonly history: History<FormModel>;
  readonly chosen: ReadonlySet<string>;
  readonly isReadOnly: boolean;
  /** Typed-in options of fields that fetch theirs now, in case they come back. */
  readonly lastOptions: Readonly<Record<string, Json>>;
}

export type DesignStore = StoreApi<Design>;

export function createDesign(form: FormModel, isReadOnly = false): DesignStore {
  return createStore<Design>()(() => ({
    form,
    history: emptyHistory(),
    chosen: new Set(),
    isReadOnly,
    lastOptions: {},
  }));
}

export const DesignContext = createContext<DesignStore | undefined>(undefined);

export function useDesignStore(): DesignStore {
  const store = useContext(DesignContext);
  if (!store) throw new Error('a part of the designer stands outside of it');
  return store;
}

export function useDesign<T>(select: (design: Design) => T): T {
  return useStore(useDesignStore(), select);
}

export interface Changing {
  /** What the change is about: letters typed into one setting are undone together. */
  readonly mark?: string;
  readonly chosen?: Iterable<string>;
}

/** Every change of the form goes through here, so that each can be undone. */
export function changeForm(store: DesignStore, form: FormModel, { mark, chosen }: Changing = {}): void {
  const { form: was, history, isReadOnly } = store.getState();
  if (isReadOnly || form === was) return;
  store.setState({
    form,
    history: remember(history, was, { mark, time: performance.now() }),
    ...(chosen && { chosen: new Set(chosen) }),
  });
}

export function changeField(
  store: DesignStore,
  { id, mark }: { readonly id: string; readonly mark?: string },
  change: (field: FormField) => FormField,
): void {
  const { form } = store.getState();
  const fields = updateField(form.fields, id, change);
  if (fields === form.fields) return;
  changeForm(store, { ...form, fields }, mark === undefined ? {} : { mark: `${id}.${mark}` });
}

export function undoChange(store: DesignStore): void {
  travel(store, undo);
}

export function redoChange(store: DesignStore): void {
  travel(store, redo);
}

function travel(store: DesignStore, move: typeof undo<FormModel>): void {
  const { history, form, isReadOnly, chosen } = store.getState();
  const moved = isReadOnly ? undefined : move(history, form);
  if (!moved) return;
  const left = [...chosen].filter((id) => findField(moved.now.fields, id));
  store.setState({ form: moved.now, history: moved.history, chosen: new Set(left) });
}

export function choose(store: DesignStore, ids: Iterable<string>): void {
  store.setState({ chosen: new Set(ids) });
}

/** The one field that the panel shows. */
export function chosenField({ form, chosen }: Design): FormField | undefined {
  const [id, ...others] = chosen;
  return id === undefined || others.length > 0 ? undefined : findField(form.fields, id)?.field;
}
