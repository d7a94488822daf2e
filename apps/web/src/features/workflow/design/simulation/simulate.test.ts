import type { FlowExamine } from '@zhaocai/model/workflow/flow-examine';
import { describe, expect, test } from 'vitest';
import { effectLine } from './effect-line.ts';
import { initiator, openTasks, paintOf, simulationOf } from './simulate.ts';

const step = (nodeId: string, nodeType: FlowExamine['nodeType'], more: Partial<FlowExamine> = {}): FlowExamine => ({
  nodeId,
  nodeType,
  examine: nodeId,
  ...more,
});
const edge = (from: string, to: string, nodeExpression?: string): FlowExamine => ({
  nodeId: `${from}-${to}`,
  nodeType: '5',
  examine: '',
  sourceNodeId: from,
  targetNodeId: to,
  nodeExpression,
});

const people = { grantType: '2', grantUser: '7', grantUserStr: '[{"id":"7","realName":"周明"}]' };
const rows = [
  step('s', '1'),
  step('d', '6'),
  step('a', '3', { ...people, rejectHandle: '3' }),
  step('b', '3', people),
  step('z', '4'),
  edge('s', 'd'),
  edge('d', 'a', 'amount > 100'),
  edge('d', 'b'),
  edge('a', 'z'),
  edge('b', 'z'),
];
const variables = [{ name: 'amount', type: 'number' as const }];
const t = (text: { zh: string }, parameters: object = {}) =>
  Object.entries(parameters).reduce((line, [name, value]) => line.replace(`{${name}}`, String(value)), text.zh);

describe('a simulated run', () => {
  test('goes the way that the form decides, and says why', () => {
    const now = simulationOf({ rows, variables, form: { amount: 500 } }).start();
    expect(openTasks(now).map(({ nodeId, person }) => `${nodeId}:${person}`)).toEqual(['a:7']);
    expect(paintOf(now, rows)).toMatchObject({ s: 'done', d: 'done', a: 'open', 'd-a': 'done' });
    const lines = now.effects.flatMap((effect) => effectLine(effect, { t, rows }) ?? []);
    expect(lines).toContain('走 d → a：条件成立（amount > 100）');
    expect(lines).toContain('a：请 周明 办理');
  });

  test('takes the default where no condition is true, and shows what it left out', () => {
    const now = simulationOf({ rows, variables, form: { amount: 5 } }).start();
    expect(paintOf(now, rows)).toMatchObject({ b: 'open', 'd-a': 'skipped', 'd-b': 'done' });
  });

  test('is over when the last has agreed, and returns to the initiator when rejected so', () => {
    const simulation = simulationOf({ rows, variables, form: { amount: 500 } });
    const now = simulation.start();
    const [task] = openTasks(now);
    const decided = { by: '7', taskNo: task?.no ?? 0 };
    expect(simulation.act(now, { kind: 'agree', ...decided }).state.status).toBe('finished');
    const returned = simulation.act(now, { kind: 'reject', ...decided });
    expect(returned.state.status).toBe('returned');
    expect(openTasks(returned).map(({ person }) => person)).toEqual([initiator]);
    expect(simulation.act(returned, { kind: 'agree', ...decided })).toBe(returned);
  });

  test('shows what a run that was returned passes when it is handed in with another amount', () => {
    const returned = [0, 200].map((amount) => {
      const now = simulationOf({ rows, variables, form: { amount: 500 } }).start();
      const simulation = simulationOf({ rows, variables, form: { amount } });
      const [task] = openTasks(now);
      const back = simulation.act(now, { kind: 'reject', by: '7', taskNo: task?.no ?? 0 });
      const [own] = openTasks(back);
      return simulation.act(back, { kind: 'resubmit', by: initiator, taskNo: own?.no ?? 0, resume: 'back' });
    });
    expect(returned.map((now) => openTasks(now).map(({ nodeId }) => nodeId))).toEqual([['b'], ['a']]);
  });
});
