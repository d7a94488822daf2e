import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { graphOf, type FlowDefinition, type FlowEdge, type FlowNode } from '../definition.ts';
import type { FlowCommand, FlowEffect, FlowState, FlowTask } from '../state.ts';
import { decide, newRun } from './engine.ts';
import { returnableSteps } from './returns.ts';
import { aWorld } from './sample-flow.ts';

const crowd = ['p1', 'p2', 'p3', 'p4', 'starter'];

const aNode = fc.record({
  kind: fc.constantFrom<2 | 3 | 6>(3, 3, 3, 2, 6),
  rejectHandling: fc.constantFrom<1 | 2 | 3 | 4>(1, 2, 3, 4),
  isCountersign: fc.boolean(),
  passRate: fc.integer({ min: 1, max: 100 }),
  isWait: fc.boolean(),
  rules: fc.record({
    onEmpty: fc.constantFrom<'administrator' | 'pass' | 'reject'>('administrator', 'pass', 'reject'),
    onSelf: fc.constantFrom<'ask' | 'pass' | 'leader'>('ask', 'pass', 'leader'),
    onDuplicate: fc.constantFrom<'ask' | 'pass'>('ask', 'pass'),
  }),
  people: fc.subarray(crowd),
  /** Where it leads: that many nodes on, and sometimes back. */
  leads: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
  back: fc.option(fc.nat(6), { freq: 4 }),
});

interface Scene {
  readonly definition: FlowDefinition;
  readonly people: Record<string, string[]>;
  readonly truths: Record<string, boolean>;
}

/** A sound flow: from every node a way leads on to the end, whatever the expressions say. */
const aScene = fc
  .record({
    nodes: fc.array(aNode, { minLength: 1, maxLength: 7 }),
    truths: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
  })
  .map(({ nodes, truths }): Scene => {
    const idAt = (index: number) => (index < nodes.length ? `n${index}` : 'end');
    const edges: FlowEdge[] = [{ id: 'first', from: 'start', to: 'n0' }];
    nodes.forEach(({ leads, back, kind }, index) => {
      leads.forEach((step, place) => {
        const to = idAt(Math.min(index + step, nodes.length));
        if (edges.some((edge) => edge.from === idAt(index) && edge.to === to)) return;
        const expression = kind === 6 && place > 0 ? `e${(index + place) % 8}` : undefined;
        edges.push({ id: `${index}.${place}`, from: idAt(index), to, ...(expression && { expression }) });
      });
      // A way back is taken by chance and so must not be the only one.
      if (back !== null && back < index && kind === 6)
        edges.push({ id: `${index}.back`, from: idAt(index), to: idAt(back), expression: `e${index % 8}` });
    });
    const rows = nodes.map(({ people: _, leads: __, back: ___, ...node }, index): FlowNode => ({
      id: idAt(index),
      name: idAt(index),
      ...node,
    }));
    return {
      definition: {
        nodes: [{ id: 'start', kind: 1, name: '开始' }, { id: 'end', kind: 4, name: '结束' }, ...rows],
        edges,
      },
      people: Object.fromEntries(nodes.map(({ people }, index) => [idAt(index), people])),
      truths: Object.fromEntries(truths.map((truth, index) => [`e${index}`, truth])),
    };
  });

const aMove = fc.record({ what: fc.nat(11), whose: fc.nat(20), whom: fc.nat(crowd.length - 1), chance: fc.nat(7) });
type Move = typeof aMove extends fc.Arbitrary<infer T> ? T : never;

/** A command that somebody could give now, or one that must be refused. */
function commandOf(state: FlowState, { what, whose, whom, chance }: Move): FlowCommand {
  const open = state.visits.flatMap((visit) => visit.tasks.filter(isOpen).map((task) => ({ visit, task })));
  const chosen = open[whose % Math.max(open.length, 1)];
  const by = crowd[whom] ?? 'p1';
  if (!chosen) return { kind: 'retry', by };
  const { task, visit } = chosen;
  const named = { by: task.person, taskNo: task.no };
  if (task.nodeId === 'start') return { kind: 'resubmit', ...named, resume: chance % 2 ? 'restart' : 'back' };
  const steps = returnableSteps(state, visit);
  const toNodeId = steps[chance % Math.max(steps.length, 1)]?.nodeId;
  switch (what) {
    case 0:
      return { kind: 'reject', ...named, ...(toNodeId && { toNodeId }), mustRestart: chance === 7 };
    case 1:
      return { kind: 'transfer', ...named, to: by };
    case 2:
      return { kind: 'addSign', ...named, to: [by], when: chance % 2 ? 'before' : 'after' };
    case 3:
      return { kind: 'recall', by, visitNo: whose % (state.lastVisitNo + 1) };
    case 4:
      return chance === 0 ? { kind: 'withdraw', by: 'starter' } : { kind: 'agree', ...named, hasChanged: true };
    case 5:
      return { kind: 'agree', by, taskNo: whose };
    case 6:
      return { kind: 'retry', by };
    case 7:
      return { kind: 'skip', by, nodeId: task.nodeId };
    case 8:
      return { kind: 'replaceAbsent', by };
    default:
      return { kind: 'agree', ...named };
  }
}

const isOpen = ({ status }: FlowTask) => status === 1 || status === 4;

