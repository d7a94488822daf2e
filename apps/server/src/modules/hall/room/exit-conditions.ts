import {
  attendance,
  confirmationLifecycle,
  hallNodes,
  objectionLifecycle,
  packageLifecycle,
  type HallNodeName,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandRuled, duePackages } from '../../tendering/index.ts';
import type { HeldHall } from './find-hall.ts';

type Condition = (ctx: Ctx, held: HeldHall) => Promise<void> | void;

/** When a node may be left: each reads how things stand, and refuses with what is missing. */
const conditions: Readonly<Record<HallNodeName, Condition>> = {
  signIn: async (ctx, { row, project }) => {
    if (ctx.now < project.openTime) refuse('hall.tooEarly', { time: project.openTime });
    const signed = await ctx.db.query(
      `select 1 from ${attendance.table} where tenant_id = $1 and project_id = $2 and user_id = $3 and party_tenant_id is null`,
      [ctx.tenantId, row.projectId, row.hostId],
    );
    if (signed.length === 0) refuse('hall.hostAbsent');
  },
  bidderList: () => undefined,
  unlock: demandUnlocked,
  open: async (ctx, held) => {
    if (!(await isOpened(ctx, held))) refuse('hall.notOpened');
  },
  readOut: () => undefined,
  confirm: demandSettled,
  // An objection that was made after the record was confirmed is answered as well.
  close: demandSettled,
};

/** Refuses where the exit condition of a node is not true. */
export async function demandExit(ctx: Ctx, nodeCode: number, held: HeldHall): Promise<void> {
  const name = hallNodes.named(nodeCode)?.name;
  if (name) await conditions[name](ctx, held);
}

const openPackage = `
  select 1 from package where tenant_id = $1 and id = $2 and package_status in ${packageLifecycle.sql('draft', 'open', 'closed')}`;

/** The package was opened, or has failed: either way nothing of it lies sealed that could still be opened. */
async function isOpened(ctx: Ctx, { row }: HeldHall): Promise<boolean> {
  return (await ctx.db.query(openPackage, [ctx.tenantId, row.packageId])).length === 0;
}

const holdersOfPackage = `
  select count(*)::int as holders, coalesce(max(h.threshold), 0)::int as threshold,
    count(*) filter (where exists (select from opening_share o where o.tenant_id = h.tenant_id
      and o.project_id = h.project_id and o.key_id = h.key_id))::int as given
  from package_key_holder h where h.tenant_id = $1 and h.package_id = $2`;

/** As many holders as must open together have given their shares; a project from before there were holders has none. */
async function demandUnlocked(ctx: Ctx, held: HeldHall): Promise<void> {
  const [found] = await ctx.db.query<{ holders: number; threshold: number; given: number }>(holdersOfPackage, [
    ctx.tenantId,
    held.row.packageId,
  ]);
  const { holders = 0, threshold = 0, given = 0 } = found ?? {};
  if (holders === 0 || given >= threshold || (await isOpened(ctx, held))) return;
  // Too few have bid for it to be opened at all: nothing of it is unlocked, and its host is told so at the opening.
  if (!(await duePackages(ctx, held.project)).includes(held.row.packageId)) return;
  refuse('hall.sharesMissing', { given, threshold });
}

/** No word is left, and no bid of which nobody has said whose fault it was that it did not open (R35). */
async function demandSettled(ctx: Ctx, held: HeldHall): Promise<void> {
  await demandAgreed(ctx, held);
  await demandRuled(ctx, held.row);
}

const openWords = `
  select
    (select count(*)::int from hall_objection o where o.tenant_id = $1 and o.hall_id = $2 and o.is_deleted = 0
      and o.objection_status in ${objectionLifecycle.sql('open')}) as objections,
    (select count(*)::int from hall_confirmation c where c.tenant_id = $1 and c.hall_id = $2 and c.is_deleted = 0
      and c.confirm_status in ${confirmationLifecycle.sql('pending', 'disputed')}) as words`;

/** Every objection is answered (R45), and every bidder has agreed or let the window pass. */
async function demandAgreed(ctx: Ctx, { row }: HeldHall): Promise<void> {
  const [found] = await ctx.db.query<{ objections: number; words: number }>(openWords, [ctx.tenantId, row.id]);
  const { objections = 0, words = 0 } = found ?? {};
  if (objections > 0) refuse('hall.objectionOpen', { count: objections });
  if (words > 0) refuse('hall.recordOpen', { count: words });
}
