import {
  drawAlgorithm,
  drawExclusion,
  drawnExpert,
  drawnExpertLifecycle,
  exclusionCounts,
  expertDraw,
  expertDrawLifecycle,
  expertDrawParties,
  project,
  projectLifecycle,
  type AvoidReasons,
  type EndpointInput,
  type EndpointOutput,
  type ExpertDrawAnswer,
  type expertDrawByProjectNo,
  type expertDrawByRecord,
  type expertDrawOfProject,
  type OfParties,
  type projectsToDrawFor,
} from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { actionsFor } from '../../../platform/lifecycle/index.ts';
import { findRow, isSeen, Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { partyOf, peopleOf } from '../../agency/index.ts';
import { expertItemNames } from '../library/item-names.ts';
import { compareWithRecord } from './draw-record.ts';
import { readDrawn } from './drawn-queries.ts';
import { exclusionsOf, findDraw, lawfulConditions, roundsOf, type DrawRow } from './find-draw.ts';
import { stagesPastDraw } from './save-draw.ts';
import { lackingOf } from './settle-draw.ts';

interface Named extends Record<string, unknown> {
  readonly projectNo: string;
  readonly isOpened: boolean;
}

const names = `
  select p.project_no as "projectNo",
    p.opened_time is not null or p.stage in ${projectLifecycle.sql('failed', 'terminated')} as "isOpened"
  from project p where p.tenant_id = $1 and p.id = $2`;

/** The record of a draw, as much of it as may be told by now. */
export async function readDraw(ctx: Ctx, id: string): Promise<ExpertDrawAnswer> {
  const draw = await findDraw(ctx, id);
  const [[named], people, { faults, recorded }, members, avoided] = await Promise.all([
    ctx.db.query<Named>(names, [ctx.tenantId, draw.projectId]),
    peopleOf(ctx, draw),
    compareWithRecord(ctx, draw),
    readDrawn(ctx, id, true),
    avoidedOf(ctx, draw),
  ]);
  const isStarted = expertDrawLifecycle.is(draw.infoStatus, 'notifying', 'done');
  const party = partyOf(ctx, draw);
  const sealed = isSealed(ctx, draw, named?.isOpened === true);
  return {
    ...headOf(draw),
    ...poolOf(draw, sealed),
    // Who watches over the draw agrees to them by joining it.
    avoided: sealed && party === undefined ? [] : avoided,
    projectNo: named?.projectNo ?? null,
    conditions: await conditionsOf(ctx, draw, members),
    people,
    ownParty: party ?? null,
    isNamed: draw.reviewTime <= ctx.now || party === expertDrawParties.buyer,
    isHandler: party === expertDrawParties.buyer,
    members,
    lacking: isStarted ? lackingOf(draw.conditions, members) : [],
    recordFaults: [...faults],
    recorded: [...recorded],
    actions: await actionsOf(ctx, draw),
  };
}

/**
 * What anybody calculates the draw from also tells whom it draws from, so it waits for the evaluation (R28); and who was left out
 * tells of the bidders, so it waits for the opening (R38).
 */
function isSealed({ now }: Pick<Ctx, 'now'>, { reviewTime }: DrawRow, isOpened: boolean): boolean {
  return now < reviewTime || !isOpened;
}

const namesOf = `
  select id::text as "expertId", name from expert where tenant_id = $1 and id = any($2::bigint[])
  order by array_position($2::bigint[], id)`;

async function avoidedOf(ctx: Ctx, draw: DrawRow): Promise<ExpertDrawAnswer['avoided']> {
  const ids = draw.avoidExperts ?? [];
  if (ids.length === 0) return [];
  const reasons = Object(draw.avoidReasons) as AvoidReasons;
  const rows = await ctx.db.query<{ expertId: string; name: string }>(namesOf, [ctx.tenantId, ids]);
  return rows.map((row) => ({ ...row, reason: reasons[row.expertId] ?? '' }));
}

function headOf(draw: DrawRow) {
  const { id, version, drawNo, infoStatus, projectId, projectName, supervisorId, reviewTime, reviewEndTime } = draw;
  const { place, avoidUnits, earlyReason, videoLink, round, revealUntil, drawTime, noticeTime, drawAddress } = draw;
  return {
    id,
    version,
    drawNo,
    infoStatus,
    drawMode: draw.drawMode,
    algorithm: drawAlgorithm,
    projectId,
    projectName,
    supervisorId,
    reviewTime,
    reviewEndTime,
    place,
    packageIds: draw.packageIds ?? [],
    avoidUnits,
    avoidExperts: draw.avoidExperts ?? [],
    earlyReason,
    videoLink,
    round,
    revealUntil,
    drawTime,
    noticeTime,
    drawAddress,
    voidReason: draw.voidReason,
    createTime: draw.createTime,
    handlerWork: draw.handlerWork,
    commits: Object(draw.commits) as OfParties,
  };
}

/** Only counts where the rest is not told yet. */
function poolOf(draw: DrawRow, sealed: boolean) {
  const excluded = exclusionsOf(draw);
  const isDrawn = expertDrawLifecycle.is(draw.infoStatus, 'notifying', 'done');
  const rounds = roundsOf(draw).map((round) => {
    const poolSize = round.candidates.length;
    return sealed
      ? { ...round, poolSize, candidates: [], heldUnits: [], seed: null, tickets: [] }
      : { ...round, poolSize };
  });
  return {
    isSealed: sealed,
    poolSize: draw.poolSize,
    excluded: sealed ? [] : excluded.map((one) => drawExclusion.parse(one)),
    excludedCounts: exclusionCounts(excluded),
    rounds,
    reveals: sealed || !isDrawn ? {} : (Object(draw.reveals) as OfParties),
  };
}

async function conditionsOf(ctx: Ctx, draw: DrawRow, members: ExpertDrawAnswer['members']) {
  const conditions = lawfulConditions(draw);
  const codes = conditions.map(({ itemCode }) => itemCode);
  const itemNames = await expertItemNames(ctx, { codes, isUsedOnly: false });
  return conditions.map(({ itemCode, regionCode, titleLevel, source, count, alternates }, index) => ({
    conditionNo: index + 1,
    itemCode,
    itemName: itemNames.get(itemCode) ?? itemCode,
    regionCode: regionCode ?? null,
    titleLevel: titleLevel ?? null,
    source: source ?? null,
    count,
    alternates,
    accepted: members.filter(
      ({ conditionNo, joinStatus }) => conditionNo === index + 1 && drawnExpertLifecycle.is(joinStatus, 'accepted'),
    ).length,
  }));
}

/** Without a right of its own: a part in the draw is what lets one withdraw it. */
async function actionsOf(ctx: Ctx, draw: DrawRow): Promise<string[]> {
  const moves = (await actionsFor(ctx, expertDraw, draw)).filter((name) => name !== 'cancel');
  const mayCancel = expertDrawLifecycle.is(draw.infoStatus, 'draft', 'waiting') && partyOf(ctx, draw);
  return mayCancel ? ['cancel', ...moves] : [...moves];
}

export async function readDrawOfRecord(
  ctx: Ctx,
  { recordId }: EndpointInput<typeof expertDrawByRecord>,
): Promise<ExpertDrawAnswer> {
  return readDraw(ctx, (await findRow(ctx, drawnExpert, { id: recordId, reach: 'tenant' })).drawId);
}

const lastOfProject = `
  select d.id::text from expert_draw d where d.tenant_id = $1 and d.project_id = $2 and d.is_deleted = 0
  order by d.info_status in ${expertDrawLifecycle.sql('void')}, d.id desc limit 1`;

export async function readDrawOfProject(
  ctx: Ctx,
  { proId }: EndpointInput<typeof expertDrawOfProject>,
): Promise<EndpointOutput<typeof expertDrawOfProject>> {
  await findRow(ctx, project, { id: proId, reach: 'tenant' });
  const [found] = await ctx.db.query<{ id: string }>(lastOfProject, [ctx.tenantId, proId]);
  return found && (await isSeen(ctx, expertDraw, found.id)) ? readDraw(ctx, found.id) : null;
}

export async function readDrawByProjectNo(
  ctx: Ctx,
  { proNo }: EndpointInput<typeof expertDrawByProjectNo>,
): Promise<EndpointOutput<typeof expertDrawByProjectNo>> {
  const [found] = await ctx.db.query<{ id: string }>(
    'select id::text from project where tenant_id = $1 and project_no = $2 and is_deleted = 0 order by id desc limit 1',
    [ctx.tenantId, proNo],
  );
  return found ? readDrawOfProject(ctx, { proId: found.id }) : null;
}

const mostToDraw = 200;

/** Projects of the reader that open within so many days and have no draw that counts. */
export async function listProjectsToDraw(
  ctx: Ctx,
  { days }: EndpointInput<typeof projectsToDrawFor>,
): Promise<EndpointOutput<typeof projectsToDrawFor>> {
  const parameters = new Parameters();
  const seen = visibleConditions(project, ctx, { parameters }).join(' and ');
  const now = parameters.bind(ctx.now);
  const around = parameters.bind(days);
  const asked = ctx.db.query<EndpointOutput<typeof projectsToDrawFor>[number]>(
    `select t.id::text, t.project_no as "projectNo", t.project_name as "projectName", t.manner,
       t.law_regime as "lawRegime", t.open_time as "openTime"
     from project t
     where ${seen} and t.stage not in ${projectLifecycle.sql(...stagesPastDraw)}
       and t.open_time between ${now}::timestamptz - make_interval(days => ${around}::int)
         and ${now}::timestamptz + make_interval(days => ${around}::int)
       and not exists (select from expert_draw d where d.tenant_id = t.tenant_id and d.project_id = t.id
         and d.is_deleted = 0 and d.info_status in ${expertDrawLifecycle.sql('waiting', 'drawing', 'notifying', 'done')})
     order by t.open_time, t.id limit ${mostToDraw + 1}`,
    parameters.values,
  );
  return cutAt(ctx, asked, mostToDraw);
}
