import { useQueries } from '@tanstack/react-query';
import { TreeSelect } from 'antd';
import { useState } from 'react';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { useNotify } from '../widgets/use-notify.tsx';
import { flatNodes, withDisabled, type TreeNode } from './tree-node.ts';
import { useTreeNodes, type TreeSource } from './use-tree-nodes.ts';

export interface TreeFieldProps {
  readonly source: TreeSource;
  readonly id?: string;
  readonly value?: string | readonly string[] | null;
  readonly onChange?: (value: string | string[] | null) => void;
  readonly isMultiple?: boolean;
  /** Check boxes before the nodes; on where several may be chosen. */
  readonly hasCheckboxes?: boolean;
  /** Each node stands for itself alone; otherwise a parent takes its children along. On unless told otherwise. */
  readonly isStrict?: boolean;
  /** Chosen from the start and not to be removed. */
  readonly permanent?: readonly string[];
  /** What the attempt to remove one of them is told. */
  readonly permanentText?: string;
  /** This node and all below it cannot be chosen. */
  readonly barred?: string;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  /** Names it for those who do not see it, where no label stands before it. */
  readonly label?: string;
}

interface Chosen {
  readonly value: string;
  readonly label?: React.ReactNode;
}

const popupSize = 300;

/** Chooses one or several nodes of a tree, opened step by step or searched by name; the popup is 300 by 300. */
export function TreeField(props: TreeFieldProps) {
  const { source, isMultiple = false, hasCheckboxes = isMultiple, isStrict = true } = props;
  const [text, setText] = useState('');
  const isSearched = text.trim() !== '';
  const tree = useTreeNodes(source, isSearched);
  const keys = keysOf(props.value);
  const titles = useTitles(tree.nodes, keys, source);
  const keepPermanent = usePermanent(props);
  const t = useText();
  const chosen: Chosen[] = keys.map((key) => ({ value: key, label: titles.get(key) ?? key }));
  const handleChange = (next: Chosen | readonly Chosen[] | null | undefined) => {
    if (!isMultiple) return props.onChange?.(chosenOf(next)[0]?.value ?? null);
    props.onChange?.(keepPermanent(chosenOf(next).map(({ value }) => value)));
  };
  return (
    <TreeSelect<Chosen | Chosen[] | null, SelectNode>
      id={props.id}
      aria-label={props.label}
      className="kit-wide"
      labelInValue
      value={isMultiple ? chosen : chosen[0]}
      multiple={isMultiple}
      treeCheckable={isMultiple && hasCheckboxes}
      treeCheckStrictly={isMultiple && hasCheckboxes && isStrict}
      showCheckedStrategy={TreeSelect.SHOW_PARENT}
      treeData={withDisabled(tree.nodes, props.barred).map(selectNode)}
      loadData={async ({ value }) => {
        const node = flatNodes(tree.nodes).find(({ key }) => key === value);
        if (node) await tree.open(node);
      }}
      loading={tree.isLoading}
      disabled={props.disabled}
      allowClear
      showSearch={{ treeNodeFilterProp: 'title', filterTreeNode: holdsText, onSearch: setText }}
      // Also of what comes while it is searched the way to each match is open.
      treeExpandedKeys={isSearched ? flatNodes(tree.nodes).map(({ key }) => key) : undefined}
      treeDefaultExpandedKeys={tree.nodes.length === 1 ? tree.nodes.map(({ key }) => key) : undefined}
      listHeight={popupSize}
      popupMatchSelectWidth={popupSize}
      placeholder={props.placeholder}
      notFoundContent={tree.error ? t(kitTexts.loadFailed) : t(kitTexts.nothingHere)}
      onChange={handleChange}
    />
  );
}

/** What antd's tree select wants of its nodes. */
interface SelectNode {
  value: string;
  title: string;
  isLeaf?: boolean;
  disabled?: boolean;
  children?: SelectNode[];
}

function selectNode(node: TreeNode): SelectNode {
  return {
    value: node.key,
    title: node.title,
    isLeaf: node.isLeaf,
    disabled: node.isDisabled,
    children: node.children?.map(selectNode),
  };
}

function holdsText(text: string, node: { title?: unknown }): boolean {
  return String(node.title).toLowerCase().includes(text.toLowerCase());
}

function chosenOf(next: Chosen | readonly Chosen[] | null | undefined): readonly Chosen[] {
  if (next === null || next === undefined) return [];
  return 'value' in next ? [next] : next;
}

/** `'0'` is the wire's word for «no parent». */
function keysOf(value: TreeFieldProps['value']): string[] {
  const keys = typeof value === 'string' ? [value] : (value ?? []);
  return keys.filter((key) => key !== '' && key !== '0');
}

/** Names of what is chosen: from the tree, else asked for one by one, for a lazy tree may not hold them yet. */
function useTitles(nodes: readonly TreeNode[], keys: readonly string[], source: TreeSource): Map<string, string> {
  const titles = new Map(flatNodes(nodes).map(({ key, title }) => [key, title]));
  const unknown = keys.filter((key) => !titles.has(key));
  const { nameOf } = source;
  const names = useQueries({
    queries: unknown.map((key) => ({
      queryKey: [...source.key, 'name', key],
      queryFn: () => nameOf?.(key) ?? Promise.resolve(key),
      retry: false,
    })),
  });
  unknown.forEach((key, at) => titles.set(key, names[at]?.data ?? key));
  return titles;
}

/** Puts back what may not be removed, and says so. */
function usePermanent({ permanent = [], permanentText, onChange }: TreeFieldProps) {
  const notify = useNotify();
  const t = useText();
  return (next: readonly string[]): string[] => {
    const lost = permanent.filter((key) => !next.includes(key));
    if (lost.length > 0 && onChange) notify.warning(permanentText ?? t(kitTexts.permanentChoice));
    return [...lost, ...next];
  };
}
