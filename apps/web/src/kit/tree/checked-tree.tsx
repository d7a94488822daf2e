import { Button, Input, Tree } from 'antd';
import { useMemo, useState } from 'react';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { Empty } from '../widgets/empty.tsx';
import { checksOf, toggleAll, toggleNode, type Checks } from './checks.ts';
import { filterNodes, flatNodes, type TreeNode } from './tree-node.ts';

export interface CheckedTreeProps {
  /** The whole tree; a node with `isDisabled` keeps its state. */
  readonly nodes: readonly TreeNode[];
  readonly value: readonly string[];
  /** The fully chosen nodes; parents of which only a part is chosen come apart from them. */
  readonly onChange?: (checked: string[], half: string[]) => void;
  readonly isReadOnly?: boolean;
  readonly height?: number;
  readonly label?: string;
}

/** A tree to grant from: searched by name, parents half-checked by their children, all or none, with a count. */
export function CheckedTree({ nodes, value, onChange, isReadOnly, height = 400, label }: CheckedTreeProps) {
  const t = useText();
  const [filter, setFilter] = useState('');
  const [expanded, setExpanded] = useState<readonly React.Key[]>();
  const text = filter.trim();
  const shown = useMemo(() => filterNodes(nodes, text), [nodes, text]);
  const checks = useMemo(() => checksOf(nodes, new Set(value)), [nodes, value]);
  const tell = (chosen: ReadonlySet<string>) => {
    const next: Checks = checksOf(nodes, chosen);
    onChange?.([...next.checked], [...next.half]);
  };
  const chosen = new Set(checks.checked);
  const open = text ? flatNodes(shown).map(({ key }) => key) : (expanded ?? nodes.map(({ key }) => key));
  return (
    <div className="kit-checked-tree">
      <div className="kit-checked-tree-bar">
        <Input
          allowClear
          value={filter}
          placeholder={t(kitTexts.filterTree)}
          aria-label={t(kitTexts.filterTree)}
          onChange={(event) => setFilter(event.target.value)}
        />
        <span className="kit-checked-tree-count" aria-live="polite">
          {t(kitTexts.checkedOf, { count: checks.checked.length, total: flatNodes(nodes).length })}
        </span>
        {!isReadOnly && (
          <>
            <Button type="link" size="small" onClick={() => tell(toggleAll(chosen, shown, true))}>
              {t(kitTexts.checkAll)}
            </Button>
            <Button type="link" size="small" onClick={() => tell(toggleAll(chosen, shown, false))}>
              {t(kitTexts.checkNone)}
            </Button>
          </>
        )}
      </div>
      {shown.length === 0 ? (
        <Empty title={t(text ? kitTexts.nothingFound : kitTexts.nothingHere)} />
      ) : (
        <Tree<CheckNode>
          checkable
          checkStrictly
          selectable={false}
          blockNode
          height={height}
          aria-label={label}
          treeData={shown.map((node) => checkNode(node, isReadOnly === true))}
          expandedKeys={[...open]}
          onExpand={(keys) => setExpanded(keys)}
          checkedKeys={{ checked: [...checks.checked], halfChecked: [...checks.half] }}
          onCheck={(_, { node, checked }) => {
            // What is filtered away is not taken along: the node as it is shown.
            const found = flatNodes(shown).find(({ key }) => key === node.key);
            if (found) tell(toggleNode(chosen, found, checked));
          }}
        />
      )}
    </div>
  );
}

/** What antd's tree wants of its nodes. */
interface CheckNode {
  key: string;
  title: string;
  disableCheckbox?: boolean;
  children?: CheckNode[];
}

function checkNode(node: TreeNode, isReadOnly: boolean): CheckNode {
  return {
    key: node.key,
    title: node.title,
    disableCheckbox: isReadOnly || node.isDisabled,
    children: node.children?.map((child) => checkNode(child, isReadOnly)),
  };
}
