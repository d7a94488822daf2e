import { isNameOfEveryObject, type Expressions, type Variable } from './expression.ts';
import type { ExpressionFault } from './judge-expression.ts';
import {
  edgesBy,
  nodeKinds,
  reachedFrom,
  type FlowDefinition,
  type FlowEdge,
  type FlowNode,
  type Grant,
} from './definition.ts';
import { undecidedWay } from './undecided-way.ts';

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
  | 'setting'
  | 'fieldName'
  | 'fieldTwice'
  | 'waitsForOne'
  | 'sameName'
  | 'decidesNothing'
  | 'undecidedWay';

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
export type DraftNode = FlowNode & {
  readonly pathTask?: string;
  /** Settings that hold what no choice of theirs is, by the names that they have in the drawing. */
  readonly strange?: readonly string[];
};
export type DraftFlow = Omit<FlowDefinition, 'nodes'> & { readonly nodes: readonly DraftNode[] };

/** What the conditions of a flow may speak of, and who reads them. */
export interface FlowWords {
  readonly expressions: Expressions;
  readonly variables: readonly Variable[];
}

/**
 * Judges a whole flow (domain/designers.md B5): every fault at once, so that they can be mended at once. Each node and edge is
 * looked at a fixed number of times: it is done while a request waits.
 */
export function validateDefinition(flow: DraftFlow, { expressions, variables }: FlowWords): FlowFault[] {
  const ways = { leaving: edgesBy(flow.edges, 'from'), arriving: edgesBy(flow.edges, 'to') };
  const hasOneStart = flow.nodes.filter(({ kind }) => kind === nodeKinds.start).length === 1;
  return [
    ...shapeFaults(flow, ways),
    ...(hasOneStart ? reachFaults(flow, ways) : []),
    ...flow.nodes.flatMap((node) => nodeFaults(node, ways, expressions)),
    ...flow.edges.flatMap((edge) =>
      expressionFaults({ ...edge, name: edge.name || wayName(flow, edge), isValue: false }, expressions),
    ),
    ...nameFaults(flow),
    ...decisionFaults(flow),
    ...fieldFaults(variables),
  ];
}

/** An edge without words is known by what it joins. */
function wayName({ nodes }: DraftFlow, { from, to, expression }: FlowEdge): string {
  if (!expression) return '';
  const nameOf = (wanted: string) => nodes.find(({ id }) => id === wanted)?.name ?? '';
  return `${nameOf(from)} → ${nameOf(to)}`;
}

interface Ways {
  readonly leaving: ReadonlyMap<string, readonly FlowEdge[]>;
  readonly arriving: ReadonlyMap<string, readonly FlowEdge[]>;
}

export function hasErrors(faults: readonly FlowFault[]): boolean {
  return faults.some(({ level }) => level === 'error');
}

function error(code: FlowFaultCode, node?: Pick<FlowNode, 'id'> & { readonly name?: string }): FlowFault {
  return { code, level: 'error', ...(node && { at: node.id }), ...(node?.name && { name: node.name }) };
}

function shapeFaults({ nodes, edges }: DraftFlow, { leaving, arriving }: Ways): FlowFault[] {
  const of = (kind: number) => nodes.filter((node) => node.kind === kind);
  const known = new Set(nodes.map(({ id }) => id));
  return [
    ...(of(nodeKinds.start).length === 1 ? [] : [error('oneStart')]),
    ...(of(nodeKinds.end).length > 0 ? [] : [error('noEnd')]),
    ...of(nodeKinds.start)
      .filter(({ id }) => arriving.has(id))
      .map((node) => error('intoStart', node)),
    ...of(nodeKinds.end)
      .filter(({ id }) => leaving.has(id))
      .map((node) => error('outOfEnd', node)),
    ...repeated([...nodes, ...edges].map(({ id }) => id)).map((id) => error('twice', { id })),
    ...edges.filter(({ from, to }) => from === to).map((edge) => error('selfLoop', edge)),
    ...edges.filter(({ from, to }) => !known.has(from) || !known.has(to)).map((edge) => error('unknownEnd', edge)),
  ];
}

/** What stands there more than once, each once. */
function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(names.filter((name) => seen.has(name) || !seen.add(name)))];
}

function reachFaults({ nodes }: DraftFlow, { leaving, arriving }: Ways): FlowFault[] {
  const idsOf = (kind: number) => nodes.filter((node) => node.kind === kind).map(({ id }) => id);
  const reached = reachedFrom(idsOf(nodeKinds.start), (id) => (leaving.get(id) ?? []).map(({ to }) => to));
  const leadsOn = reachedFrom(idsOf(nodeKinds.end), (id) => (arriving.get(id) ?? []).map(({ from }) => from));
  return nodes.flatMap((node) => [
    ...(reached.has(node.id) ? [] : [error('notReached', node)]),
    ...(leadsOn.has(node.id) ? [] : [error('noWayToEnd', node)]),
  ]);
}

function nodeFaults(node: DraftNode, ways: Ways, expressions: Expressions): FlowFault[] {
  const leaving = ways.leaving.get(node.id) ?? [];
  const strange = (node.strange ?? []).map((detail) => ({ ...error('setting', node), detail }));
  switch (node.kind) {
    case nodeKinds.approval:
      return [
        ...strange,
        ...(node.grant && names(node.grant) ? [] : [error('noApprover', node)]),
        ...(node.isCountersign && !isRate(node.passRate) ? [error('rate', node)] : []),
        ...waitFaults(node, ways),
      ];
    case nodeKinds.task:
      return [...strange, ...(node.pathTask ? [] : [error('noPath', node)]), ...waitFaults(node, ways)];
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

function waitFaults(node: DraftNode, { arriving }: Ways): FlowFault[] {
  const waitsInVain = node.isWait && (arriving.get(node.id)?.length ?? 0) < 2;
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
  const seen = new Set<string>();
  return people
    .filter(({ name }) => seen.has(name) || !seen.add(name))
    .map((node) => ({ ...error('sameName', node), level: 'warning' }));
}

/** A flow may only tell people or have work done; before an action it is not bound so. */
function decisionFaults(flow: DraftFlow): FlowFault[] {
  const undecided = undecidedWay(flow);
  if (!undecided) return [];
  const { isEverywhere, way, at } = undecided;
  if (isEverywhere) return [{ code: 'decidesNothing', level: 'warning' }];
  return [{ code: 'undecidedWay', level: 'warning', at, detail: way }];
}

/** Fields of the form: two of one name would be one, and some names are every object's. */
function fieldFaults(variables: readonly Variable[]): FlowFault[] {
  const all = variables.map(({ name }) => name);
  const odd = all.filter((name) => !/^[\w$.]{1,130}$/.test(name) || isNameOfEveryObject(name));
  return [
    ...[...new Set(odd)].map((name) => ({ ...error('fieldName'), name })),
    ...repeated(all).map((name) => ({ ...error('fieldTwice'), name })),
  ];
}
