import { useEffect, useEffectEvent, useState } from 'react';

export interface ListKeys {
  readonly rowCount: number;
  readonly onOpen: (index: number) => void;
  readonly onSearch: () => void;
  readonly onNew?: () => void;
  readonly onClose: () => void;
  /** A dialog is in front: the list's keys rest, but for Esc. */
  readonly isCovered: boolean;
}

/** j and k move, Enter opens, / searches, n makes new, Esc closes. Keys typed into fields are not ours. */
export function useListKeys(keys: ListKeys): number | undefined {
  const [active, setActive] = useState<number>();
  const action = (key: string): (() => void) | undefined => {
    const last = keys.rowCount - 1;
    switch (key) {
      case 'j':
        return () => setActive(Math.min(last, (active ?? -1) + 1));
      case 'k':
        return () => setActive(Math.max(0, (active ?? 1) - 1));
      case 'Enter':
        return active === undefined || active > last ? undefined : () => keys.onOpen(active);
      case '/':
        return keys.onSearch;
      case 'n':
        return keys.onNew;
      case 'Escape':
        return () => {
          setActive(undefined);
          keys.onClose();
        };
      default:
        return undefined;
    }
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || keys.isCovered) return;
    if (isTyping(event.target)) return;
    const act = action(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
  return active;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isDialog = target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null;
  return isDialog || target.isContentEditable || /^(INPUT|TEXTAREA|SELECT|BUTTON|A)$/.test(target.tagName);
}
