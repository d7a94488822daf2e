import {
  confirmationLifecycle,
  hall,
  hallConfirmation,
  hallMoves,
  hallNode,
  hasEnded,
  packageLifecycle,
  type EntityState,
  type MoveAnswer,
  type MoveInput,
} from '@zhaocai/model';
import { parseInstant } from '../../../platform/db/index.ts';
import { handle, refuse, type Ctx, type MountedEndpoint } from '../../../platform/http/index.ts';
import { transition, transitionAll } from '../../../platform/lifecycle/index.ts';
import type { Values } from '../../../platform/rows/index.ts';
import { demandHost, demandReasoned, holdHall, tellHall, type HallRow, type HeldHall } from './find-hall.ts';
import { nodesLeft } from './next-node.ts';

type Name = keyof typeof hallMoves;

/** The host pauses, goes on, or stops what its procurement has ended, each with a reason. */
export function hallMoveRoutes(): MountedEndpoint[] {
  return [
    handle(hallMoves.pause, (ctx, input) => moveHall(ctx, 'pause', input)),
    handle(hallMoves.resume, (ctx, input) => moveHall(ctx, 'resume', input)),
    handle(hallMoves.stop, (ctx, input) => moveHall(ctx, 'stop', input)),
  ];
}

async function moveHall(
  ctx: Ctx,
  action: Name,
  { id, version, reason }: MoveInput,
): Promise<MoveAnswer<EntityState<typeof hall>>> {
  const held = await holdHall(ctx, { id, version });
  await demandHost(ctx, held.row);
  demandReasoned(reason);
  const moved = await transition(ctx, hall, {
    subject: held.row,
    action,
    reason,
    stream: held.row.projectId,
    set: await acts[action](ctx, held, reason),
  });
  await tellHall(ctx, held.row);
  return moved;
}

type Act = (ctx: Ctx, held: HeldHall, reason: string | undefined) => Promise<Values>;

const acts: Readonly<Record<Name, Act>> = {
  pause: async (ctx, { row }, reason) => {
    const [running] = await nodesLeft(ctx, row);
    if (running) await transition(ctx, hallNode, { subject: running, action: 'pause', stream: row.projectId });
    return { pauseTime: ctx.now, pauseReason: reason };
  },
  resume: async (ctx, { row }) => {
    const [paused] = await nodesLeft(ctx, row);
    if (paused) await transition(ctx, hallNode, { subject: paused, action: 'resume', stream: row.projectId });
    await prolongWindows(ctx, row);
    return { pauseTime: null, pauseReason: null };
  },
  stop: async (ctx, held, reason) => {
    await demandOver(ctx, held);
    const ids = (await nodesLeft(ctx, held.row)).map(({ id }) => id);
    await transitionAll(ctx, hallNode, { ids, action: 'skip', stream: held.row.projectId });
    await lapseRecord(ctx, held.row);
    return { endTime: ctx.now, pauseReason: reason };
  },
};

/** A pause takes nobody's time to confirm. */
async function prolongWindows(ctx: Ctx, { id, pauseTime }: HallRow): Promise<void> {
  const seconds = pauseTime === null ? 0 : Math.max(0, (parseInstant(ctx.now) - parseInstant(pauseTime)) / 1000);
  await ctx.db.query(
    `update hall_confirmation set confirm_until = confirm_until + make_interval(secs => $3), version = version + 1
     where tenant_id = $1 and hall_id = $2 and confirm_status in ${confirmationLifecycle.sql('pending')} and is_deleted = 0`,
    [ctx.tenantId, id, seconds],
  );
}

const unsaid = `
  select c.id::text as id from hall_confirmation c where c.tenant_id = $1 and c.hall_id = $2 and c.is_deleted = 0
    and c.confirm_status in ${confirmationLifecycle.sql('pending', 'disputed')}`;

/** Nobody is asked for his word any more. */
async function lapseRecord(ctx: Ctx, { id, projectId }: HallRow): Promise<void> {
  const rows = await ctx.db.query<{ id: string }>(unsaid, [ctx.tenantId, id]);
  const ids = rows.map((row) => row.id);
  await transitionAll(ctx, hallConfirmation, { ids, action: 'lapse', stream: projectId });
}

const failed = `
  select 1 from package where tenant_id = $1 and id = $2 and package_status in ${packageLifecycle.sql('failed', 'terminated')}`;

/** What goes on is paused; only what has ended is stopped. */
async function demandOver(ctx: Ctx, { row, project }: HeldHall): Promise<void> {
  if (hasEnded(project.stage)) return;
  if ((await ctx.db.query(failed, [ctx.tenantId, row.packageId])).length === 0) refuse('hall.procurementGoesOn');
}
