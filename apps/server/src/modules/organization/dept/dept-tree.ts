import type { DeptNode, DeptRow } from '@zhaocai/model';

type Placed = Pick<DeptRow, 'id' | 'parentId'>;

/**
 * Rows as a forest, in their order; a row whose parent is not among them is a root. `children` is left out where there
 * are none: clients of this API take a present one for a branch.
 */
export function forestOf<R extends Placed>(rows: readonly R[]): (R & { children?: R[] })[] {
  const below = new Map<string, R[]>();
  const ids = new Set(rows.map(({ id }) => id));
  for (const row of rows) below.set(row.parentId, [...(below.get(row.parentId) ?? []), row]);
  const grow = (row: R): R & { children?: R[] } => {
    const children = (below.get(row.id) ?? []).filter(({ id }) => id !== row.id).map(grow);
    return children.length > 0 ? { ...row, children } : row;
  };
  return rows.filter(({ parentId }) => !ids.has(parentId)).map(grow);
}

export interface NodeRow {
  readonly id: string;
  readonly parentId: string;
  readonly title: string;
  readonly hasChildren?: boolean;
}

/** The shape that tree choosers read. */
export function nodeOf({ id, parentId, title, hasChildren }: NodeRow): DeptNode {
  return { id, parentId, title, key: id, value: id, ...(hasChildren && { hasChildren }) };
}
