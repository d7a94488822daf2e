import {
  agencyEntrustment,
  drawLifecycle,
  entrustmentLifecycle,
  liveEntrustments,
  project,
  type EndpointOutput,
  type EntrustmentShown,
  type lastAgentInfo,
  type agencyDraw,
  type Row,
} from '@zhaocai/model';
import { seenRow } from '../../../platform/access/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { actionsFor } from '../../../platform/lifecycle/index.ts';
import { findRow, findRows } from '../../../platform/rows/index.ts';
import { nameOf, placesOf, turnOf } from '../draw/places.ts';
import { lacksAgreement } from './agreement.ts';
import { choiceRuleOf } from './choice-rule.ts';
import { isBeforeNotice } from './project-open.ts';

type Info = EndpointOutput<typeof lastAgentInfo>;
type Shown = EntrustmentShown;
type EntrustmentRow = Row<typeof agencyEntrustment>;

/** Who runs a project, who was asked before, and how each was chosen. Whoever sees the project sees all of it. */
export async function readLastAgent(ctx: Ctx, proId: string | undefined): Promise<Info> {
  if (proId === undefined) return lastOfBuyer(ctx);
  const held = await findRow(ctx, project, { id: proId });
  const ids = await ctx.db.query<{ id: string }>(
    'select id::text from agency_entrustment where tenant_id = $1 and project_id = $2 and is_deleted = 0',
    [ctx.tenantId, proId],
  );
  const rows = await findRows(ctx, agencyEntrustment, { ids: ids.map(({ id }) => id), reach: 'tenant' });
  const shown = await Promise.all(rows.toReversed().map((row) => withActions(ctx, row)));
  const current = shown.find(({ entrustStatus }) => isCurrent(entrustStatus)) ?? null;
  const draws = await drawsOf(ctx, proId);
  const isLive = current !== null && entrustmentLifecycle.is(current.entrustStatus, ...liveEntrustments);
  const isDrawing = draws.some(({ drawStatus }) => drawLifecycle.is(drawStatus, 'waiting', 'drawing'));
  const rule = await choiceRuleOf(ctx, held);
  return {
    current,
    history: shown.filter((row) => row !== current),
    draws,
    awaitsAgreement: current !== null && (await lacksAgreement(ctx, current.id)),
    canChoose: isBeforeNotice(held) && !isLive && !isDrawing && ctx.user.permissions.has('agencyLibrary_entrust'),
    choiceRule: rule?.action ?? null,
    ruleName: rule?.name ?? null,
    meantId: await meantFor(ctx, proId),
  };
}

/** Where several requests came to the project, the agency of the last one that named any. */
async function meantFor({ db, tenantId }: Ctx, projectId: string): Promise<string | null> {
  const [row] = await db.query<{ id: string }>(
    `select cooperation_id::text as id from bid_apply where tenant_id = $1 and result_project_id = $2
       and cooperation_id is not null and is_deleted = 0 order by id desc limit 1`,
    [tenantId, projectId],
  );
  return row?.id ?? null;
}

function isCurrent(status: unknown): boolean {
  return entrustmentLifecycle.is(status, ...liveEntrustments, 'completed');
}

async function lastOfBuyer(ctx: Ctx): Promise<Info> {
  const [last] = await ctx.db.query<{ id: string }>(
    'select id::text from agency_entrustment where tenant_id = $1 and is_deleted = 0 order by id desc limit 1',
    [ctx.tenantId],
  );
  const [row] = last ? await findRows(ctx, agencyEntrustment, { ids: [last.id] }) : [];
  const current = row ? await withActions(ctx, row) : null;
  return { current, ...ofNoProject };
}

const ofNoProject = {
  history: [],
  draws: [],
  awaitsAgreement: false,
  canChoose: false,
  choiceRule: null,
  ruleName: null,
  meantId: null,
};

const own: readonly string[] = ['accept', 'giveBack'];

async function withActions(ctx: Ctx, row: EntrustmentRow): Promise<Shown> {
  const moves = (await actionsFor(ctx, agencyEntrustment, row)).filter((action) => !own.includes(action));
  const mayEntrust = ctx.user.permissions.has('agencyLibrary_entrust');
  const isRunning = entrustmentLifecycle.is(row.entrustStatus, ...liveEntrustments);
  const others = [
    mayEntrust && !row.isOnPlatform && entrustmentLifecycle.is(row.entrustStatus, 'offered') && 'recordAnswer',
    mayEntrust && isRunning && 'saveAgreement',
  ].filter((action) => action !== false);
  return { ...seenRow(ctx.user, agencyEntrustment, row), actions: [...moves, ...others] };
}

type Drawn = Pick<
  Row<typeof agencyDraw>,
  'id' | 'projectId' | 'drawNo' | 'drawStatus' | 'drawTime' | 'voidReason' | 'tickets' | 'candidates' | 'passed'
>;

const draws = `
  select d.id::text, d.project_id::text as "projectId", d.draw_no as "drawNo", d.draw_status as "drawStatus",
    d.draw_time as "drawTime", d.void_reason as "voidReason", d.tickets, d.candidates, d.passed
  from agency_draw d where d.tenant_id = $1 and d.project_id = $2 and d.is_deleted = 0 order by d.id desc`;

/** Of several it is the turn of somebody by the one that counts alone. */
async function drawsOf(ctx: Ctx, projectId: string): Promise<Info['draws']> {
  const rows = await ctx.db.query<Drawn & Record<string, unknown>>(draws, [ctx.tenantId, projectId]);
  const standing = rows.find(({ drawStatus }) => !drawLifecycle.is(drawStatus, 'void'));
  const next = standing && turnOf(await placesOf(ctx, standing));
  return rows.map(({ id, drawNo, drawStatus, drawTime, voidReason }) => {
    // Of one that is held the record of the draw says what has to be settled.
    const turn = id === standing?.id && next?.state === 'next' ? next : undefined;
    const nextName = standing && turn ? nameOf(standing, turn) : null;
    return { id, drawNo, drawStatus, drawTime, voidReason, nextId: turn?.id ?? null, nextName };
  });
}
