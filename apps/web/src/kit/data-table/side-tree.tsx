import { Input, Tree } from 'antd';
import { useId, useMemo, useRef, useState } from 'react';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { filterNodes, flatNodes, type TreeNode } from '../tree/tree-node.ts';
import { useTreeNodes } from '../tree/use-tree-nodes.ts';
import { ErrorPanel } from '../widgets/error-panel.tsx';
import { useRoom } from './use-room.ts';

export interface SideTreeProps {
  /** Names the tree in the query cache; without it the tree is its table's own. */
  readonly treeKey?: readonly unknown[];
  /** Children of a node, of the root without one; asked for when the node is opened. */
  readonly load: (parent?: TreeNode) => Promise<readonly TreeNode[]>;
  /** All of it at once, for a search. */
  readonly whole?: () => Promise<readonly TreeNode[]>;
  readonly selectedKey?: string;
  readonly onSelect: (node: TreeNode | undefined) => void;
  readonly title?: string;
}

/** Until its place was measured. */
const usualHeight = 540;

/**
 * The tree beside a table: 16 % wide, 600 px high (on a phone above the cards and lower), loaded as it is opened, filtered
 * by part of a name.
 */
export function SideTree({ treeKey, load, whole, selectedKey, onSelect, title }: SideTreeProps) {
  const t = useText();
  const id = useId();
  const [filter, setFilter] = useState('');
  const [expanded, setExpanded] = useState<readonly React.Key[]>();
  const place = useRef<HTMLDivElement>(null);
  const height = useRoom(place, 'height') ?? usualHeight;
  const text = filter.trim();
  const tree = useTreeNodes({ key: treeKey ?? ['side-tree', id], load, whole }, text !== '');
  const shown = useMemo(() => filterNodes(tree.nodes, text), [tree.nodes, text]);
  // The first level is open from the start, and all that was found is.
  const open = text ? flatNodes(shown).map(({ key }) => key) : (expanded ?? rootsOf(tree.nodes));
  return (
    <aside className="kit-side-tree" aria-label={title ?? t(kitTexts.treeFilter)}>
      <Input
        allowClear
        placeholder={t(kitTexts.filterTree)}
        aria-label={t(kitTexts.filterTree)}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      {tree.error ? (
        <ErrorPanel error={tree.error} onRetry={tree.refetch} />
      ) : (
        <div className="kit-side-tree-place" ref={place}>
          <Tree<MutableNode>
            blockNode
            height={height}
            treeData={shown as MutableNode[]}
            expandedKeys={[...open]}
            onExpand={(keys) => setExpanded(keys)}
            selectedKeys={selectedKey === undefined ? undefined : [selectedKey]}
            loadData={(node) => tree.open(node)}
            onSelect={(_, { node, selected }) => onSelect(selected ? node : undefined)}
          />
        </div>
      )}
    </aside>
  );
}

/** What antd's tree wants of its nodes. */
interface MutableNode extends Omit<TreeNode, 'children'> {
  children?: MutableNode[];
}

function rootsOf(nodes: readonly TreeNode[]): string[] {
  return nodes.filter((node) => node.children).map(({ key }) => key);
}
