import { resource } from '@zhaocai/model/kit/resource';
import { mansion } from '@zhaocai/model/space/mansion';
import { call } from '../../kit/http/call.ts';
import { cutLike } from '../../kit/http/cut-answers.ts';
import type { TreeSource } from '../../kit/tree/use-tree-nodes.ts';

const { list } = resource(mansion);

/** The buildings beside a list of rooms, in the order of their numbers. */
export const mansionSource: TreeSource = {
  key: [mansion.name, 'tree'],
  async load() {
    const { data } = await call(list, {});
    const nodes = data.map(({ id, mansionNo, mansionName }) => ({
      key: id,
      title: `${mansionNo} ${mansionName}`,
      isLeaf: true,
    }));
    return cutLike(nodes, data);
  },
};
