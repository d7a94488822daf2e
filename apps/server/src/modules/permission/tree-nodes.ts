import type { TreeNode } from '@zhaocai/model';

/** One row of a tree, in the order in which siblings are shown. */
export interface NodeRow {
  readonly id: string;
  readonly parentId: string;
  readonly title: string;
  readonly isDisabled?: boolean;
}

/** Nests rows. A row whose parent is not among them becomes a root; `children` and `hasChildren` are left out where empty. */
export function treeOf(rows: readonly NodeRow[]): TreeNode[] {
  return nest(rows, ({ id, parentId, title, isDisabled }, children) => ({
    id,
    parentId,
    title,
    key: id,
    value: id,
    ...(isDisabled && { disabled: true as const }),
    ...(children.length > 0 && { hasChildren: true as const, children }),
  }));
}

interface Placed {
  readonly id: string;
  readonly parentId: string;
}

/** The forest of these rows, each made into a node from its children. A row on a circle would never be reached. */
export function nest<R extends Placed, N>(rows: readonly R[], node: (row: R, children: N[]) => N): N[] {
  const present = new Set(rows.map(({ id }) => id));
  const below = new Map<string, R[]>();
  for (const row of rows) {
    const parent = present.has(row.parentId) ? row.parentId : '0';
    const siblings = below.get(parent);
    if (siblings) siblings.push(row);
    else below.set(parent, [row]);
  }
  const under = (parentId: string): N[] => (below.get(parentId) ?? []).map((row) => node(row, under(row.id)));
  return under('0');
}

/** The rows that are wanted, with everything above them. */
export function withAncestors<R extends Placed>(rows: readonly R[], isWanted: (row: R) => boolean): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = new Set<string>();
  for (const row of rows) {
    if (!isWanted(row)) continue;
    for (let at: R | undefined = row; at && !kept.has(at.id); at = byId.get(at.parentId)) kept.add(at.id);
  }
  return rows.filter(({ id }) => kept.has(id));
}

/** The ids of a row and of all below it. */
export function branchIds(rows: readonly Placed[], roots: readonly string[]): Set<string> {
  const branch = new Set(roots);
  let before: number;
  do {
    before = branch.size;
    for (const { id } of rows.filter(({ parentId }) => branch.has(parentId))) branch.add(id);
  } while (branch.size > before);
  return branch;
}

/**
 * Of the held ids those that a tree may show as ticked: leaves, and parents of which everything below is held. A tree
 * ticks all children of a ticked parent, so a half-held one must not be named, or the next save would grant the rest.
 */
export function fullyHeld(rows: readonly Placed[], held: ReadonlySet<string>): string[] {
  const full = new Set<string>();
  nest(rows, ({ id }, children: boolean[]) => {
    const isFull = held.has(id) && children.every(Boolean);
    if (isFull) full.add(id);
    return isFull;
  });
  return rows.filter(({ id }) => full.has(id)).map(({ id }) => id);
}
