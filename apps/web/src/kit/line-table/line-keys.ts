import type { KeyboardEvent } from 'react';
import { fillDown, insertAfter, moveLine, removeLine, type LineColumn, type LineColumns, type Lines } from './lines.ts';

export interface LinePlace {
  readonly row: number;
  readonly column: LineColumn;
}

export interface LineAct {
  readonly lines: Lines;
  /** Where the cursor goes. */
  readonly focus: LinePlace;
}

type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

export interface LineKey extends LinePlace {
  readonly columns: LineColumns;
  readonly keys: Keys;
}

/** What a key does in a cell of the lines; undefined where it is the field's own. */
export function lineAct(lines: Lines, pressed: LineKey): LineAct | undefined {
  const { columns, row, column, keys } = pressed;
  const { key, altKey, shiftKey } = keys;
  const isCommand = keys.ctrlKey || keys.metaKey;
  const at = (target: number, next: Lines = lines): LineAct => ({
    lines: next,
    focus: { row: Math.max(0, Math.min(target, next.length - 1)), column },
  });
  if (key === 'Enter' && !isCommand && !altKey && !shiftKey) {
    if (row < lines.length - 1) return at(row + 1);
    // The next line starts with its first cell.
    return { lines: insertAfter(columns, lines, row), focus: { row: row + 1, column: columns[0] ?? column } };
  }
  if (key === 'd' && isCommand) return at(row, fillDown(lines, row, column));
  if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
    const by = key === 'ArrowUp' ? -1 : 1;
    return at(row + by, moveLine(lines, row, by));
  }
  if (altKey && (key === 'Delete' || key === 'Backspace'))
    return at(row, removeLine(columns, lines, lines[row]?.key ?? ''));
  if (isCommand || altKey || shiftKey) return undefined;
  if (key === 'ArrowUp' && row > 0) return at(row - 1);
  if (key === 'ArrowDown' && row < lines.length - 1) return at(row + 1);
  return undefined;
}

/** Cells name their place in the document. */
export function placeOfCell(columns: LineColumns, target: EventTarget | null): LinePlace | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const row = Number(target.dataset.row);
  const column = columns.find(({ name }) => name === target.dataset.column);
  return column && Number.isInteger(row) ? { row, column } : undefined;
}
