import { useEffect, useEffectEvent, type RefObject } from 'react';
import { duplicate, neighbour, runEdit, step, stepIn, stepOut, type EditCommand, type Refuse } from './commands.ts';
import { choose, useDesignStore, type DesignStore } from './design-store.ts';
import { focusField } from './show-field.ts';
import { useRefuse } from './use-refuse.ts';

const withControl: Readonly<Record<string, EditCommand | 'save' | 'duplicate'>> = {
  z: 'undo',
  y: 'redo',
  c: 'copy',
  x: 'cut',
  v: 'paste',
  a: 'selectAll',
  s: 'save',
  d: 'duplicate',
};
const alone: Readonly<Record<string, EditCommand>> = {
  Delete: 'remove',
  Backspace: 'remove',
  Escape: 'leaveSelection',
};

interface Pressing {
  readonly store: DesignStore;
  readonly refuse: Refuse;
  readonly onSave: () => void;
}

/** Keys typed into a field are letters; those pressed on the canvas or nowhere are commands. */
export function useDesignKeys(element: RefObject<HTMLElement | null>, onSave: () => void): void {
  const store = useDesignStore();
  const refuse = useRefuse();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isHere(event, element.current)) return;
    const pressing = { store, refuse, onSave };
    const handle = event.altKey ? moveBy : event.ctrlKey || event.metaKey ? command : plain;
    if (!handle(event, pressing)) return;
    event.preventDefault();
    const last = [...store.getState().chosen].at(-1);
    if (last && !isTyping(event)) focusField(last);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function command(event: KeyboardEvent, { store, refuse, onSave }: Pressing): boolean {
  const name = withControl[event.key.toLowerCase()];
  if (!name || (isTyping(event) && name !== 'save')) return false;
  const [id] = store.getState().chosen;
  if (name === 'save') onSave();
  else if (name !== 'duplicate') runEdit(store, name === 'undo' && event.shiftKey ? 'redo' : name, refuse);
  else if (id !== undefined) duplicate(store, id);
  return true;
}

function plain(event: KeyboardEvent, { store, refuse }: Pressing): boolean {
  if (isTyping(event) || !isOnCanvas(event)) return false;
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
  const edit = alone[event.key];
  if (by === undefined && !edit) return false;
  const next = by && neighbour(store, by);
  if (edit) runEdit(store, edit, refuse);
  else if (next) choose(store, [next]);
  return true;
}

function moveBy(event: KeyboardEvent, { store, refuse }: Pressing): boolean {
  const [id] = store.getState().chosen;
  if (id === undefined || isTyping(event) || !isOnCanvas(event)) return false;
  if (event.key === 'ArrowUp') step(store, id, -1);
  else if (event.key === 'ArrowDown') step(store, id, 1);
  else if (event.key === 'ArrowLeft') stepOut(store, id);
  else if (event.key === 'ArrowRight') stepIn(store, id, refuse);
  else return false;
  return true;
}

function isHere({ target, isComposing, defaultPrevented }: KeyboardEvent, element: HTMLElement | null): boolean {
  if (isComposing || defaultPrevented) return false;
  return target === document.body || (target instanceof Node && element?.contains(target) === true);
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** Arrows and Delete belong to whatever has the keys; elsewhere than on the canvas they have meanings of their own. */
function isOnCanvas({ target }: KeyboardEvent): boolean {
  return target === document.body || (target instanceof HTMLElement && target.closest('.form-canvas') !== null);
}
