import { describe, expect, test } from 'vitest';
import { expressionsOver, type Variable } from './expression.ts';
import { definitionOf } from './flow-examine.ts';
import { hasErrors, validateDefinition, type DraftFlow, type DraftNode } from './validate-definition.ts';

const variables: readonly Variable[] = [{ name: 'amount', type: 'number' }];
const words = { expressions: expressionsOver(variables), variables };
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
const faults = (flow: DraftFlow) => validateDefinition(flow, words).map(({ code, at }) => `${code} ${at ?? ''}`.trim());

describe('a flow before it is published', () => {
  test('a sound one has no fault', () => {
    expect(faults(sound)).toEqual([]);
    expect(hasErrors(validateDefinition(sound, words))).toBe(false);
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
    expect(hasErrors(validateDefinition(twins, words))).toBe(false);
  });

  test.each([
    ['a rate that is no number', { isCountersign: '1', countersignRate: 'abc' }, 'rate a'],
    ['an approver type that is none', { grantType: '99' }, 'setting a'],
    ['a reject handling that is none', { rejectHandle: 'back' }, 'setting a'],
    ['a project role that is none', { projectMan: '1,x' }, 'setting a'],
  ])('as it is sent: %s is named, not taken for the usual one', (_, sent, expected) => {
    const row = { nodeId: 'a', nodeType: '3', examine: '审批', grantType: '2', grantUser: '7', ...sent } as const;
    const [node] = definitionOf([row]).nodes;
    expect(faults({ ...sound, nodes: [start, ...(node ? [node] : []), end] })).toContain(expected);
  });

  test.each([
    ['two fields of one name', ['amount', 'amount'], 'fieldTwice'],
    ['a field called as every object', ['__proto__'], 'fieldName'],
    ['a field that no condition could name', ['合计 金额'], 'fieldName'],
  ])('%s are named', (_, names, expected) => {
    const fields = names.map((name): Variable => ({ name, type: 'number' }));
    const found = validateDefinition(sound, { expressions: expressionsOver(fields), variables: fields });
    expect(found).toEqual([{ code: expected, level: 'error', name: names[0] }]);
  });

  test('ten times as many steps take about ten times as long to judge', () => {
    const [short, long] = [aLongFlow(98), aLongFlow(980)];
    const timeOf = (flow: ReturnType<typeof aLongFlow>, times: number) => {
      const began = Date.now();
      for (let left = times; left > 0; left -= 1) expect(validateDefinition(flow, words)).toEqual([]);
      return Date.now() - began;
    };
    timeOf(short, 10);
    // In turns and as much work for each, so that whatever else the machine does burdens both; it only ever adds.
    const rounds = Array.from({ length: 5 }, () => [Math.max(timeOf(short, 100), 1) / 10, timeOf(long, 10)] as const);
    const [ofShort, ofLong] = [Math.min(...rounds.map(([one]) => one)), Math.min(...rounds.map(([, ten]) => ten))];
    // Where each step looks at every other it is a hundred times as long.
    expect(ofLong / ofShort).toBeLessThan(35);
  });
});

/** Steps in a row, every third of them a decision that may lead to the end. */
function aLongFlow(steps: number): DraftFlow {
  const nodes = Array.from({ length: steps }, (_, at): DraftNode =>
    at % 3 === 2 ? { id: `n${at}`, kind: 6, name: `判断${at}` } : { ...a, id: `n${at}`, name: `审批${at}` },
  );
  const all = [start, ...nodes, end];
  const on = all.slice(1).map((node, at) => edge(all[at]?.id ?? '', node.id));
  const out = nodes.filter(({ kind }) => kind === 6).map(({ id }) => edge(id, 'e', 'amount > 5'));
  return { nodes: all, edges: [...on, ...out] };
}
