import type { KeyboardEvent } from 'react';

/** Ctrl+S saves, Ctrl+Enter hands in, wherever in the form the cursor is. */
export function projectKeys(save: () => void, submit: () => void) {
  return (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const act = { s: save, Enter: submit }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
