import type { SideTreeProps } from '../data-table/side-tree.tsx';
import type { TreeSource } from '../tree/use-tree-nodes.ts';

/** A tree beside a list: choosing a node narrows the list to it. */
export interface ResourceTree {
  readonly source: TreeSource;
  /** The wire's name of the filter, e.g. `deptId`. */
  readonly filter: string;
  readonly title?: string;
}

type Filters = Readonly<Record<string, string>>;

/** The side tree's chosen node lives in the address with the other filters. */
export function sideTreeOf(
  { source, filter, title }: ResourceTree,
  filters: Filters,
  onChange: (filters: Filters) => void,
): SideTreeProps {
  const { [filter]: selectedKey, ...others } = filters;
  return {
    treeKey: source.key,
    load: source.load,
    whole: source.whole,
    selectedKey: selectedKey ?? '',
    title,
    onSelect: (node) => onChange(node ? { ...others, [filter]: node.key } : others),
  };
}
