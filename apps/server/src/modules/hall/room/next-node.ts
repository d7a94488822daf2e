import {
  confirmationLifecycle,
  hall,
  hallConfirmation,
  hallLifecycle,
  hallNode,
  hallNodeLifecycle,
  hallNodes,
  openFault,
  stepTo,
  type EndpointInput,
  type EndpointOutput,
  type nextNode as endpoint,
} from '@zhaocai/model';
import { minutesAfter } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { insertRows } from '../../../platform/rows/index.ts';
import { demandExit } from './exit-conditions.ts';
import { demandHost, holdHall, tellHall, type HallRow, type HeldHall, type NodeRow } from './find-hall.ts';
import { demandNotEnded } from './set-up-hall.ts';

const left = `
  select n.id::text as id, n.tenant_id as "tenantId", n.node_code as "nodeCode", n.node_name as "nodeName",
    n.node_status as "nodeStatus"
  from hall_node n where n.tenant_id = $1 and n.hall_id = $2 and n.is_deleted = 0
    and n.node_status in ${hallNodeLifecycle.sql('ahead', 'running', 'paused')}
  order by n.node_code`;

/** The nodes of a hall that are not behind it: the one that runs first. */
export function nodesLeft(ctx: Ctx, { id }: Pick<HallRow, 'id'>): Promise<NodeRow[]> {
  return ctx.db.query<NodeRow & Record<string, unknown>>(left, [ctx.tenantId, id]);
}

export async function nextNode(
  ctx: Ctx,
  { id, version, to }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  return leadOn(ctx, await holdHall(ctx, { id, version }), to);
}

/** The only way from node to node: by the host, one at a time, forward, and where the node's exit condition is true. */
export async function leadOn(
  ctx: Ctx,
  held: HeldHall,
  to: number | undefined,
): Promise<EndpointOutput<typeof endpoint>> {
  await demandHost(ctx, held.row);
  demandNotEnded(held.row);
  if (hallLifecycle.is(held.row.hallStatus, 'paused')) refuse('hall.notRunning');
  const nodes = await nodesLeft(ctx, held.row);
  const isWaiting = hallLifecycle.is(held.row.hallStatus, 'waiting');
  const [running, next] = isWaiting ? [undefined, nodes[0]] : nodes;
  demandNext({ nodes, running, next, to });
  if (running) await demandExit(ctx, running.nodeCode, held);
  if (running) await moveNode(ctx, held, { node: running, action: 'finish' });
  if (next) await beginNode(ctx, held, next);
  const moved = await moveHall(ctx, held, { isWaiting, isOver: next === undefined, from: running?.nodeCode ?? null });
  await tellHall(ctx, held.row);
  return { id: held.row.id, version: moved.version, hallStatus: Number(moved.state), nodeCode: next?.nodeCode ?? null };
}

interface Asked {
  readonly nodes: readonly NodeRow[];
  readonly running: NodeRow | undefined;
  readonly next: NodeRow | undefined;
  readonly to: number | undefined;
}

/** What the caller means is the next one, or it is refused by its name. */
function demandNext({ nodes, running, next, to }: Asked): void {
  if (to === undefined || next?.nodeCode === to) return;
  const current = running ?? next;
  const ahead = nodes.map(({ nodeCode }) => Number(nodeCode));
  const step = stepTo(running ? ahead : [0, ...ahead], to);
  if (step === 'skips' && next) refuse('hall.skips', { name: next.nodeName });
  refuse('hall.backwards', { name: current?.nodeName ?? '' });
}

interface NodeMove {
  readonly node: NodeRow;
  readonly action: 'begin' | 'finish';
}

async function moveNode(ctx: Ctx, { row }: HeldHall, { node, action }: NodeMove): Promise<void> {
  await transition(ctx, hallNode, {
    subject: node,
    action,
    stream: row.projectId,
    set: action === 'begin' ? { beginTime: ctx.now } : { endTime: ctx.now },
    payload: { packageId: row.packageId, nodeCode: node.nodeCode },
  });
}

async function beginNode(ctx: Ctx, held: HeldHall, node: NodeRow): Promise<void> {
  await moveNode(ctx, held, { node, action: 'begin' });
  if (hallNodes.is(node.nodeCode, 'confirm')) await askForWords(ctx, held.row);
}

/** The record lies before every bidder who has not revoked, for as long as the window is. */
async function askForWords(ctx: Ctx, { id, projectId, packageId, confirmMinutes }: HallRow): Promise<void> {
  const opened = await ctx.db.query<{ entryId: string; supplierTenantId: string; supplierName: string }>(
    `select q.entry_id::text as "entryId", e.supplier_tenant_id as "supplierTenantId", e.supplier_name as "supplierName"
     from opened_quote q join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id
     where q.tenant_id = $1 and q.package_id = $2 and q.is_deleted = 0 and q.open_fault is distinct from $3
     order by q.entry_id`,
    [ctx.tenantId, packageId, openFault.code.revoked],
  );
  const confirmUntil = minutesAfter(ctx.now, confirmMinutes);
  const rows = opened.map((bidder) => ({ projectId, packageId, hallId: id, ...bidder, confirmUntil }));
  await insertRows(ctx, hallConfirmation, { rows });
}

interface HallMove {
  readonly isWaiting: boolean;
  readonly isOver: boolean;
  readonly from: number | null;
}

const words = `
  select c.entry_id::text as "entryId", c.confirm_status as "confirmStatus" from hall_confirmation c
  where c.tenant_id = $1 and c.hall_id = $2 and c.is_deleted = 0 order by c.entry_id`;

/** With its first node the hall begins, with its last it is closed; in between it stays as it is. */
async function moveHall(
  ctx: Ctx,
  { row }: HeldHall,
  { isWaiting, isOver }: HallMove,
): Promise<{ version: number; state: unknown }> {
  const of = { subject: row, stream: row.projectId } as const;
  if (isWaiting) return transition(ctx, hall, { ...of, action: 'begin', set: { beginTime: ctx.now } });
  if (!isOver) return touchHall(ctx, row);
  const agreed = await ctx.db.query<{ entryId: string; confirmStatus: number }>(words, [ctx.tenantId, row.id]);
  const record = agreed.map(({ entryId, confirmStatus }) => {
    return [entryId, confirmationLifecycle.named(confirmStatus)?.name ?? null];
  });
  return transition(ctx, hall, { ...of, action: 'close', set: { endTime: ctx.now }, payload: { record } });
}

/** Whoever has seen it before the step has seen an older hall. */
async function touchHall(ctx: Ctx, row: HallRow): Promise<{ version: number; state: unknown }> {
  await ctx.db.query(
    'update hall set update_user = $3, update_time = $4, version = version + 1 where tenant_id = $1 and id = $2',
    [ctx.tenantId, row.id, ctx.user.userId, ctx.now],
  );
  return { version: row.version + 1, state: row.hallStatus };
}
