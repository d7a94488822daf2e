import { deptDetail, deptTree, lazyDeptTree } from '@zhaocai/model/organization/dept-endpoints';
import { call } from '../../kit/http/call.ts';
import { cutLike } from '../../kit/http/cut-answers.ts';
import { nodeOf, type TreeNode } from '../../kit/tree/tree-node.ts';
import type { TreeSource } from '../../kit/tree/use-tree-nodes.ts';
import { placeInput, type Place } from './place.ts';

/** The departments of a place, opened step by step, whole for a search. */
export function deptSource(place: Place): TreeSource {
  return {
    key: [lazyDeptTree.route, place.tenantId ?? 'own'],
    load: async (parent?: TreeNode) => {
      const { data } = await call(lazyDeptTree, { ...placeInput(place), parentId: parent?.key ?? '0' });
      return data.map((node) => nodeOf(node, { isLazy: true }));
    },
    whole: async () => {
      const { data } = await call(deptTree, placeInput(place));
      return cutLike(
        data.map((node) => nodeOf(node)),
        data,
      );
    },
    nameOf: async (id) => (await call(deptDetail, { ...placeInput(place), id })).data.deptName,
  };
}
