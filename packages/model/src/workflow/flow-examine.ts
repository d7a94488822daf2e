import { z } from 'zod';
import {
  grantKind,
  nodeType,
  rejectHandling,
  type FlowDefinition,
  type FlowEdge,
  type FlowNode,
  type Grant,
  type GrantKind,
  type NodeKind,
  type NodeType,
  type RejectHandling,
} from './definition.ts';
import type { FieldRights } from './field-rights.ts';

/** What a step does when its time is over: remind, hand to the leader or the administrators, or hand to a person. */
export const stepExtension = z
  .object({
    onEmpty: z.enum(['administrator', 'pass', 'reject']),
    onSelf: z.enum(['ask', 'pass', 'leader']),
    onDuplicate: z.enum(['ask', 'pass']),
    fieldRights: z.record(z.string().max(130), z.enum(['read', 'write', 'required', 'hidden'])),
    ccUsers: z.array(z.string().regex(/^\d{1,18}$/)).max(100),
    deadline: z.object({
      /** Of the tenant's work calendar. */
      workDays: z.number().int().min(0).max(365),
      workHours: z.number().int().min(0).max(23).default(0),
      onOver: z.enum(['remind', 'leader', 'administrator', 'transfer']),
      transferTo: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
    }),
  })
  .partial();
export type StepExtension = z.infer<typeof stepExtension>;

/** A node or an edge as a flow is saved: codes are strings, lists are comma-separated (spec 000, section 3). */
export interface FlowExamine {
  readonly nodeId: string;
  readonly nodeType: NodeType;
  readonly examine: string;
  readonly grantType?: string;
  readonly grantRole?: string;
  readonly grantUser?: string;
  /** JSON list of {id, realName}: names to show, never trusted for rights. */
  readonly grantUserStr?: string;
  readonly projectMan?: string;
  readonly grantDept?: string;
  readonly userInterface?: string;
  readonly pathPc?: string;
  readonly pathMobile?: string;
  readonly pathTask?: string;
  readonly taskEdit?: string;
  readonly rejectHandle?: string;
  readonly isCountersign?: string;
  readonly isWait?: string;
  readonly countersignRate?: string;
  readonly nodeExpression?: string;
  readonly formPath?: string;
  readonly type?: string;
  /** What the spelling above has no word for: rules of approvers, rights over fields, copies, deadlines. */
  readonly extension?: StepExtension;
  readonly sourceNodeId?: string;
  readonly targetNodeId?: string;
}

/**
 * The defaults of a new node (spec 000, section 4.2 and 4.3; rule 226); and nobody approves his own unless that is said.
 * Nodes that were drawn before ask him all the same.
 */
export const newStep = {
  grantType: String(grantKind.code.person),
  rejectHandle: String(rejectHandling.code.end),
  taskEdit: '0',
  isCountersign: '0',
  isWait: '0',
  extension: { onSelf: 'leader' },
} as const;

const ids = (list: string | undefined) =>
  (list ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
/** A switch of a row, in either of its spellings. */
export const isOn = (flag: string | undefined) => flag === '1' || flag === 'true';

/** The rows as the engine and the judgement of a draft read them. */
export function definitionOf(
  rows: readonly FlowExamine[],
): FlowDefinition & { readonly nodes: readonly (FlowNode & { pathTask?: string; strange?: string[] })[] } {
  return {
    nodes: rows.filter((row) => !isEdgeRow(row)).map(nodeOf),
    edges: rows.filter(isEdgeRow).map(edgeOf),
  };
}

/** Whether it is an edge, which the saved payload lists among the nodes. */
export function isEdgeRow(row: Pick<FlowExamine, 'nodeType'>): boolean {
  return nodeType.is(row.nodeType, 'edge');
}

function nodeOf(row: FlowExamine): FlowNode & { pathTask?: string; strange?: string[] } {
  const { nodeId, examine, extension = {}, nodeExpression, pathTask, countersignRate } = row;
  const { onEmpty = 'administrator', onSelf = 'ask', onDuplicate = 'ask' } = extension;
  const rate = Number(countersignRate);
  return {
    id: nodeId,
    kind: Number(row.nodeType) as NodeKind, // edges were taken out
    name: examine,
    grant: grantOf(row),
    rejectHandling: rejectHandlingOf(row),
    isCountersign: isOn(row.isCountersign),
    isWait: isOn(row.isWait),
    mayEdit: isOn(row.taskEdit),
    rules: { onEmpty, onSelf, onDuplicate },
    // What is no number stays none, so that it is not published.
    ...(countersignRate && { passRate: rate }),
    ...(nodeType.is(row.nodeType, 'decision') && nodeExpression && { expression: nodeExpression }),
    ...(pathTask && { pathTask }),
    ...strangeSettings(row),
  };
}

/** A code that is none would be taken for the setting that a new step has: it is named instead. */
function strangeSettings({ grantType, rejectHandle, projectMan }: FlowExamine): { strange?: string[] } {
  const strange = [
    ...(isStrange(grantType, (code) => grantKind.named(code)) ? ['grantType'] : []),
    ...(isStrange(rejectHandle, (code) => rejectHandling.named(code)) ? ['rejectHandle'] : []),
    ...(ids(projectMan).every((role) => /^[0-7]$/.test(role)) ? [] : ['projectMan']),
  ];
  return strange.length > 0 ? { strange } : {};
}

function isStrange(text: string | undefined, named: (code: number) => unknown): boolean {
  return text !== undefined && text !== '' && named(Number(text)) === undefined;
}

/** Whom a row asks; a task without a grant is the initiator's own. */
export function grantKindOf(row: Pick<FlowExamine, 'nodeType' | 'grantType'>): GrantKind {
  const fallback = nodeType.is(row.nodeType, 'task') ? grantKind.code.initiator : grantKind.code.person;
  return grantKind.named(Number(row.grantType))?.value ?? fallback;
}

/** Where a rejection of a row leads: the end, unless it says otherwise. */
export function rejectHandlingOf({ rejectHandle }: { readonly rejectHandle?: string | null }): RejectHandling {
  return rejectHandling.named(Number(rejectHandle))?.value ?? rejectHandling.code.end;
}

function grantOf(row: FlowExamine): Grant {
  const { grantRole, grantUser, projectMan, grantDept } = row;
  return {
    kind: grantKindOf(row),
    roleIds: ids(grantRole),
    userIds: ids(grantUser),
    projectRoles: ids(projectMan).map(Number),
    ...(grantDept && { deptId: grantDept }),
  };
}

function edgeOf({ nodeId, examine, nodeExpression, sourceNodeId = '', targetNodeId = '' }: FlowExamine): FlowEdge {
  const expression = nodeExpression?.trim();
  return {
    id: nodeId,
    from: sourceNodeId,
    to: targetNodeId,
    ...(examine && { name: examine }),
    ...(expression && { expression }),
  };
}

/** Field rights of every step that has some. */
export function fieldRightsOf(rows: readonly FlowExamine[]): Readonly<Record<string, FieldRights>> {
  return Object.fromEntries(
    rows.flatMap(({ nodeId, extension }) => (extension?.fieldRights ? [[nodeId, extension.fieldRights]] : [])),
  );
}
