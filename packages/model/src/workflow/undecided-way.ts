import { edgesBy, nodeKinds, type FlowDefinition, type FlowEdge } from './definition.ts';

/** Why a flow must not stand between people and an action. */
export interface Undecided {
  /** On no way at all is anybody asked. */
  readonly isEverywhere: boolean;
  /** Where the shortest way leads on which nobody is asked: 开始 → 金额判断（一万元以下）→ 结束. */
  readonly way: string;
  /** The edge with which it comes to its end. */
  readonly at: string;
}

/**
 * The way from the start to an end that passes no approval: whatever takes it is approved by nobody. A step that lets pass
 * where nobody is left is an approval, for its rule decides and the record names it; a task is work, not a decision.
 */
export function undecidedWay(flow: FlowDefinition): Undecided | undefined {
  const nodes = new Map(flow.nodes.map((node) => [node.id, node]));
  const leaving = edgesBy(flow.edges, 'from');
  const start = flow.nodes.find(({ kind }) => kind === nodeKinds.start);
  if (!start) return undefined;
  const cameBy = new Map<string, FlowEdge | undefined>([[start.id, undefined]]);
  let hasApproval = false;
  let end: string | undefined;
  for (const [id] of cameBy) {
    const kind = nodes.get(id)?.kind;
    if (kind === nodeKinds.end) end ??= id;
    if (kind === nodeKinds.approval) hasApproval = true;
    const on = kind === nodeKinds.approval ? [] : (leaving.get(id) ?? []);
    for (const edge of on) cameBy.set(edge.to, cameBy.has(edge.to) ? cameBy.get(edge.to) : edge);
  }
  const last = end === undefined ? undefined : cameBy.get(end);
  if (!last) return undefined;
  return { isEverywhere: !hasApproval, way: wordsOf(wayTo(last, cameBy), nodes), at: last.id };
}

function wayTo(last: FlowEdge, cameBy: ReadonlyMap<string, FlowEdge | undefined>): FlowEdge[] {
  const way: FlowEdge[] = [];
  for (let edge: FlowEdge | undefined = last; edge; edge = cameBy.get(edge.from)) way.unshift(edge);
  return way;
}

/** Steps by name; a branch with its own name, else with its condition. */
function wordsOf(way: readonly FlowEdge[], nodes: ReadonlyMap<string, { readonly name: string }>): string {
  const nameOf = (id: string) => nodes.get(id)?.name || id;
  const steps = way.map(({ from, name, expression }) => {
    const branch = name || expression;
    return branch ? `${nameOf(from)}（${branch}）` : nameOf(from);
  });
  return [...steps, nameOf(way.at(-1)?.to ?? '')].join(' → ');
}
