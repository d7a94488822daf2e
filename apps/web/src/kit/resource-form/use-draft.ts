import { useState, type KeyboardEvent } from 'react';
import { useUnsaved } from '../page/page-tab.ts';
import { useConfirmLeaving } from '../page/use-confirm-leaving.ts';

export interface DraftWork {
  /** Whether it may be handed in; what is wrong has been told. */
  readonly isRight: () => boolean;
  /** Answers whether it was stored; what was typed stays where it was not. */
  readonly store: () => Promise<boolean>;
  readonly onCancel?: (() => void) | undefined;
  /** It is on its way or given up: a reload right after a save must not offer again what was stored. */
  readonly onDone?: () => void;
  /** It was not stored after all. */
  readonly onUndone?: () => void;
}

/** What was typed and is not stored yet: submitted once, kept where it fails, asked for before it is left. */
export function useDraft({ isRight, store, onCancel, onDone, onUndone }: DraftWork) {
  const [isDirty, setDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const confirmLeaving = useConfirmLeaving();
  const release = useUnsaved(isDirty);
  const submit = async () => {
    if (isSaving || !isRight()) return;
    setSaving(true);
    onDone?.();
    let isStored = false;
    try {
      isStored = await store();
      if (!isStored) return;
      setDirty(false);
      release();
    } finally {
      setSaving(false);
      if (!isStored) onUndone?.();
    }
  };
  const cancel = async () => {
    if (isDirty && !(await confirmLeaving())) return;
    release();
    if (isDirty) onDone?.();
    onCancel?.();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
  };
  /** What was typed was given up: nothing is unsaved. */
  const settle = () => {
    setDirty(false);
    release();
    onDone?.();
  };
  return {
    isDirty,
    isSaving,
    touch: () => setDirty(true),
    settle,
    submit: () => void submit(),
    cancel: () => void cancel(),
    handleKey,
  };
}
