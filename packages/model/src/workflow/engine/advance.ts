import { nodeKinds, type FlowNode } from '../definition.ts';
import type { FlowToken, StuckReason } from '../state.ts';
import { taskStatus } from '../run-lifecycle.ts';
import { agreeAutomatically, decideByRule } from './automatic.ts';
import { readyJoin } from './joins.ts';
import { approvedIn, enter, newToken, refuse, removeToken, setStatus, type Moving, type Run } from './run.ts';
import { approversAt, openVisit } from './visits.ts';
import { asksConditions, wayOn, type WayOn } from './way-on.ts';

/** Tokens that come to people together are one: so often a step is entered only where rules answer in their place. */
const mostStays = 20;
/** Of all nodes together so many may be entered at least; ten times as many as there are in a large flow. */
const fewestEntered = 200;

/** Lets every token go on until each stands at people, waits for others or has ended. */
export function settle(run: Run): void {
  for (;;) {
    const [next = joined(run), ...others] = run.moving;
    if (!next) break;
    run.moving = others;
    if (next.at === 'leaving') leave(run, next);
    else receive(run, next);
  }
  const { state } = run;
  // What held the run may have been taken back with it.
  if (state.status === 'error' && !state.tokens.some((token) => token.state === 'stuck')) setStatus(run, 'running');
  if (state.status !== 'running' || state.tokens.length > 0) return;
  demandAgreement(run);
  setStatus(run, 'finished');
}

/** Where the business wants a second person, no skip, no retry and no rule ends a run that nobody has agreed to. */
function demandAgreement({ world, state }: Run): void {
  if (world.makers() !== undefined && approvedIn(state).length === 0) refuse('nobodyAgreed');
}

function joined(run: Run): Moving | undefined {
  const ready = readyJoin(run);
  const [first, ...others] = ready;
  if (!first) return undefined;
  for (const other of others) removeToken(run, other);
  takeUp(first, ready);
  run.effects.push({ kind: 'joined', nodeId: first.nodeId, tokens: ready.length });
  return { token: first, at: 'entering', way: 0 };
}

function receive(run: Run, { token, way }: Moving): void {
  const node = run.graph.node(token.nodeId);
  if (token.carried && run.graph.isJoin(node.id)) takeUp(token, [token]);
  if (isEndless(run, node, way)) return stick(run, token, { because: 'endlessLoop', at: 'entering' });
  switch (node.kind) {
    case nodeKinds.end:
      return removeToken(run, token);
    case nodeKinds.approval:
    case nodeKinds.task:
      return askPeople(run, { token, way }, node);
    default:
      return leave(run, { token, way });
  }
}

function askPeople(run: Run, { token, way }: Pick<Moving, 'token' | 'way'>, node: FlowNode): void {
  const open = run.state.visits.find(({ nodeId }) => nodeId === node.id);
  if (open) return joinVisit(run, token, open);
  const { people, decided, trace } = approversAt(run, node);
  if (decided === 'pass') {
    decideByRule(run, { nodeId: node.id, trace, status: taskStatus.code.agreed });
    return leave(run, { token, way });
  }
  if (people.length === 0 && decided !== 'reject') return stick(run, token, { because: 'nobody', at: 'entering' });
  const visit = openVisit(run, { node, trail: token.trail, people, trace });
  token.state = 'visiting';
  token.visitNo = visit.no;
  agreeAutomatically(run, visit, decided);
}

/** A way that is longer than there are nodes has been somewhere twice, and nobody was asked between. */
function isEndless({ entered, graph }: Run, { id, kind }: FlowNode, way: number): boolean {
  const stays = (entered.get(id) ?? 0) + 1;
  entered.set(id, stays);
  const isOfPeople = kind === nodeKinds.approval || kind === nodeKinds.task;
  const { length } = graph.definition.nodes;
  const all = [...entered.values()].reduce((sum, one) => sum + one, 0);
  return way > length || all > Math.max(fewestEntered, length * 10) || (isOfPeople && stays > mostStays);
}

/** People are being asked there already: nobody is asked twice, and the two go on as one. */
function joinVisit(run: Run, token: FlowToken, visit: { no: number; nodeId: string; trail: readonly number[] }): void {
  const standing = run.state.tokens.find(({ visitNo }) => visitNo === visit.no);
  visit.trail = unionOf([visit.trail, token.trail, token.carried ?? [], standing?.carried ?? []]);
  if (standing) takeUp(standing, [standing, token]);
  removeToken(run, token);
  run.effects.push({ kind: 'joined', nodeId: visit.nodeId, tokens: 2 });
}

/** A token goes on from its node, along every edge that is open. */
function leave(run: Run, { token, way: before }: Pick<Moving, 'token' | 'way'>): void {
  const node = run.graph.node(token.nodeId);
  const way = wayOn(run, node);
  if (typeof way === 'string') return stick(run, token, { because: way, at: 'leaving' });
  for (const { edge, because } of way.looked)
    run.effects.push({ kind: because === 'false' ? 'edgeSkipped' : 'edgeTaken', edgeId: edge.id, because });
  removeToken(run, token);
  const trail = asksConditions(run, node) ? [...token.trail, judgementOf(run, token, way)] : token.trail;
  for (const { to } of way.taken) enter(run, newToken(run, { nodeId: to, trail, carried: token.carried }), before + 1);
}

/** What the conditions said is remembered, for the form may change behind them. */
function judgementOf({ state }: Run, { nodeId, trail }: FlowToken, { taken }: WayOn): number {
  state.lastVisitNo += 1;
  const judgement = { no: state.lastVisitNo, nodeId, trail, edges: taken.map(({ id }) => id) };
  state.judged = [...(state.judged ?? []), judgement];
  return judgement.no;
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

/** The trails of those who have come together, and what they carried, are the trail of the one who goes on. */
function takeUp(token: FlowToken, together: readonly FlowToken[]): void {
  token.trail = unionOf(together.flatMap(({ trail, carried = [] }) => [trail, carried]));
  delete token.carried;
}

function unionOf(trails: readonly (readonly number[])[]): number[] {
  return [...new Set(trails.flat())].sort((left, right) => left - right);
}
