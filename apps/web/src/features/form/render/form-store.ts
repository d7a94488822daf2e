import { checkAnswers } from '@zhaocai/model/form/check-answers';
import { fieldDescriptors } from '@zhaocai/model/form/descriptors';
import { answeredFields } from '@zhaocai/model/form/fields';
import { linkage, type Linkage, type LinkageState } from '@zhaocai/model/form/linkage';
import type { AnswerFault, FormAnswers, FormField, FormModel } from '@zhaocai/model/form/model';
import type { FieldRight, FieldRights } from '@zhaocai/model/workflow/field-rights';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface FormState {
  readonly answers: FormAnswers;
  readonly linked: LinkageState;
  /** By the path of what is wrong: `prop`, or `table[2].column`. */
  readonly faults: Readonly<Record<string, AnswerFault>>;
  /** What was typed in, in this session. */
  readonly changed: ReadonlySet<string>;
}

export interface FormAccess {
  readonly mayEdit: boolean;
  readonly rights: FieldRights;
}

/** A form while it is filled in: fields listen to their own part of it, so that a keystroke costs one field. */
export interface FormStore extends StoreApi<FormState> {
  readonly form: FormModel;
  readonly fields: readonly FormField[];
  readonly access: FormAccess;
  change(prop: string, value: unknown): void;
  /** Marks what is wrong; answers how much that is. */
  check(): number;
  /** What was typed in. Computed values are the server's to compute. */
  changes(): FormAnswers | undefined;
  forget(): void;
  /** Everything that was typed goes; defaults are there again. */
  clear(): void;
}

export interface FormStart {
  readonly form: FormModel;
  readonly answers?: FormAnswers;
  readonly access?: FormAccess;
  /** Fields begin with their defaults: a new answer. */
  readonly isNew?: boolean;
}

const everything: FormAccess = { mayEdit: true, rights: {} };

export function createFormStore({ form, answers = {}, access = everything, isNew = false }: FormStart): FormStore {
  const fields = answeredFields(form);
  const linked = linkage(form);
  const first = isNew ? { ...defaultsOf(fields), ...answers } : answers;
  const store = createStore<FormState>()(() => untouched(linked, first));
  return {
    ...store,
    form,
    fields,
    access,
    change(prop, value) {
      const state = store.getState();
      const changedAnswers = { ...state.answers, [prop]: value };
      store.setState({
        answers: changedAnswers,
        linked: linked.evaluate(changedAnswers),
        faults: without(state.faults, prop),
        changed: new Set([...state.changed, prop]),
      });
    },
    check() {
      const state = store.getState();
      const whole = { ...state.answers, ...state.linked.computed };
      const faults = checkAnswers(form, whole, { rights: rightsOver(fields, access) });
      store.setState({ faults: Object.fromEntries(faults.map((fault) => [pathOf(fault), fault])) });
      return faults.length;
    },
    changes() {
      const { answers: now, changed } = store.getState();
      if (changed.size === 0) return undefined;
      return Object.fromEntries([...changed].map((prop) => [prop, now[prop]]));
    },
    forget: () => store.setState({ changed: new Set() }),
    clear: () => store.setState(untouched(linked, defaultsOf(fields))),
  };
}

function untouched(linked: Linkage, answers: FormAnswers): FormState {
  return { answers, linked: linked.evaluate(answers), faults: {}, changed: new Set() };
}

/** What may be done with a field: one that the step does not name is written where the step may edit. */
export function rightOf({ mayEdit, rights }: FormAccess, path: string, table?: string): FieldRight {
  const own = rights[path];
  if (own) return own;
  const ofTable = table === undefined ? undefined : rights[table];
  if (ofTable) return ofTable === 'required' ? 'write' : ofTable;
  return mayEdit ? 'write' : 'read';
}

export function pathOf({ prop, row, column }: AnswerFault): string {
  return row === undefined ? prop : `${prop}[${row}].${column ?? ''}`;
}

function rightsOver(fields: readonly FormField[], access: FormAccess): FieldRights {
  if (access.mayEdit) return access.rights;
  const unnamed = fields
    .filter(({ prop, children = [] }) => !children.some((one) => `${prop}.${one.prop}` in access.rights))
    .map(({ prop }) => [prop, rightOf(access, prop)] as const);
  return { ...Object.fromEntries(unnamed), ...access.rights };
}

function defaultsOf(fields: readonly FormField[]): FormAnswers {
  return Object.fromEntries(
    fields
      // A heading shows its default and keeps no answer.
      .filter(({ type }) => fieldDescriptors[type].valueKind !== 'none')
      .filter(({ props }) => props['valueDefault'] !== undefined && props['valueDefault'] !== '')
      .map(({ prop, props }) => [prop, props['valueDefault']]),
  );
}

/** Without what is wrong with a field and its rows. */
function without(faults: FormState['faults'], prop: string): FormState['faults'] {
  const kept = Object.entries(faults).filter(([path]) => path !== prop && !path.startsWith(`${prop}[`));
  return kept.length === Object.keys(faults).length ? faults : Object.fromEntries(kept);
}
