import { graphOf, grantKind } from '@zhaocai/model/workflow/definition';
import { decide, newRun } from '@zhaocai/model/workflow/engine/engine';
import { expressionsOver } from '@zhaocai/model/workflow/expression';
import { definitionOf, grantKindOf, isEdgeRow, type FlowExamine } from '@zhaocai/model/workflow/flow-examine';
import { isTaskOpen } from '@zhaocai/model/workflow/run-lifecycle';
import type { FlowCommand, FlowEffect, FlowState, FlowTask, FlowWorld } from '@zhaocai/model/workflow/state';
import { namedPeople } from '../canvas/approver-line.ts';
import type { FlowVariable, Paint } from '../canvas/design-store.ts';

export const initiator = 'initiator';

export interface Simulated {
  readonly state: FlowState;
  readonly effects: readonly FlowEffect[];
}

export interface Simulation {
  readonly start: () => Simulated;
  /** The next state; the same one where the engine refuses. */
  readonly act: (before: Simulated, command: FlowCommand) => Simulated;
}

export interface SimulatedFlow {
  readonly rows: readonly FlowExamine[];
  readonly variables: readonly FlowVariable[];
  readonly form: Readonly<Record<string, unknown>>;
}

/** The engine of the server with people who do not exist, over values that somebody has typed. */
export function simulationOf({ rows, variables, form }: SimulatedFlow): Simulation {
  const graph = graphOf(definitionOf(rows));
  const expressions = expressionsOver(variables);
  const byId = new Map(rows.map((row) => [row.nodeId, row]));
  const world: FlowWorld = {
    candidates: (nodeId) => fakePeople(byId.get(nodeId)).map((id) => ({ id, isActive: true })),
    person: (id) => ({ id, isActive: true }),
    administrators: () => ['administrator'],
    leaderOf: () => ({ id: 'leader', isActive: true }),
    makers: () => undefined,
    evaluate: (expression, result) =>
      expressions.evaluate(expression, { form, initiator: { id: initiator, deptId: null, roles: [] }, result }),
  };
  const act = (before: Simulated, command: FlowCommand): Simulated => {
    const outcome = decide({ graph, world }, before.state, command);
    return outcome.ok ? { state: outcome.state, effects: [...before.effects, ...outcome.effects] } : before;
  };
  return { act, start: () => act({ state: newRun(initiator), effects: [] }, { kind: 'start', by: initiator }) };
}

/** Two for a role, each who is named, one for the rest; a task without a grant is the initiator's. */
function fakePeople(row: FlowExamine | undefined): readonly string[] {
  if (!row) return [];
  const kind = grantKindOf(row);
  if (grantKind.is(kind, 'initiator')) return [initiator];
  if (grantKind.is(kind, 'role')) return [`${row.nodeId} A`, `${row.nodeId} B`];
  if (grantKind.is(kind, 'person')) return (row.grantUser ?? '').split(',').filter(Boolean);
  return [`${row.nodeId} ${kind}`];
}

/** How people are called: by their names where the drawing has them, else by letters. */
export function fakeName(person: string, rows: readonly FlowExamine[]): string {
  const named = rows.flatMap(({ grantUserStr }) => namedPeople(grantUserStr)).find(({ id }) => id === person);
  if (named) return named.realName;
  const [, letter] = person.split(' ');
  return letter ?? person;
}

export function openTasks({ state }: Simulated): readonly (FlowTask & { readonly nodeId: string })[] {
  return state.visits.flatMap(({ tasks }) => tasks.filter(({ status }) => isTaskOpen(status)));
}

/** What the run has passed, where it stands, and what it has left out. */
export function paintOf({ state, effects }: Simulated, rows: readonly FlowExamine[]): Readonly<Record<string, Paint>> {
  const paint: Record<string, Paint> = {};
  const edges = new Map(rows.filter(isEdgeRow).map((row) => [row.nodeId, row]));
  for (const effect of effects) {
    if (effect.kind === 'edgeSkipped' && paint[effect.edgeId] !== 'done') paint[effect.edgeId] = 'skipped';
    if (effect.kind !== 'edgeTaken') continue;
    const edge = edges.get(effect.edgeId);
    const passed = [effect.edgeId, edge?.sourceNodeId ?? '', edge?.targetNodeId ?? ''];
    Object.assign(paint, Object.fromEntries(passed.map((id) => [id, 'done'])));
  }
  for (const { nodeId } of state.tokens) paint[nodeId] = 'open';
  for (const { nodeId } of openTasks({ state, effects })) paint[nodeId] = 'open';
  return paint;
}
