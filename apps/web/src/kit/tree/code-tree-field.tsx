import { regionApi, rootRegionCode } from '@zhaocai/model/dictionary/region';
import type { TextField } from '@zhaocai/model/kit/field';
import { itemTree, type ItemNode } from '@zhaocai/model/procedure/item-endpoints';
import { call } from '../http/call.ts';
import { cutLike } from '../http/cut-answers.ts';
import { TreeField, type TreeFieldProps } from './tree-field.tsx';
import { nodeOf, type TreeNode } from './tree-node.ts';
import type { TreeSource } from './use-tree-nodes.ts';

type CodeTree = NonNullable<TextField['tree']>;

const sources: Readonly<Record<CodeTree, TreeSource>> = {
  region: {
    key: ['regions'],
    load: async (parent) => {
      const { data } = await call(regionApi.lazyTree, { parentCode: parent?.key ?? rootRegionCode });
      return (data ?? []).map((wire) => nodeOf(wire, { isLazy: true }));
    },
    whole: async () => {
      const { data } = await call(regionApi.tree, {});
      return (data ?? []).map((wire) => nodeOf(wire));
    },
    nameOf: async (code) => (await call(regionApi.detail, { code })).data?.fullName ?? code,
  },
  item: {
    key: ['items'],
    load: async () => {
      const { data } = await call(itemTree, {});
      return cutLike((data ?? []).map(itemNode), data);
    },
  },
};

/** Chooses a node of one of the trees that texts name: opened step by step or searched by name. */
export function CodeTreeField({ tree, ...rest }: Omit<TreeFieldProps, 'source' | 'isMultiple'> & { tree: CodeTree }) {
  return <TreeField {...rest} source={sources[tree]} />;
}

/** An item is stored as it is read, `A0501 家具`. */
function itemNode({ title, children }: ItemNode): TreeNode {
  return {
    key: title,
    title,
    isLeaf: !children?.length,
    ...(children?.length && { children: children.map(itemNode) }),
  };
}
