import { describe, expect, test } from 'vitest';
import { expressionsOver } from './expression.ts';
import { hasErrors, validateDefinition, type DraftFlow, type DraftNode } from './validate-definition.ts';

const expressions = expressionsOver([{ name: 'amount', type: 'number' }]);
const grant = { kind: 2, userIds: ['7'] } as const;
const start: DraftNode = { id: 's', kind: 1, name: '开始' };
const end: DraftNode = { id: 'e', kind: 4, name: '结束' };
const a: DraftNode = { id: 'a', kind: 3, name: '审批', grant };
const edge = (from: string, to: string, expression?: string) => ({
  id: `${from}${to}`,
  from,
  to,
  ...(expression && { expression }),
});
const sound: DraftFlow = { nodes: [start, a, end], edges: [edge('s', 'a'), edge('a', 'e')] };
const faults = (flow: DraftFlow) =>
  validateDefinition(flow, expressions).map(({ code, at }) => `${code} ${at ?? ''}`.trim());

describe('a flow before it is published', () => {
  test('a sound one has no fault', () => {
    expect(faults(sound)).toEqual([]);
    expect(hasErrors(validateDefinition(sound, expressions))).toBe(false);
  });

  test.each<[string, DraftFlow, string]>([
    ['no start', { ...sound, nodes: [a, end] }, 'oneStart'],
    [
      'two starts',
      { nodes: [...sound.nodes, { ...start, id: 't' }], edges: [...sound.edges, edge('t', 'a')] },
      'oneStart',
    ],
    ['no end', { nodes: [start, a], edges: [edge('s', 'a')] }, 'noEnd'],
    ['a way into the start', { ...sound, edges: [...sound.edges, edge('a', 's')] }, 'intoStart s'],
    ['a way out of the end', { ...sound, edges: [...sound.edges, edge('e', 'a')] }, 'outOfEnd e'],
    [
      'a node that nothing leads to',
      { ...sound, nodes: [...sound.nodes, { ...a, id: 'b', name: '另' }] },
      'notReached b',
    ],
    [
      'a node without a way on',
      { nodes: [...sound.nodes, { ...a, id: 'b', name: '另' }], edges: [...sound.edges, edge('s', 'b')] },
      'noWayToEnd b',
    ],
    ['nobody to approve', { ...sound, nodes: [start, { ...a, grant: { kind: 1, roleIds: [] } }, end] }, 'noApprover a'],
    ['a rate of nothing', { ...sound, nodes: [start, { ...a, isCountersign: true, passRate: 0 }, end] }, 'rate a'],
    [
      'a rate above a hundred',
      { ...sound, nodes: [start, { ...a, isCountersign: true, passRate: 101 }, end] },
      'rate a',
    ],
    ['a task without an address', { ...sound, nodes: [start, { id: 'a', kind: 2, name: '办理' }, end] }, 'noPath a'],
    ['a decision with one way', { ...sound, nodes: [start, { id: 'a', kind: 6, name: '判断' }, end] }, 'fewWays a'],
    [
      'a decision without a default',
      {
        nodes: [start, { id: 'a', kind: 6, name: '判断' }, end],
        edges: [edge('s', 'a'), edge('a', 'e', 'amount > 1'), { ...edge('a', 'e', 'amount < 1'), id: 'x' }],
      },
      'oneDefault a',
    ],
    [
      'an expression over a field that the form lacks',
      { ...sound, edges: [edge('s', 'a', 'price > 1'), edge('a', 'e')] },
      'expression sa',
    ],
    ['the same id twice', { ...sound, nodes: [...sound.nodes, a] }, 'twice a'],
    ['an edge to itself', { ...sound, edges: [...sound.edges, edge('a', 'a')] }, 'selfLoop aa'],
    ['an edge to nowhere', { ...sound, edges: [...sound.edges, edge('a', 'x')] }, 'unknownEnd ax'],
    ['a node that waits for one', { ...sound, nodes: [start, { ...a, isWait: true }, end] }, 'waitsForOne a'],
  ])('%s is named where it is', (_, flow, expected) => {
    expect(faults(flow)).toContain(expected);
  });

  test('what only asks does not stop it', () => {
    const twins: DraftFlow = {
      nodes: [start, a, { ...a, id: 'b' }, end],
      edges: [edge('s', 'a'), edge('a', 'b'), edge('b', 'e')],
    };
    expect(faults(twins)).toEqual(['sameName b']);
    expect(hasErrors(validateDefinition(twins, expressions))).toBe(false);
  });
});
