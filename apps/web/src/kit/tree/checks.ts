import { flatNodes, type TreeNode } from './tree-node.ts';

export interface Checks {
  /** Nodes that stand fully chosen. */
  readonly checked: readonly string[];
  /** Parents of which a part is chosen: shown, but not sent as chosen. */
  readonly half: readonly string[];
}

/**
 * What of a tree counts as chosen. A parent is as chosen as what is below it, whatever was stored for itself: a button
 * added later below a granted menu is not granted by that.
 */
export function checksOf(nodes: readonly TreeNode[], chosen: ReadonlySet<string>): Checks {
  const checked: string[] = [];
  const half: string[] = [];
  for (const node of flatNodes(nodes)) {
    const leaves = leavesOf(node);
    const count = leaves.filter(({ key }) => chosen.has(key)).length;
    if (count === leaves.length || (count === 0 && chosen.has(node.key))) checked.push(node.key);
    else if (count > 0) half.push(node.key);
  }
  return { checked, half };
}

/** Chooses a node with all below it, or takes them away; what is barred stays as it is. */
export function toggleNode(chosen: ReadonlySet<string>, node: TreeNode, isOn: boolean): Set<string> {
  return toggleAll(chosen, [node], isOn);
}

export function toggleAll(chosen: ReadonlySet<string>, nodes: readonly TreeNode[], isOn: boolean): Set<string> {
  const next = new Set(chosen);
  for (const { key, isDisabled } of flatNodes(nodes)) {
    if (isDisabled) continue;
    if (isOn) next.add(key);
    else next.delete(key);
  }
  return next;
}

function leavesOf(node: TreeNode): TreeNode[] {
  return flatNodes([node]).filter(({ children }) => !children?.length);
}
