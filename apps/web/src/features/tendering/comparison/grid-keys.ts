import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

export interface GridKeys {
  readonly ref: RefObject<HTMLTableElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLTableElement>) => void;
}

/**
 * Arrow keys across the cells of a table that are marked `data-col`. One cell at a time is in the tab order; which one
 * is kept in the document, not in React's state, so that a step draws nothing anew. Where a cell holds a checkbox, the
 * checkbox has the focus, so that it is announced.
 */
export function useGridKeys(onSpace: (cell: HTMLElement) => void): GridKeys {
  const ref = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const table = ref.current;
    if (table && !table.querySelector('[data-col] [tabindex="0"], [data-col][tabindex="0"]')) enter(firstCell(table));
  });
  return {
    ref,
    onFocus: (event) => {
      const cell = cellOf(event.target);
      if (!cell || !ref.current) return;
      for (const former of ref.current.querySelectorAll('[data-in-order]')) leave(former);
      enter(cell);
    },
    onKeyDown: (event) => handleKey(event, onSpace),
  };
}

function handleKey(event: KeyboardEvent<HTMLTableElement>, onSpace: (cell: HTMLElement) => void): void {
  const cell = cellOf(event.target);
  if (!cell || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  // A checkbox and a button answer the space and Enter themselves.
  const isOnCell = event.target === cell;
  const next = neighbour(cell, event.key);
  if (next) focusCell(next);
  else if (event.key === ' ' && isOnCell) onSpace(cell);
  else if (event.key === 'Enter' && isOnCell) cell.querySelector<HTMLElement>('textarea, button, a, input')?.focus();
  else return;
  event.preventDefault();
}

/** The cell that a key leads to; undefined where the key is not ours or the table ends. */
export function neighbour(cell: HTMLElement, key: string): HTMLElement | undefined {
  const column = Number(cell.dataset.col);
  switch (key) {
    case 'ArrowLeft':
      return cellIn(cell.closest('tr'), column - 1);
    case 'ArrowRight':
      return cellIn(cell.closest('tr'), column + 1);
    case 'Home':
      return cellIn(cell.closest('tr'), 0);
    case 'End':
      return cellsOf(cell.closest('tr')).at(-1);
    case 'ArrowUp':
      return inOtherRow(cell, column, -1);
    case 'ArrowDown':
      return inOtherRow(cell, column, 1);
    default:
      return undefined;
  }
}

function inOtherRow(cell: HTMLElement, column: number, step: 1 | -1): HTMLElement | undefined {
  const rows = [...(cell.closest('table')?.rows ?? [])];
  const own = rows.findIndex((row) => row.contains(cell));
  for (let at = own + step; at >= 0 && at < rows.length; at += step) {
    const cells = cellsOf(rows[at]);
    // A cell that spans the suppliers is met from each of their columns.
    const found = cells.find(({ dataset }) => Number(dataset.col) === column) ?? cells.at(-1);
    if (found) return found;
  }
  return undefined;
}

function cellIn(row: Element | null, column: number): HTMLElement | undefined {
  return cellsOf(row).find(({ dataset }) => Number(dataset.col) === column);
}

function cellsOf(row: Element | null | undefined): HTMLElement[] {
  return row ? [...row.querySelectorAll<HTMLElement>('[data-col]')] : [];
}

function cellOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-col]') : null;
}

function firstCell(table: HTMLElement): HTMLElement | null {
  return table.querySelector<HTMLElement>('[data-col]');
}

function focusTarget(cell: Element): HTMLElement | null {
  return (
    cell.querySelector<HTMLElement>('input[type="checkbox"]:not(:disabled)') ??
    (cell instanceof HTMLElement ? cell : null)
  );
}

function focusCell(cell: HTMLElement): void {
  const target = focusTarget(cell);
  target?.focus({ preventScroll: true });
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function enter(cell: HTMLElement | null): void {
  const target = cell && focusTarget(cell);
  if (!target) return;
  target.tabIndex = 0;
  target.dataset.inOrder = '';
}

function leave(element: Element): void {
  if (!(element instanceof HTMLElement)) return;
  element.tabIndex = -1;
  delete element.dataset.inOrder;
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement;
}
