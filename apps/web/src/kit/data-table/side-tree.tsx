import { Input, Tree } from 'antd';
import { useEffect, useState } from 'react';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';

export interface TreeNode {
  readonly key: string;
  readonly title: string;
  readonly isLeaf?: boolean;
  readonly children?: readonly TreeNode[];
}

export interface SideTreeProps {
  /** Children of a node, of the root without one; asked for when the node is opened. */
  readonly load: (parent?: TreeNode) => Promise<readonly TreeNode[]>;
  readonly onSelect: (node: TreeNode | undefined) => void;
}

const treeHeight = 600;

/** The tree beside a table: 16 % wide, 600 px high, loaded as it is opened, filtered by part of a name. */
export function SideTree({ load, onSelect }: SideTreeProps) {
  const t = useText();
  const [nodes, setNodes] = useState<readonly TreeNode[]>([]);
  const [filter, setFilter] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void load().then((roots) => isCurrent && setNodes((known) => (known.length > 0 ? known : roots)));
    return () => {
      isCurrent = false;
    };
  }, [load]);

  const shown = filterNodes(nodes, filter.trim());
  const handleLoad = async (node: TreeNode) => {
    const children = await load(node);
    setNodes((known) => withChildren(known, node.key, children));
  };
  return (
    <aside className="kit-side-tree">
      <Input
        allowClear
        placeholder={t(kitTexts.filterTree)}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <Tree<MutableNode>
        blockNode
        height={treeHeight - 48}
        treeData={shown as MutableNode[]}
        loadData={(node) => (node.children ? Promise.resolve() : handleLoad(node))}
        onSelect={(_, { node, selected }) => onSelect(selected ? node : undefined)}
      />
    </aside>
  );
}

/** What antd's tree wants of its nodes. */
interface MutableNode extends Omit<TreeNode, 'children'> {
  children?: MutableNode[];
}

/** Keeps nodes whose name holds the text, and the way to them. */
export function filterNodes(nodes: readonly TreeNode[], text: string): readonly TreeNode[] {
  if (!text) return nodes;
  return nodes.flatMap((node) => {
    const children = filterNodes(node.children ?? [], text);
    if (children.length > 0) return [{ ...node, children }];
    return node.title.includes(text) ? [node] : [];
  });
}

function withChildren(nodes: readonly TreeNode[], key: string, children: readonly TreeNode[]): readonly TreeNode[] {
  return nodes.map((node) => {
    if (node.key === key) return { ...node, children };
    return node.children ? { ...node, children: withChildren(node.children, key, children) } : node;
  });
}
