import type { TreeNode as WireTree } from '@zhaocai/model/permission/wire';
import type { TreeNode } from '../../../kit/tree/tree-node.ts';

/** The wire's tree for ticking: what is disabled keeps its state. */
export function grantNodes(wire: readonly WireTree[]): TreeNode[] {
  return wire.map(({ id, title, disabled, children }) => ({
    key: id,
    title,
    isLeaf: !children,
    ...(disabled && { isDisabled: true }),
    ...(children && { children: grantNodes(children) }),
  }));
}

/** A right that is given or taken: `采购管理 / 采购项目 / 新增`. */
export interface NamedRight {
  readonly key: string;
  readonly name: string;
}

/** The leaves among these keys, each with the way to it: a parent only says what its leaves say. */
export function leavesAmong(nodes: readonly TreeNode[], keys: ReadonlySet<string>, above = ''): NamedRight[] {
  return nodes.flatMap((node) => {
    const name = above ? `${above} / ${node.title}` : node.title;
    if (node.children?.length) return leavesAmong(node.children, keys, name);
    return keys.has(node.key) ? [{ key: node.key, name }] : [];
  });
}

export interface RightsChange {
  readonly added: readonly NamedRight[];
  readonly taken: readonly NamedRight[];
}

export function changeOf(
  nodes: readonly TreeNode[],
  before: readonly string[],
  after: readonly string[],
): RightsChange {
  const [was, is] = [new Set(before), new Set(after)];
  return {
    added: leavesAmong(nodes, is).filter(({ key }) => !was.has(key)),
    taken: leavesAmong(nodes, was).filter(({ key }) => !is.has(key)),
  };
}

/** Only the branches that hold one of these nodes. */
export function branchesWith(nodes: readonly TreeNode[], keys: ReadonlySet<string>): TreeNode[] {
  return nodes.flatMap((node) => {
    if (keys.has(node.key) && !node.children?.some(({ children }) => children)) return [node];
    const children = branchesWith(node.children ?? [], keys);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}
