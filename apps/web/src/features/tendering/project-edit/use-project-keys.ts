import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S saves, Ctrl+Enter hands in, wherever the cursor is while this page is in front; dialogs keep their own keys. */
export function useProjectKeys({
  save,
  submit,
}: {
  readonly save: () => unknown;
  readonly submit: () => unknown;
}): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.ctrlKey || event.metaKey)) return;
    const act = { s: save, Enter: submit }[event.key];
    if (!act) return;
    event.preventDefault();
    if (!isDialogOpen()) act();
  });
  useEffect(() => {
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}

/** One that belongs to a tab at rest is in the document, but not on the screen. */
function isDialogOpen(): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"]');
  return [...dialogs].some((dialog) => dialog.getClientRects().length > 0);
}
