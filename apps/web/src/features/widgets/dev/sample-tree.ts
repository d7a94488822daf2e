import type { Text } from '@zhaocai/model/kit/text';
import type { TreeNode } from '../../../kit/tree/tree-node.ts';
import type { TreeSource } from '../../../kit/tree/use-tree-nodes.ts';

interface Place {
  readonly key: string;
  readonly name: Text;
  readonly below?: readonly Place[];
}

const places: readonly Place[] = [
  {
    key: '1',
    name: { zh: '示范大学', en: 'Sample University' },
    below: [
      {
        key: '11',
        name: { zh: '信息学院', en: 'School of Information' },
        below: [
          { key: '111', name: { zh: '网络中心', en: 'Network Centre' } },
          { key: '112', name: { zh: '实验室', en: 'Laboratory' } },
        ],
      },
      { key: '12', name: { zh: '后勤处', en: 'Logistics' } },
      { key: '13', name: { zh: '采购与招标中心', en: 'Procurement and Tendering Centre' } },
    ],
  },
];

type Say = (text: Text) => string;

export function sampleNodes(say: Say, list = places): TreeNode[] {
  return list.map((place) => ({
    key: place.key,
    title: say(place.name),
    isLeaf: !place.below,
    ...(place.below ? { children: sampleNodes(say, place.below) } : {}),
  }));
}

/** A tree that comes level by level, as the server's does. */
export function sampleSource(say: Say): TreeSource {
  const find = (list: readonly Place[], key: string): Place | undefined =>
    list.flatMap((place) => (place.key === key ? [place] : (find(place.below ?? [], key) ?? [])))[0];
  const level = (list: readonly Place[]) =>
    list.map((place) => ({ key: place.key, title: say(place.name), isLeaf: !place.below }));
  return {
    key: ['sample-tree', say({ zh: 'zh', en: 'en' })],
    load: (parent) => Promise.resolve(level(parent ? (find(places, parent.key)?.below ?? []) : places)),
    nameOf: (key) => Promise.resolve(say(find(places, key)?.name ?? { zh: key, en: key })),
  };
}
