import { useMemo, useState } from 'react';
import { checksOf } from '../../../kit/tree/checks.ts';
import type { TreeNode } from '../../../kit/tree/tree-node.ts';
import { changeOf, type RightsChange } from '../rights/grant-nodes.ts';

export interface Ticks {
  readonly nodes: readonly TreeNode[];
  readonly value: readonly string[];
  readonly change: RightsChange;
  readonly set: (value: readonly string[]) => void;
  readonly undo: () => void;
}

/** A tree that is being ticked, what it started with, and the difference. */
export function useTicks(nodes: readonly TreeNode[], held: readonly string[]): Ticks {
  const before = useMemo(() => checksOf(nodes, new Set(held)).checked, [nodes, held]);
  const [ticked, set] = useState<readonly string[]>();
  const value = ticked ?? before;
  const change = useMemo(() => changeOf(nodes, before, value), [nodes, before, value]);
  return { nodes, value, change, set, undo: () => set(undefined) };
}

export function joinChanges(changes: readonly RightsChange[]): RightsChange {
  return {
    added: changes.flatMap(({ added }) => added),
    taken: changes.flatMap(({ taken }) => taken),
  };
}
