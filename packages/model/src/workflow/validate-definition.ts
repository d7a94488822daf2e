import type { Expressions, ExpressionFault } from './expression.ts';
import { graphOf, nodeKinds, type FlowDefinition, type FlowNode, type Grant } from './definition.ts';

export type FlowFaultCode =
  | 'oneStart'
  | 'noEnd'
  | 'intoStart'
  | 'outOfEnd'
  | 'notReached'
  | 'noWayToEnd'
  | 'noApprover'
  | 'fewWays'
  | 'oneDefault'
  | 'expression'
  | 'rate'
  | 'twice'
  | 'selfLoop'
  | 'unknownEnd'
  | 'noPath'
  | 'waitsForOne'
  | 'sameName';

/** What stands in the way of publishing a flow; a warning only asks. Each leads to its node or edge. */
export interface FlowFault {
  readonly code: FlowFaultCode;
  readonly level: 'error' | 'warning';
  /** The id of the node or edge, where one is meant. */
  readonly at?: string;
  readonly name?: string;
  readonly detail?: string;
  readonly expressionFault?: ExpressionFault;
}

/** A node as the designer has it: of a task, where its work is done. */
export type DraftNode = FlowNode & { readonly pathTask?: string };
export type DraftFlow = Omit<FlowDefinition, 'nodes'> & { readonly nodes: readonly DraftNode[] };

/** Judges a whole flow (domain/designers.md B5): every fault at once, so that they can be mended at once. */
export function validateDefinition(flow: DraftFlow, expressions: Expressions): FlowFault[] {
  const shape = shapeFaults(flow);
  const hasOneStart = flow.nodes.filter(({ kind }) => kind === nodeKinds.start).length === 1;
  return [
    ...shape,
    ...(hasOneStart ? reachFaults(flow) : []),
    ...flow.nodes.flatMap((node) => nodeFaults(flow, node, expressions)),
    ...flow.edges.flatMap(({ id, expression, name }) =>
      expressionFaults({ id, name, expression, isValue: false }, expressions),
    ),
    ...nameFaults(flow),
  ];
}

export function hasErrors(faults: readonly FlowFault[]): boolean {
  return faults.some(({ level }) => level === 'error');
}

function error(code: FlowFaultCode, node?: Pick<FlowNode, 'id'> & { readonly name?: string }): FlowFault {
  return { code, level: 'error', ...(node && { at: node.id }), ...(node?.name && { name: node.name }) };
}

function shapeFaults({ nodes, edges }: DraftFlow): FlowFault[] {
  const of = (kind: number) => nodes.filter((node) => node.kind === kind);
  const ids = [...nodes.map(({ id }) => id), ...edges.map(({ id }) => id)];
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const known = new Set(nodes.map(({ id }) => id));
  return [
    ...(of(nodeKinds.start).length === 1 ? [] : [error('oneStart')]),
    ...(of(nodeKinds.end).length > 0 ? [] : [error('noEnd')]),
    ...of(nodeKinds.start)
      .filter(({ id }) => edges.some(({ to }) => to === id))
      .map((node) => error('intoStart', node)),
    ...of(nodeKinds.end)
      .filter(({ id }) => edges.some(({ from }) => from === id))
      .map((node) => error('outOfEnd', node)),
    ...[...new Set(twice)].map((id) => error('twice', { id })),
    ...edges.filter(({ from, to }) => from === to).map((edge) => error('selfLoop', edge)),
    ...edges.filter(({ from, to }) => !known.has(from) || !known.has(to)).map((edge) => error('unknownEnd', edge)),
  ];
}

function reachFaults(flow: DraftFlow): FlowFault[] {
  const known = new Set(flow.nodes.map(({ id }) => id));
  const graph = graphOf({ ...flow, edges: flow.edges.filter(({ from, to }) => known.has(from) && known.has(to)) });
  const ends = flow.nodes.filter(({ kind }) => kind === nodeKinds.end);
  return flow.nodes.flatMap((node) => {
    const isReached = node.id === graph.start.id || graph.canReach(graph.start.id, node.id);
    const leadsOn = node.kind === nodeKinds.end || ends.some(({ id }) => graph.canReach(node.id, id));
    return [...(isReached ? [] : [error('notReached', node)]), ...(leadsOn ? [] : [error('noWayToEnd', node)])];
  });
}

function nodeFaults({ edges }: DraftFlow, node: DraftNode, expressions: Expressions): FlowFault[] {
  const leaving = edges.filter(({ from }) => from === node.id);
  switch (node.kind) {
    case nodeKinds.approval:
      return [
        ...(node.grant && names(node.grant) ? [] : [error('noApprover', node)]),
        ...(node.isCountersign && !isRate(node.passRate) ? [error('rate', node)] : []),
        ...waitFaults(edges, node),
      ];
    case nodeKinds.task:
      return [...(node.pathTask ? [] : [error('noPath', node)]), ...waitFaults(edges, node)];
    case nodeKinds.decision:
      return [
        ...(leaving.length < 2 ? [error('fewWays', node)] : []),
        ...(leaving.filter(({ expression }) => !expression).length === 1 ? [] : [error('oneDefault', node)]),
        ...expressionFaults({ ...node, isValue: true }, expressions),
      ];
    default:
      return [];
  }
}

function waitFaults(edges: DraftFlow['edges'], node: DraftNode): FlowFault[] {
  const waitsInVain = node.isWait && edges.filter(({ to }) => to === node.id).length < 2;
  return waitsInVain ? [{ ...error('waitsForOne', node), level: 'warning' }] : [];
}

function isRate(rate: number | undefined): boolean {
  return rate === undefined || (Number.isInteger(rate) && rate >= 1 && rate <= 100);
}

/** Whether a grant says who is meant; kinds 5 to 8 say it by themselves. */
function names({ kind, roleIds = [], userIds = [], projectRoles = [], deptId }: Grant): boolean {
  switch (kind) {
    case 1:
      return roleIds.length > 0;
    case 2:
      return userIds.length > 0;
    case 3:
      return projectRoles.length > 0;
    case 4:
      return Boolean(deptId);
    default:
      return true;
  }
}

interface Expressed {
  readonly id: string;
  readonly name?: string;
  readonly expression?: string;
  readonly isValue: boolean;
}

function expressionFaults({ id, name, expression, isValue }: Expressed, expressions: Expressions): FlowFault[] {
  if (!expression) return [];
  const judged = isValue ? expressions.judgeValue(expression) : expressions.judge(expression);
  if (judged.ok) return [];
  const fault = error('expression', { id, ...(name && { name }) });
  return [{ ...fault, expressionFault: judged.fault, detail: judged.detail }];
}

function nameFaults({ nodes }: DraftFlow): FlowFault[] {
  const people = nodes.filter(({ kind }) => kind === nodeKinds.approval || kind === nodeKinds.task);
  return people
    .filter(({ name }, index) => people.findIndex((other) => other.name === name) !== index)
    .map((node) => ({ ...error('sameName', node), level: 'warning' }));
}
