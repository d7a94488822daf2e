import type { KeyboardEvent } from 'react';
import { fillDown, insertAfter, itemColumns, moveItem, removeItem, type ItemColumn, type Items } from './item-lines.ts';

export interface LinePlace {
  readonly row: number;
  readonly column: ItemColumn;
}

export interface LineAct {
  readonly items: Items;
  /** Where the cursor goes. */
  readonly focus: LinePlace;
}

type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** What a key does in a cell of the goods lines; undefined where it is the field's own. */
export function lineAct(items: Items, { row, column }: LinePlace, keys: Keys): LineAct | undefined {
  const { key, altKey, shiftKey } = keys;
  const isCommand = keys.ctrlKey || keys.metaKey;
  const at = (target: number, next: Items = items): LineAct => ({
    items: next,
    focus: { row: Math.max(0, Math.min(target, next.length - 1)), column },
  });
  if (key === 'Enter' && !isCommand && !altKey && !shiftKey) {
    if (row < items.length - 1) return at(row + 1);
    // The next line starts with its name.
    return { items: insertAfter(items, row), focus: { row: row + 1, column: itemColumns[0] } };
  }
  if (key === 'd' && isCommand) return at(row, fillDown(items, row, column));
  if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
    const by = key === 'ArrowUp' ? -1 : 1;
    return at(row + by, moveItem(items, row, by));
  }
  if (altKey && (key === 'Delete' || key === 'Backspace')) return at(row, removeItem(items, items[row]?.key ?? ''));
  if (isCommand || altKey || shiftKey) return undefined;
  if (key === 'ArrowUp' && row > 0) return at(row - 1);
  if (key === 'ArrowDown' && row < items.length - 1) return at(row + 1);
  return undefined;
}

/** Cells name their place in the document. */
export function placeOfCell(target: EventTarget | null): LinePlace | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const row = Number(target.dataset.row);
  const column = itemColumns.find((name) => name === target.dataset.column);
  return column && Number.isInteger(row) ? { row, column } : undefined;
}
