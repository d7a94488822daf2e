import { nodeKinds, type FlowEdge, type FlowNode } from '../definition.ts';
import type { EdgeReason, FlowToken, StuckReason } from '../state.ts';
import { agreeAutomatically } from './automatic.ts';
import { readyJoin } from './joins.ts';
import { enter, newToken, removeToken, setStatus, type Moving, type Run } from './run.ts';
import { approversAt, openVisit } from './visits.ts';

const mostAutomaticSteps = 100;

/** Lets every token go on until each stands at people, waits for others or has ended. */
export function settle(run: Run): void {
  for (;;) {
    const [next = joined(run), ...others] = run.moving;
    if (!next) break;
    run.moving = others;
    if (next.at === 'leaving') leave(run, next.token);
    else receive(run, next.token);
  }
  const { state } = run;
  // What held the run may have been taken back with it.
  if (state.status === 'error' && !state.tokens.some((token) => token.state === 'stuck')) setStatus(run, 'running');
  if (state.status === 'running' && state.tokens.length === 0) setStatus(run, 'finished');
}

function joined(run: Run): Moving | undefined {
  const ready = readyJoin(run);
  const [first, ...others] = ready;
  if (!first) return undefined;
  for (const other of others) removeToken(run, other);
  first.trail = unionOf(ready.map(({ trail }) => trail));
  run.effects.push({ kind: 'joined', nodeId: first.nodeId, tokens: ready.length });
  return { token: first, at: 'entering' };
}

function receive(run: Run, token: FlowToken): void {
  const node = run.graph.node(token.nodeId);
  run.automaticSteps += 1;
  if (run.automaticSteps > mostAutomaticSteps) return stick(run, token, { because: 'endlessLoop', at: 'entering' });
  switch (node.kind) {
    case nodeKinds.end:
      return removeToken(run, token);
    case nodeKinds.approval:
    case nodeKinds.task:
      return askPeople(run, token, node);
    default:
      return leave(run, token);
  }
}

function askPeople(run: Run, token: FlowToken, node: FlowNode): void {
  const open = run.state.visits.find(({ nodeId }) => nodeId === node.id);
  if (open) return joinVisit(run, token, open);
  const { people, decided, trace } = approversAt(run, node);
  if (decided === 'pass') {
    run.effects.push({ kind: 'visitOpened', visitNo: 0, nodeId: node.id, trace });
    return leave(run, token);
  }
  if (people.length === 0 && decided !== 'reject') return stick(run, token, { because: 'nobody', at: 'entering' });
  const visit = openVisit(run, { node, trail: token.trail, people, trace });
  token.state = 'visiting';
  token.visitNo = visit.no;
  agreeAutomatically(run, visit, decided);
}

/** People are being asked there already: nobody is asked twice, and the two go on as one. */
function joinVisit(run: Run, token: FlowToken, visit: { no: number; nodeId: string; trail: readonly number[] }): void {
  const standing = run.state.tokens.find(({ visitNo }) => visitNo === visit.no);
  if (standing) standing.trail = unionOf([standing.trail, token.trail]);
  visit.trail = unionOf([visit.trail, token.trail]);
  removeToken(run, token);
  run.effects.push({ kind: 'joined', nodeId: visit.nodeId, tokens: 2 });
}

/** A token goes on from its node, along every edge that is open. */
function leave(run: Run, token: FlowToken): void {
  const node = run.graph.node(token.nodeId);
  const taken = node.kind === nodeKinds.decision ? decide(run, node) : forks(run, node);
  if (!Array.isArray(taken)) return stick(run, token, { because: taken, at: 'leaving' });
  if (taken.length === 0) return stick(run, token, { because: 'noWayOn', at: 'leaving' });
  removeToken(run, token);
  for (const { to } of taken) enter(run, newToken(run, { nodeId: to, trail: token.trail }));
}

type Taken = FlowEdge[] | StuckReason;

/** Edges without an expression are all taken, those with one when it is true. */
function forks(run: Run, node: FlowNode): Taken {
  const taken: FlowEdge[] = [];
  for (const edge of run.graph.outOf(node.id)) {
    const verdict = isTaken(run, edge);
    if (verdict === 'expressionFailed') return verdict;
    note(run, edge, verdict);
    if (verdict !== 'false') taken.push(edge);
  }
  return taken;
}

/** The first edge whose expression is true; else the one without an expression, wherever it was drawn. */
function decide(run: Run, node: FlowNode): Taken {
  const edges = run.graph.outOf(node.id);
  const own = node.expression ? run.world.evaluate(node.expression) : undefined;
  if (own && 'error' in own) return 'expressionFailed';
  for (const edge of edges.filter(({ expression }) => expression)) {
    const verdict = isTaken(run, edge, own?.value);
    if (verdict === 'expressionFailed') return verdict;
    note(run, edge, verdict);
    if (verdict === 'true') return [edge];
  }
  const otherwise = edges.find(({ expression }) => !expression);
  if (!otherwise) return [];
  note(run, otherwise, 'default');
  return [otherwise];
}

function isTaken(
  run: Run,
  { expression }: FlowEdge,
  result?: unknown,
): 'always' | 'true' | 'false' | 'expressionFailed' {
  if (!expression) return 'always';
  const evaluated = run.world.evaluate(expression, result);
  if ('error' in evaluated || typeof evaluated.value !== 'boolean') return 'expressionFailed';
  return evaluated.value ? 'true' : 'false';
}

function note(run: Run, { id }: FlowEdge, because: EdgeReason): void {
  run.effects.push({ kind: because === 'false' ? 'edgeSkipped' : 'edgeTaken', edgeId: id, because });
}

/** Nothing is lost: the token stays, and an administrator is told. */
function stick(
  run: Run,
  token: FlowToken,
  { because, at }: { because: StuckReason; at: 'entering' | 'leaving' },
): void {
  token.state = 'stuck';
  token.stuckAt = at;
  delete token.visitNo;
  run.effects.push({ kind: 'stuck', nodeId: token.nodeId, because });
  setStatus(run, 'error');
}

function unionOf(trails: readonly (readonly number[])[]): number[] {
  return [...new Set(trails.flat())].sort((left, right) => left - right);
}
