import { named, type CodeOf } from '../kit/named.ts';

/** What a node of a flow is, as its stored definition says it; `nodeType` as its drawing does. */
export const nodeKinds = { start: 1, task: 2, approval: 3, end: 4, decision: 6 } as const;
export type NodeKind = (typeof nodeKinds)[keyof typeof nodeKinds];

/** What a row of a drawing is. */
export const nodeType = named({
  start: { value: '1', label: { zh: '开始', en: 'Start' } },
  task: { value: '2', label: { zh: '任务', en: 'Task' } },
  approval: { value: '3', label: { zh: '审批', en: 'Approval' } },
  end: { value: '4', label: { zh: '结束', en: 'End' } },
  edge: { value: '5', label: { zh: '连线', en: 'Edge' } },
  decision: { value: '6', label: { zh: '判断', en: 'Decision' } },
});
export type NodeType = CodeOf<typeof nodeType>;

/** Whom a step asks. */
export const grantKind = named({
  role: { value: 1, label: { zh: '角色', en: 'Role' } },
  person: { value: 2, label: { zh: '办理人', en: 'Handling person' } },
  projectRole: { value: 3, label: { zh: '自定义节点（项目角色）', en: 'Custom (project role)' } },
  fundingDept: { value: 4, label: { zh: '经费部门', en: 'Funding department' } },
  leaderInCharge: { value: 5, label: { zh: '分管领导', en: 'Leader in charge' } },
  headOfDept: { value: 6, label: { zh: '部门负责人', en: 'Head of department' } },
  projectLeader: { value: 7, label: { zh: '项目负责人', en: 'Project leader' } },
  initiator: { value: 8, label: { zh: '流程发起人', en: 'Initiator' } },
});
export type GrantKind = CodeOf<typeof grantKind>;

export interface Grant {
  readonly kind: GrantKind;
  readonly roleIds?: readonly string[];
  readonly userIds?: readonly string[];
  /** 1–7: requirement handler and head, centralised handler and head, procurement handler and head, centralised leader. */
  readonly projectRoles?: readonly number[];
  readonly deptId?: string;
}

/** Where a rejection leads; `chosen`: to a step that the rejecter names. */
export const rejectHandling = named({
  end: { value: 1, label: { zh: '结束流程', en: 'End the flow' } },
  previous: { value: 2, label: { zh: '退回上一步', en: 'Back to the previous step' } },
  initiator: { value: 3, label: { zh: '退回发起人', en: 'Back to the initiator' } },
  chosen: { value: 4, label: { zh: '自定义节点', en: 'To a step of choice' } },
});
export type RejectHandling = CodeOf<typeof rejectHandling>;

/** What a node does where its approvers are not simply people who decide. */
export interface ApproverRules {
  /** Nobody is left: ask the tenant's flow administrators, or decide without anybody. */
  readonly onEmpty: 'administrator' | 'pass' | 'reject';
  /** The initiator is among them. */
  readonly onSelf: 'ask' | 'pass' | 'leader';
  /** Somebody has approved this very content before in the same run. */
  readonly onDuplicate: 'ask' | 'pass';
}

export const defaultApproverRules: ApproverRules = { onEmpty: 'administrator', onSelf: 'ask', onDuplicate: 'ask' };

export interface FlowNode {
  readonly id: string;
  readonly kind: NodeKind;
  readonly name: string;
  readonly grant?: Grant;
  readonly rejectHandling?: RejectHandling;
  readonly isCountersign?: boolean;
  /** Of a countersign: how many of a hundred must agree; 100 when not said. */
  readonly passRate?: number;
  /** Waits for everybody who can still arrive. */
  readonly isWait?: boolean;
  /** Of a decision: computed once and given to its edges as `result`. */
  readonly expression?: string;
  /** The one who decides may change the form. */
  readonly mayEdit?: boolean;
  readonly rules?: ApproverRules;
}

export interface FlowEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly name?: string;
  /** Taken when true; without one it is always taken, and behind a decision it is the default. */
  readonly expression?: string;
}

/** One immutable version of a flow. Edges stand in the order in which they are judged. */
export interface FlowDefinition {
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
}

/** A definition as the engine walks it. */
export interface FlowGraph {
  readonly definition: FlowDefinition;
  readonly start: FlowNode;
  node(id: string): FlowNode;
  /** Whether the graph has it: of another version it may not. */
  has(id: string): boolean;
  outOf(id: string): readonly FlowEdge[];
  /** Whether more than one edge leads to it. */
  isJoin(id: string): boolean;
  /** Whether a token at `from` can still come to `to` without passing through it. */
  canReach(from: string, to: string): boolean;
}

/** Indexes a definition; it must have exactly one start (`validateDefinition` says so to people). */
export function graphOf(definition: FlowDefinition): FlowGraph {
  const nodes = new Map(definition.nodes.map((node) => [node.id, node]));
  const leaving = edgesBy(definition.edges, 'from');
  const arriving = edgesBy(definition.edges, 'to');
  const start = definition.nodes.find(({ kind }) => kind === nodeKinds.start);
  if (!start) throw new Error('a flow needs a start');
  const reach = new Map<string, ReadonlySet<string>>();
  return {
    definition,
    start,
    node(id) {
      const node = nodes.get(id);
      if (!node) throw new Error(`the flow has no node ${id}`);
      return node;
    },
    has: (id) => nodes.has(id),
    outOf: (id) => leaving.get(id) ?? [],
    isJoin: (id) => (arriving.get(id)?.length ?? 0) > 1,
    canReach(from, to) {
      const known = reach.get(to) ?? ancestorsOf(to, arriving);
      reach.set(to, known);
      return known.has(from);
    },
  };
}

/** Edges by the node at one of their ends, each list in the order in which they are judged. */
export function edgesBy(edges: readonly FlowEdge[], end: 'from' | 'to'): ReadonlyMap<string, readonly FlowEdge[]> {
  const found = new Map<string, FlowEdge[]>();
  for (const edge of edges) {
    const known = found.get(edge[end]);
    if (known) known.push(edge);
    else found.set(edge[end], [edge]);
  }
  return found;
}

/** Everything from which a path leads to the node without passing through it; never the node itself. */
function ancestorsOf(to: string, arriving: ReturnType<typeof edgesBy>): ReadonlySet<string> {
  const found = reachedFrom([to], (id) => (arriving.get(id) ?? []).map(({ from }) => from));
  found.delete(to);
  return found;
}

/** These nodes and all to which the steps lead on from them; each is looked at once. */
export function reachedFrom(from: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(from);
  for (const id of found) for (const other of next(id)) found.add(other);
  return found;
}
