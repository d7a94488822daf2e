import { nodeKinds, type FlowEdge, type FlowNode } from '../definition.ts';
import type { EdgeReason, StuckReason } from '../state.ts';
import type { Run } from './run.ts';

type Context = Pick<Run, 'graph' | 'world'>;

/** Which edges lead on from a node, and what each that was looked at was worth; or what holds the token there. */
export interface WayOn {
  readonly taken: readonly FlowEdge[];
  readonly looked: readonly { readonly edge: FlowEdge; readonly because: EdgeReason }[];
}

export function wayOn(context: Context, node: FlowNode): WayOn | StuckReason {
  const way = node.kind === nodeKinds.decision ? oneOf(context, node) : forks(context, node);
  return way !== 'expressionFailed' && way.taken.length === 0 ? 'noWayOn' : way;
}

/** Whether a condition is asked there: what the form says decides the way. */
export function asksConditions({ graph }: Pick<Run, 'graph'>, { id }: FlowNode): boolean {
  return graph.outOf(id).some(({ expression }) => expression);
}

type Looking = WayOn | 'expressionFailed';

/** Edges without an expression are all taken, those with one when it is true. */
function forks(context: Context, { id }: FlowNode): Looking {
  const looked: WayOn['looked'][number][] = [];
  for (const edge of context.graph.outOf(id)) {
    const because = verdictOn(context, edge);
    if (because === 'expressionFailed') return because;
    looked.push({ edge, because });
  }
  return { looked, taken: looked.filter(({ because }) => because !== 'false').map(({ edge }) => edge) };
}

/** The first edge whose expression is true; else the one without an expression, wherever it was drawn. */
function oneOf(context: Context, node: FlowNode): Looking {
  const edges = context.graph.outOf(node.id);
  const own = node.expression ? context.world.evaluate(node.expression) : undefined;
  if (own && 'error' in own) return 'expressionFailed';
  const looked: WayOn['looked'][number][] = [];
  for (const edge of edges.filter(({ expression }) => expression)) {
    const because = verdictOn(context, edge, own?.value);
    if (because === 'expressionFailed') return because;
    looked.push({ edge, because });
    if (because === 'true') return { looked, taken: [edge] };
  }
  const otherwise = edges.find(({ expression }) => !expression);
  if (!otherwise) return { looked, taken: [] };
  return { looked: [...looked, { edge: otherwise, because: 'default' }], taken: [otherwise] };
}

function verdictOn(
  { world }: Context,
  { expression }: FlowEdge,
  result?: unknown,
): 'always' | 'true' | 'false' | 'expressionFailed' {
  if (!expression) return 'always';
  const evaluated = world.evaluate(expression, result);
  if ('error' in evaluated || typeof evaluated.value !== 'boolean') return 'expressionFailed';
  return evaluated.value ? 'true' : 'false';
}
