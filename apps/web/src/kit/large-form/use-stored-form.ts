import { useEffect, useEffectEvent } from 'react';
import type { Command } from '../endpoint/use-command.ts';
import type { LargeFormState } from './use-large-form.ts';

/** What a row was stored as. */
interface Stored {
  readonly id: string;
  readonly version: number;
}

type Draft = Partial<Stored>;

interface StoringSteps<I, S extends Stored> {
  readonly saving: Command<I, S>;
  readonly submitting: Command<Stored, unknown>;
  readonly input: () => I;
  /** Tells the form what it was stored as. */
  readonly onSaved: (stored: S) => void | Promise<void>;
}

/** The calls of a form: a save, and a submission that saves first what is unsaved. */
export function useStoring<D extends Draft, I, S extends Stored>(
  { draft, isDirty }: Pick<LargeFormState<D>, 'draft' | 'isDirty'>,
  { saving, submitting, input, onSaved }: StoringSteps<I, S>,
) {
  const save = async () => {
    submitting.reset();
    const answer = await saving.run(input());
    if (!answer) return undefined;
    await onSaved(answer.data);
    return answer.data;
  };
  const submit = async () => {
    const { id, version } = draft;
    const stored = isDirty || id === undefined || version === undefined ? await save() : { id, version };
    const answer = stored && (await submitting.run(stored));
    return answer && stored.id;
  };
  const forgetError = () => {
    saving.reset();
    submitting.reset();
  };
  const isRunning = saving.isRunning || submitting.isRunning;
  return { save, submit, isRunning, error: saving.error ?? submitting.error, forgetError };
}

interface Newest<D, S> {
  readonly detail: S | undefined;
  readonly isRunning: boolean;
  readonly draftOf: (stored: S) => D;
}

/** A form in which nothing is unsaved shows what is stored, also when somebody else stored it. */
export function useNewest<D extends Draft, S extends { readonly version: number }>(
  form: LargeFormState<D>,
  { detail, isRunning, draftOf }: Newest<D, S>,
): void {
  const follow = useEffectEvent((stored: S) => {
    if (!form.isDirty && !isRunning && stored.version !== form.draft.version) form.reset(draftOf(stored));
  });
  useEffect(() => {
    if (detail) follow(detail);
  }, [detail]);
}
