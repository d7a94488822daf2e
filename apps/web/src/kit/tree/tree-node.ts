/** A node of any tree on the screen. */
export interface TreeNode {
  readonly key: string;
  readonly title: string;
  /** Nothing to ask the server for. */
  readonly isLeaf?: boolean;
  readonly children?: readonly TreeNode[];
  readonly isDisabled?: boolean;
}

/**
 * A node as the trees of the API spell it: `children` and `hasChildren` are left out where there are none. Forests of
 * whole rows name themselves by a field of their own instead of `title`.
 */
export interface WireNode {
  readonly id: string;
  readonly title?: string;
  readonly hasChildren?: number | boolean;
  readonly children?: readonly WireNode[];
}

/** `isLazy`: what is not here may still be asked for. */
export function nodeOf(wire: WireNode, { name, isLazy = false }: { name?: string; isLazy?: boolean } = {}): TreeNode {
  const own = name === undefined ? undefined : Object.entries(wire).find(([key]) => key === name)?.[1];
  const children = wire.children?.map((child) => nodeOf(child, { name, isLazy }));
  const mayHaveMore = isLazy && (wire.hasChildren === true || Number(wire.hasChildren ?? 0) > 0);
  return {
    key: String(wire.id),
    title: String(wire.title ?? own ?? wire.id),
    isLeaf: !children?.length && !mayHaveMore,
    ...(children?.length ? { children } : {}),
  };
}

/** Keeps nodes whose name holds the text, and the way to them. */
export function filterNodes(nodes: readonly TreeNode[], text: string): readonly TreeNode[] {
  if (!text) return nodes;
  return nodes.flatMap((node) => {
    const children = filterNodes(node.children ?? [], text);
    if (children.length > 0) return [{ ...node, children }];
    return node.title.toLowerCase().includes(text.toLowerCase()) ? [node] : [];
  });
}

/** Every node, parents before their children. */
export function flatNodes(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => [node, ...flatNodes(node.children ?? [])]);
}

/** Hangs what was loaded later under its parents. */
export function withLoaded(
  nodes: readonly TreeNode[],
  loaded: ReadonlyMap<string, readonly TreeNode[]>,
): readonly TreeNode[] {
  return nodes.map((node) => {
    const children = node.children ?? loaded.get(node.key);
    if (!children) return node;
    return { ...node, isLeaf: children.length === 0, children: withLoaded(children, loaded) };
  });
}

/** Bars a node with all below it: a department is no place for itself. */
export function withDisabled(
  nodes: readonly TreeNode[],
  key: string | undefined,
  isBelow = false,
): readonly TreeNode[] {
  if (key === undefined) return nodes;
  return nodes.map((node) => {
    const isDisabled = isBelow || node.key === key || node.isDisabled === true;
    const children = node.children && withDisabled(node.children, key, isBelow || node.key === key);
    return { ...node, isDisabled, ...(children ? { children } : {}) };
  });
}
