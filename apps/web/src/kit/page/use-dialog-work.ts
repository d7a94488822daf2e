import { useState } from 'react';
import { dropKeptOfTab } from './kept-typing.ts';
import { usePageTab, useUnsaved } from './page-tab.ts';
import { useConfirmLeaving } from './use-confirm-leaving.ts';

export interface DialogWork {
  readonly isDirty: boolean;
  readonly touch: () => void;
  /** The work was stored, or nothing was typed. */
  readonly leave: () => void;
  /** Asks first where something was typed. */
  readonly close: () => Promise<void>;
}

/** A dialog with a form: nothing typed is thrown away without asking, nothing given up is offered again. */
export function useDialogWork(onClose: () => void): DialogWork {
  const [isDirty, setDirty] = useState(false);
  const { key } = usePageTab();
  const confirmLeaving = useConfirmLeaving();
  const release = useUnsaved(isDirty);
  const leave = () => {
    if (isDirty) dropKeptOfTab(key);
    setDirty(false);
    release();
    onClose();
  };
  const close = async () => {
    if (!isDirty || (await confirmLeaving())) leave();
  };
  return { isDirty, touch: () => setDirty(true), leave, close };
}
