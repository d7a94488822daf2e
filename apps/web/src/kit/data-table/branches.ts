import { cellValue } from './column.ts';

/** Where the rows below a row come from, when it only says `hasChildren`. */
export interface Branches<R> {
  /** Names the rows in the query cache. */
  readonly key: readonly unknown[];
  readonly load: (row: R) => Promise<readonly R[]>;
}

/** The rows that a row brought along. */
export function childrenOf<R extends object>(row: R): readonly R[] | undefined {
  const children = cellValue(row, 'children');
  // The rows of a branch are of their parent's kind; the wire has no other.
  return Array.isArray(children) && children.length > 0 ? (children as R[]) : undefined;
}

/** Is there anything below it, here or on the server? The wire leaves both words out where there is nothing. */
export function hasBelow(row: object): boolean {
  const flag = cellValue(row, 'hasChildren');
  return childrenOf(row) !== undefined || flag === true || Number(flag ?? 0) > 0;
}

/** Every row, parents before what is below them. */
export function flatRows<R extends object>(rows: readonly R[]): R[] {
  return rows.flatMap((row) => [row, ...flatRows(childrenOf(row) ?? [])]);
}

/** Hangs rows that name their parent below it; a row whose parent is not here is a root. Rows that bring theirs stay. */
export function forestOf<R extends object>(rows: readonly R[]): readonly R[] {
  const ids = new Set(rows.map((row) => cellValue(row, 'id')));
  const isRoot = (row: R) => !ids.has(cellValue(row, 'parentId'));
  if (rows.every(isRoot)) return rows;
  const grow = (row: R): R => {
    const own = childrenOf(row) ?? [];
    const below = rows.filter((other) => cellValue(other, 'parentId') === cellValue(row, 'id'));
    const children = [...own, ...below].map(grow);
    return children.length > 0 ? { ...row, children } : row;
  };
  return rows.filter(isRoot).map(grow);
}

/** Keeps the rows that match, with the way to them; what is below a match stays with it. */
export function filterForest<R extends object>(rows: readonly R[], matches: (row: R) => boolean): R[] {
  return rows.flatMap((row) => {
    if (matches(row)) return [row];
    const children = filterForest(childrenOf(row) ?? [], matches);
    return children.length > 0 ? [{ ...row, children }] : [];
  });
}
