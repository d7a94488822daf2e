import type { PackageDetail } from '@zhaocai/model/tendering/project-endpoints';
import { trimZeros } from '../../../kit/resource-form/field-value.tsx';

/** The columns of a goods line, in the order in which they are typed and pasted. */
export const itemColumns = ['name', 'brandModel', 'unit', 'quantity', 'techParams', 'remark'] as const;
export type ItemColumn = (typeof itemColumns)[number];

export interface ItemDraft extends Readonly<Record<ItemColumn, string>> {
  /** Names the line on the screen, whatever its place. */
  readonly key: string;
  readonly id?: string;
}

export type Items = readonly ItemDraft[];

const blankCells = { name: '', brandModel: '', unit: '', quantity: '', techParams: '', remark: '' };
let made = 0;

export function newKey(): string {
  made += 1;
  return `${Date.now().toString(36)}${made.toString(36)}`;
}

export function blankItem(): ItemDraft {
  return { key: newKey(), ...blankCells };
}

export function itemOf(item: PackageDetail['items'][number]): ItemDraft {
  const { id, name, brandModel, unit, quantity, techParams, remark } = item;
  const texts = { name, brandModel, unit, quantity: trimZeros(quantity), techParams, remark };
  const cells = Object.fromEntries(Object.entries(texts).map(([column, text]) => [column, text ?? '']));
  return { ...blankCells, ...cells, key: newKey(), id };
}

/** Nothing typed in any cell: such a line is left out of the save. */
export function isBlankItem(item: ItemDraft): boolean {
  return itemColumns.every((column) => item[column].trim() === '');
}

export function filledItems(items: Items): Items {
  return items.filter((item) => !isBlankItem(item));
}

export function withCell(items: Items, key: string, cell: { column: ItemColumn; text: string }): Items {
  return items.map((item) => (item.key === key ? { ...item, [cell.column]: cleanCell(cell.column, cell.text) } : item));
}

export function insertAfter(items: Items, row: number): Items {
  return items.toSpliced(row + 1, 0, blankItem());
}

/** The last line is emptied, not removed: there is always one to type into. */
export function removeItem(items: Items, key: string): Items {
  const rest = items.filter((item) => item.key !== key);
  return rest.length > 0 ? rest : [blankItem()];
}

export function moveItem(items: Items, row: number, by: 1 | -1): Items {
  const moved = items[row];
  const target = row + by;
  if (!moved || target < 0 || target >= items.length) return items;
  return items.toSpliced(row, 1).toSpliced(target, 0, moved);
}

/** The cell takes what stands in the line above. */
export function fillDown(items: Items, row: number, column: ItemColumn): Items {
  const above = items[row - 1];
  const here = items[row];
  if (!above || !here) return items;
  return withCell(items, here.key, { column, text: above[column] });
}

/** Is this a piece of a table, as spreadsheets copy it? A single cell is pasted by the field itself. */
export function isTable(text: string): boolean {
  return (
    /[\t\n]/.test(text.replace(/\r?\n$/, '')) && tableOf(text).some((row) => row.length > 1 || text.includes('\n'))
  );
}

/** Pastes a piece of a table: its first cell lands here, lines are added as needed, what sticks out at the right is cut. */
export function pasteTable(items: Items, place: { row: number; column: ItemColumn }, text: string): Items {
  const first = itemColumns.indexOf(place.column);
  const lines = tableOf(text);
  const needed = Math.max(0, place.row + lines.length - items.length);
  const long = [...items, ...Array.from({ length: needed }, blankItem)];
  return long.map((item, index) => {
    const cells = lines[index - place.row] ?? [];
    const changed = itemColumns.flatMap((column, at) => {
      const cell = at < first ? undefined : cells[at - first];
      return cell === undefined ? [] : [[column, cleanCell(column, cell)] as const];
    });
    return changed.length > 0 ? { ...item, ...Object.fromEntries(changed) } : item;
  });
}

/** Rows and cells of copied text; a cell with line breaks comes in quotes. */
function tableOf(text: string): string[][] {
  const rows: string[][] = [[]];
  const pattern = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gy;
  const source = text.replaceAll('\r\n', '\n').replace(/\n$/, '');
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    rows.at(-1)?.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim());
    if (match[3] === '\n') rows.push([]);
    if (match[3] === '') break;
  }
  return rows;
}

/** Quantities come with thousands separators; everything else is taken as it stands. */
function cleanCell(column: ItemColumn, text: string): string {
  return column === 'quantity' ? text.replace(/[,，\s]/g, '').replace('。', '.') : text;
}
