import { describe, expect, test } from 'vitest';
import { nodeKinds, type FlowDefinition, type FlowNode } from './definition.ts';
import { undecidedWay } from './undecided-way.ts';

const start: FlowNode = { id: 's', kind: nodeKinds.start, name: '开始' };
const end: FlowNode = { id: 'e', kind: nodeKinds.end, name: '结束' };
const approval: FlowNode = { id: 'a', kind: nodeKinds.approval, name: '部门审批' };
const task: FlowNode = { id: 't', kind: nodeKinds.task, name: '登记' };
const decision: FlowNode = { id: 'd', kind: nodeKinds.decision, name: '金额判断' };
const edge = (from: string, to: string, more: object = {}) => ({ id: `${from}${to}`, from, to, ...more });
const flow = (nodes: readonly FlowNode[], edges: FlowDefinition['edges']): FlowDefinition => ({
  nodes: [start, end, ...nodes],
  edges,
});

describe('a flow that decides nothing', () => {
  test('leads from its start to its end and asks nobody', () => {
    expect(undecidedWay(flow([], [edge('s', 'e')]))).toEqual({ isEverywhere: true, way: '开始 → 结束', at: 'se' });
  });

  test('is one whose only step is work to be done', () => {
    const only = undecidedWay(flow([task], [edge('s', 't'), edge('t', 'e')]));
    expect(only).toMatchObject({ isEverywhere: true, way: '开始 → 登记 → 结束' });
  });
});

describe('a branch that asks nobody', () => {
  test('is named with its condition, though the others ask', () => {
    const edges = [edge('s', 'd'), edge('d', 'a'), edge('d', 'e', { expression: 'amount < 1000' }), edge('a', 'e')];
    expect(undecidedWay(flow([decision, approval], edges))).toEqual({
      isEverywhere: false,
      way: '开始 → 金额判断（amount < 1000） → 结束',
      at: 'de',
    });
  });

  test('is one drawn beside the step that asks', () => {
    const edges = [edge('s', 'a'), edge('a', 'e'), edge('s', 'e')];
    expect(undecidedWay(flow([approval], edges))).toMatchObject({ isEverywhere: false, way: '开始 → 结束' });
  });
});

describe('every way is decided', () => {
  test('where each passes an approval, circles or not', () => {
    const edges = [edge('s', 'd'), edge('d', 't'), edge('t', 'd'), edge('d', 'a'), edge('a', 'e')];
    expect(undecidedWay(flow([decision, task, approval], edges))).toBeUndefined();
  });

  test('where a step lets pass by a rule that the record names', () => {
    const rules = { onEmpty: 'pass', onSelf: 'ask', onDuplicate: 'ask' } as const;
    expect(undecidedWay(flow([{ ...approval, rules }], [edge('s', 'a'), edge('a', 'e')]))).toBeUndefined();
  });
});