/** What must hold after every command, whatever came before. */
function demandWhole(state: FlowState): void {
  const { tokens, visits, status } = state;
  for (const token of tokens) {
    const at = visits.filter(({ no }) => no === token.visitNo);
    expect(at.map(({ nodeId }) => nodeId)).toEqual(token.state === 'visiting' ? [token.nodeId] : []);
  }
  for (const visit of visits) {
    expect(tokens.filter(({ visitNo }) => visitNo === visit.no)).toHaveLength(1);
    const able = visit.tasks.filter(
      (task) =>
        isOpen(task) &&
        !task.hasAgreed &&
        !visit.tasks.some((one) => one.sign?.parentNo === task.no && one.sign.when === 'before' && isOpen(one)),
    );
    expect(able.length, 'somebody can act').toBeGreaterThan(0);
  }
  const isOver = ['finished', 'rejected', 'withdrawn', 'terminated'].includes(status);
  if (isOver) expect({ tokens, visits }).toEqual({ tokens: [], visits: [] });
  if (status === 'running' || status === 'returned')
    expect(visits.length, 'the run stands at a person').toBeGreaterThan(0);
  if (status === 'error') expect(tokens.some((token) => token.state === 'stuck')).toBe(true);
}

/** Every task is opened once, closed at most once, and what was closed is not open in the state. */
function demandOneDecisionEach(effects: readonly FlowEffect[], state: FlowState): void {
  const opened = effects.flatMap((effect) => (effect.kind === 'taskOpened' ? [effect.task.no] : []));
  const closings = effects.flatMap((effect, index) =>
    effect.kind === 'taskClosed' ? [{ task: effect.task, index }] : [],
  );
  const closed = closings.map(({ task }) => task.no);
  const openedBefore = (no: number, index: number) =>
    effects.slice(0, index).some((effect) => effect.kind === 'taskOpened' && effect.task.no === no);
  expect(new Set(opened).size, 'opened once').toBe(opened.length);
  expect(new Set(closed).size, 'closed once').toBe(closed.length);
  expect(closings.every(({ task, index }) => !isOpen(task) && openedBefore(task.no, index))).toBe(true);
  const stillOpen = state.visits.flatMap(({ tasks }) => tasks.filter(isOpen).map(({ no }) => no));
  expect(opened.filter((no) => !closed.includes(no)).sort(byNumber)).toEqual(stillOpen.sort(byNumber));
}

const byNumber = (left: number, right: number) => left - right;

interface Played {
  readonly state: FlowState;
  readonly effects: FlowEffect[];
  readonly accepted: FlowCommand[];
}

function play({ definition, people, truths }: Scene, moves: readonly Move[]): Played {
  const context = { graph: graphOf(definition), world: aWorld({ people, truths, leaders: { starter: 'p1' } }) };
  let state = newRun('starter');
  const effects: FlowEffect[] = [];
  const accepted: FlowCommand[] = [];
  const give = (command: FlowCommand) => {
    const before = JSON.stringify(state);
    const outcome = decide(context, state, command);
    expect(JSON.stringify(state), 'the state that was given stays as it was').toBe(before);
    if (!outcome.ok) return;
    state = outcome.state;
    effects.push(...outcome.effects);
    accepted.push(command);
    demandWhole(state);
  };
  give({ kind: 'start', by: 'starter' });
  for (const move of moves) give(commandOf(state, move));
  return { state, effects, accepted };
}

describe('whatever the flow and whatever people do', () => {
  test('no token is lost, no task is decided twice, every run ends, stands at a person or says what holds it', () => {
    fc.assert(
      fc.property(aScene, fc.array(aMove, { maxLength: 24 }), (scene, moves) => {
        const { state, effects } = play(scene, moves);
        demandOneDecisionEach(effects, state);
        expect(state.lastTaskNo).toBeGreaterThan(0);
      }),
      { numRuns: 10_000 },
    );
  });

  test('the accepted commands, given again, lead to the same state', () => {
    fc.assert(
      fc.property(aScene, fc.array(aMove, { maxLength: 16 }), (scene, moves) => {
        const { state, accepted, effects } = play(scene, moves);
        const context = { graph: graphOf(scene.definition), world: aWorld({ ...scene, leaders: { starter: 'p1' } }) };
        let again = newRun('starter');
        const repeated: FlowEffect[] = [];
        for (const command of accepted) {
          const outcome = decide(context, again, command);
          if (!outcome.ok) throw new Error(outcome.refusal);
          again = outcome.state;
          repeated.push(...outcome.effects);
        }
        expect(again).toEqual(state);
        expect(repeated).toEqual(effects);
      }),
      { numRuns: 2_000 },
    );
  });

  test('who only agrees comes to the end', () => {
    fc.assert(
      fc.property(aScene, (scene) => {
        // A rule that rejects where nobody decides could send it round for ever.
        const nodes = scene.definition.nodes.map((node) => ({
          ...node,
          rules: { onSelf: 'ask', onDuplicate: 'ask', ...node.rules, onEmpty: 'administrator' } as const,
        }));
        const truths = Object.fromEntries(Object.keys(scene.truths).map((key) => [key, false]));
        const willing: Scene = { ...scene, definition: { ...scene.definition, nodes }, truths };
        const moves = Array.from({ length: 200 }, (_, index) => ({ what: 9, whose: index, whom: 0, chance: 1 }));
        const { state } = play(willing, moves);
        expect(state.status).toBe('finished');
      }),
      { numRuns: 2_000 },
    );
  });
});
