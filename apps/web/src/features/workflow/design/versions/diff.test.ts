import { describe, expect, test } from 'vitest';
import { newWay } from '../drawing/connect.ts';
import type { Graph } from '../drawing/graph.ts';
import { newStepAt } from '../drawing/insert.ts';
import { differences } from './diff.ts';

const a = newStepAt({ kind: '3', name: '审批', at: { x: 0, y: 0 } }, 'a');
const z = newStepAt({ kind: '4', name: '结束', at: { x: 0, y: 200 } }, 'z');
const way = newWay({ source: 'a', target: 'z', sourceHandle: 'bottom', targetHandle: 'top' }, 'e');
const before: Graph = { steps: [a, z], ways: [way] };

describe('two versions', () => {
  test('that are the same do not differ', () => {
    expect(differences(before, { steps: [...before.steps], ways: [...before.ways] })).toEqual([]);
  });

  test('differ by what was added, removed, changed and only moved', () => {
    const changed = { ...a, data: { ...a.data, row: { ...a.data.row, rejectHandle: '3' } } };
    const moved = { ...z, position: { x: 9, y: 9 } };
    const added = newStepAt({ kind: '2', name: '任务', at: { x: 0, y: 400 } }, 't');
    const found = differences(before, { steps: [changed, moved, added], ways: [] });
    expect(found.map(({ id, kind }) => `${id} ${kind}`)).toEqual(['a changed', 'z moved', 't added', 'e removed']);
    expect(found[0]?.fields).toEqual([{ name: 'rejectHandle', before: '1', after: '3' }]);
  });
});
