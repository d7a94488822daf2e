import {
  graphOf,
  nodeKinds,
  type FlowDefinition,
  type FlowEdge,
  type FlowGraph,
  type FlowNode,
} from '../definition.ts';
import { isTaskOpen } from '../run-lifecycle.ts';
import type { Candidate, FlowCommand, FlowOutcome, FlowState, FlowWorld } from '../state.ts';
import { decide, newRun } from './engine.ts';

/** For tests: `start -> a -> end`, nodes by what stands before the name. */
export function aFlow(
  nodes: readonly (Pick<FlowNode, 'id'> & Partial<FlowNode>)[],
  edges: readonly string[],
): FlowDefinition {
  const ends: FlowNode[] = [
    { id: 'start', kind: nodeKinds.start, name: '开始' },
    { id: 'end', kind: nodeKinds.end, name: '结束' },
  ];
  return {
    nodes: [...ends, ...nodes.map((node) => ({ kind: nodeKinds.approval, name: node.id, ...node }))],
    edges: edges.map(edgeOf),
  };
}

/** `a > b` or `a > b when x`. */
function edgeOf(text: string): FlowEdge {
  const [path = '', expression] = text.split(' when ');
  const [from = '', to = ''] = path.split(' > ');
  return { id: text, from, to, ...(expression && { expression }) };
}

export interface Facts {
  readonly people: Readonly<Record<string, readonly (string | Candidate)[]>>;
  /** What expressions are worth; a missing one fails. */
  readonly truths?: Readonly<Record<string, unknown>>;
  readonly administrators?: readonly string[];
  readonly leaders?: Readonly<Record<string, string>>;
  /** Of a business that wants a second person. */
  readonly makers?: readonly string[];
}

export function aWorld({ people, truths = {}, administrators = ['admin'], leaders = {}, makers }: Facts): FlowWorld {
  return {
    candidates: (nodeId) =>
      (people[nodeId] ?? []).map((one) => (typeof one === 'string' ? { id: one, isActive: true } : one)),
    person(id) {
      const known = Object.values(people)
        .flat()
        .find((one) => typeof one !== 'string' && one.id === id);
      return typeof known === 'object' ? known : { id, isActive: true };
    },
    administrators: () => administrators,
    leaderOf: (person) => (leaders[person] ? { id: leaders[person], isActive: true } : undefined),
    makers: () => makers,
    evaluate: (expression, result) => {
      const value = truths[expression] ?? (result === undefined ? undefined : result === expression);
      return value === undefined ? { error: expression } : { value };
    },
  };
}

/** A run that is driven by who says what; a refusal fails the test that did not expect one. */
export class Drive {
  state: FlowState = newRun('starter');
  readonly effects: (FlowOutcome & { ok: true })['effects'][number][] = [];
  readonly graph: FlowGraph;
  readonly world: FlowWorld;

  constructor(definition: FlowDefinition, facts: Facts) {
    this.graph = graphOf(definition);
    this.world = aWorld(facts);
    this.do({ kind: 'start', by: 'starter' });
  }

  try(command: FlowCommand): FlowOutcome {
    return decide(this, this.state, command);
  }

  do(command: FlowCommand): void {
    const outcome = this.try(command);
    if (!outcome.ok) throw new Error(`refused: ${outcome.refusal}`);
    this.state = outcome.state;
    this.effects.push(...outcome.effects);
  }

  /** The open task of somebody. */
  taskOf(person: string): number {
    const task = this.state.visits
      .flatMap(({ tasks }) => tasks)
      .find((one) => one.person === person && isTaskOpen(one.status));
    if (!task) throw new Error(`${person} has no open task`);
    return task.no;
  }

  agree(...people: readonly string[]): void {
    for (const by of people) this.do({ kind: 'agree', by, taskNo: this.taskOf(by) });
  }

  reject(by: string, toNodeId?: string): void {
    this.do({ kind: 'reject', by, taskNo: this.taskOf(by), ...(toNodeId && { toNodeId }) });
  }

  /** Who has something to do, by node. */
  get open(): string[] {
    return this.state.visits
      .flatMap(({ nodeId, tasks }) =>
        tasks.filter(({ status }) => isTaskOpen(status)).map(({ person }) => `${nodeId}:${person}`),
      )
      .sort();
  }
}
