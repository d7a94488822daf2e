import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nodeKinds } from './definition.ts';
import { definitionOf } from './flow-examine.ts';
import { isSameFlow, readNodeJson, writeNodeJson } from './node-json.ts';

/** As the canvas library stores it: fields in `data` of one node, beside the shape of another. */
const stored = JSON.stringify({
  cells: [
    { id: 'e1', shape: 'edge', source: { cell: 's', port: 'r' }, target: { cell: 'a', port: 'l' }, zIndex: 0 },
    {
      id: 's',
      shape: 'custom-circle',
      position: { x: 1, y: 2 },
      size: { width: 60, height: 60 },
      attrs: { text: { text: '开始' } },
    },
    {
      id: 'a',
      shape: 'custom-rect',
      position: { x: 90, y: 2 },
      attrs: { text: { text: '部门审批' } },
      data: { nodeType: '3', grantType: '1', grantRole: '11,12', isCountersign: 1 },
      ports: { items: [{ id: 'l', group: 'left' }] },
    },
    { id: 'd', shape: 'custom-polygon', nodeType: '6', examine: '金额', nodeExpression: '' },
    { id: 'z', shape: 'custom-circle', attrs: { text: { text: '结束' } } },
    {
      id: 'e2',
      shape: 'edge',
      source: { cell: 'a' },
      target: { cell: 'd' },
      labels: [{ attrs: { label: { text: '同意' } } }],
    },
    {
      id: 'e3',
      shape: 'edge',
      source: { cell: 'd' },
      target: { cell: 'z' },
      data: { nodeExpression: 'amount > 1' },
      labels: ['大额'],
    },
  ],
});

describe('a stored drawing', () => {
  test('is read as a flow, nodes in the order of walking, then edges in the order of drawing', () => {
    const drawn = readNodeJson(stored);
    expect(drawn?.rows.map(({ nodeId, nodeType, examine }) => `${nodeId} ${nodeType} ${examine}`)).toEqual([
      's 1 开始',
      'a 3 部门审批',
      'd 6 金额',
      'z 4 结束',
      'e1 5 ',
      'e2 5 同意',
      'e3 5 大额',
    ]);
    expect(drawn?.guessed).toEqual(['s', 'z']);
    expect(definitionOf(drawn?.rows ?? []).nodes[1]).toMatchObject({
      grant: { kind: 1, roleIds: ['11', '12'] },
      isCountersign: true,
    });
    expect(definitionOf(drawn?.rows ?? []).edges[2]).toMatchObject({
      from: 'd',
      to: 'z',
      expression: 'amount > 1',
      name: '大额',
    });
  });

  test('that nobody touched is saved to the byte as it was, spaces and unknown keys included', () => {
    const odd = `{ "cells" : [ {"id":"s","shape":"x","whatever":[1.50, null]} ] }`;
    const drawn = readNodeJson(odd);
    expect(drawn && writeNodeJson(drawn, { changed: [], removed: [] })).toBe(odd);
  });

  test('of which one node was moved differs in that position alone', () => {
    const drawn = readNodeJson(stored);
    const cells = (text: string) => (JSON.parse(text) as { cells: { id: string }[] }).cells;
    const moved = cells(writeNodeJson(drawn, { changed: [{ id: 'a', position: { x: 5, y: 6 } }], removed: [] }));
    const before = cells(stored);
    expect(moved.filter((cell, index) => JSON.stringify(cell) !== JSON.stringify(before[index]))).toEqual([
      { ...before[2], position: { x: 5, y: 6 } },
    ]);
  });

  test('gets changed fields where it had them', () => {
    const drawn = readNodeJson(stored);
    const text = writeNodeJson(drawn, {
      changed: [
        { id: 'a', data: { grantRole: '13', taskEdit: '1' } },
        { id: 'd', data: { nodeExpression: 'amount' } },
      ],
      removed: ['e3'],
    });
    const { cells } = JSON.parse(text) as { cells: Record<string, unknown>[] };
    expect(cells.find(({ id }) => id === 'a')).toMatchObject({
      data: { nodeType: '3', grantRole: '13', taskEdit: '1' },
    });
    expect(cells.find(({ id }) => id === 'd')).toMatchObject({ nodeExpression: 'amount' });
    expect(cells.find(({ id }) => id === 'd')).not.toHaveProperty('data');
    expect(cells.some(({ id }) => id === 'e3')).toBe(false);
  });

  test('[R222] says of every step and edge which of six kinds it is, and the engine takes each for that', () => {
    const step = (nodeType: string) => ({ id: `n${nodeType}`, shape: 'rect', data: { nodeType, examine: nodeType } });
    const steps = ['1', '2', '3', '4', '6'].map(step);
    const edge = {
      id: 'e',
      shape: 'edge',
      source: { cell: 'n6' },
      target: { cell: 'n3' },
      data: { nodeExpression: 'a > 1' },
    };
    const rows = readNodeJson(JSON.stringify({ cells: [...steps, edge] }))?.rows ?? [];
    expect(rows.map(({ nodeType }) => nodeType).sort()).toEqual(['1', '2', '3', '4', '5', '6']);
    const { nodes, edges } = definitionOf(rows);
    expect(Object.fromEntries(nodes.map(({ id, kind }) => [id, kind]))).toEqual({
      n1: nodeKinds.start,
      n2: nodeKinds.task,
      n3: nodeKinds.approval,
      n4: nodeKinds.end,
      n6: nodeKinds.decision,
    });
    expect(edges).toEqual([{ id: 'e', from: 'n6', to: 'n3', expression: 'a > 1' }]);
  });

  test('has its edges in another order, and every cell as it was', () => {
    const drawn = readNodeJson(stored);
    const edges = drawn?.rows.filter(({ nodeType }) => nodeType === '5').map(({ nodeId }) => nodeId) ?? [];
    const [first = '', second = '', ...others] = edges;
    const text = writeNodeJson(drawn, { changed: [], removed: [], order: [second, first, ...others] });
    const swapped = readNodeJson(text);
    expect(swapped?.rows.filter(({ nodeType }) => nodeType === '5').map(({ nodeId }) => nodeId)).toEqual([
      second,
      first,
      ...others,
    ]);
    expect(new Set(swapped?.cells.map((cell) => JSON.stringify(cell)))).toEqual(
      new Set(drawn?.cells.map((cell) => JSON.stringify(cell))),
    );
    expect(writeNodeJson(drawn, { changed: [], removed: [], order: edges })).toBe(stored);
  });

  test.each(['', 'null', '7', '"x"', '{}', '{"cells":7}', 'not json'])('%s is no drawing', (text) => {
    expect(readNodeJson(text)).toBeUndefined();
  });

  test('in its other spellings means the same', () => {
    const { cells } = JSON.parse(stored) as { cells: { id: string; source?: unknown }[] };
    const split = JSON.stringify({
      nodes: cells.filter(({ source }) => !source),
      edges: cells.filter(({ source }) => source),
    });
    const rows = readNodeJson(stored)?.rows ?? [];
    expect(isSameFlow(readNodeJson(JSON.stringify(cells))?.rows ?? [], rows)).toBe(true);
    expect(isSameFlow(readNodeJson(split)?.rows ?? [], rows)).toBe(true);
    expect(isSameFlow(rows.slice(1), rows)).toBe(false);
  });

  test('whatever it holds, reading and writing it untouched gives it back, and never fails', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const drawn = readNodeJson(text);
        const written = drawn ? writeNodeJson(drawn, { changed: [], removed: [] }) : text;
        expect(written).toBe(text);
      }),
    );
  });
});
