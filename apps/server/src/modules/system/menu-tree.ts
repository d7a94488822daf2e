import type { MenuNode } from '@zhaocai/model';

export type MenuListRow = Omit<MenuNode, 'children'>;

/**
 * Nests rows that are already in order. A row whose parent is not among them becomes a root; `children` is left out
 * where empty, for a client takes any present `children` for a branch.
 */
export function nestMenus(rows: readonly MenuListRow[]): MenuNode[] {
  const present = new Set(rows.map(({ id }) => id));
  const childrenOf = new Map<string, MenuListRow[]>();
  for (const row of rows) {
    const parent = present.has(row.parentId) ? row.parentId : root;
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), row]);
  }
  const nodesUnder = (parentId: string): MenuNode[] =>
    (childrenOf.get(parentId) ?? []).map((row) => {
      const children = nodesUnder(row.id);
      return children.length > 0 ? { ...row, children } : { ...row };
    });
  return nodesUnder(root);
}

const root = '0';

/** The wanted rows and everything above them. */
export function withAncestors<R extends MenuListRow>(rows: readonly R[], isWanted: (row: R) => boolean): readonly R[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = new Set<string>();
  for (const row of rows.filter(isWanted)) {
    for (let at: R | undefined = row; at && !kept.has(at.id); at = byId.get(at.parentId)) kept.add(at.id);
  }
  return rows.filter(({ id }) => kept.has(id));
}
