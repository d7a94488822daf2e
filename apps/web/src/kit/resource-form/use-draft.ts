import { useState, type KeyboardEvent } from 'react';
import { useUnsaved } from '../page/page-tab.ts';
import { useConfirmLeaving } from '../page/use-confirm-leaving.ts';

export interface DraftWork {
  /** Whether it may be handed in; what is wrong has been told. */
  readonly isRight: () => boolean;
  /** Answers whether it was stored; what was typed stays where it was not. */
  readonly store: () => Promise<boolean>;
  readonly onCancel?: (() => void) | undefined;
  /** It was stored or given up. */
  readonly onDone?: () => void;
}

/** What was typed and is not stored yet: submitted once, kept where it fails, asked for before it is left. */
export function useDraft({ isRight, store, onCancel, onDone }: DraftWork) {
  const [isDirty, setDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const confirmLeaving = useConfirmLeaving();
  const release = useUnsaved(isDirty);
  const submit = async () => {
    if (isSaving || !isRight()) return;
    setSaving(true);
    try {
      if (!(await store())) return;
      setDirty(false);
      release();
      onDone?.();
    } finally {
      setSaving(false);
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
  return { isSaving, touch: () => setDirty(true), submit: () => void submit(), cancel: () => void cancel(), handleKey };
}
