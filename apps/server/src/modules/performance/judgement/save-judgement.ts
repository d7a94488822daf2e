import {
  addDays,
  judgeCycle,
  judgement,
  judgementLifecycle,
  judgeTemplateLevel,
  judgeType,
  spanOf,
  type EndpointInput,
  type EndpointOutput,
  type Row,
  type saveAgentJudgement as agentEndpoint,
  type saveExpertJudgement as expertEndpoint,
  type saveJudgement as endpoint,
} from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import {
  changeRow,
  demandVersion,
  insertRow,
  lockRow,
  lockRows,
  nextNumber,
  numberSeries,
  type Values,
} from '../../../platform/rows/index.ts';
import { articleOf, findProject } from '../../tendering/index.ts';
import { findBusiness, hadBusiness, runningReview } from '../business/businesses.ts';
import { demandOther, findTarget, type Target } from '../business/judged-target.ts';
import { itemsOf } from '../template/template-queries.ts';
import { bindJudgementFiles } from './judgement-files.ts';
import { keptTemplate, linesOf, outcomeOf, scoredLines, templateFor } from './score-sheet.ts';

type Input = EndpointInput<typeof endpoint>;
type Output = EndpointOutput<typeof endpoint>;
export type JudgementRow = Row<typeof judgement>;

const { agency, expert } = judgeType.code;

export const saveOfAgency = (files: Files, ctx: Ctx, { agentId, ...said }: EndpointInput<typeof agentEndpoint>) =>
  saveJudgement(files, ctx, { ...said, judgeType: agency, targetId: agentId });

export const saveOfExpert = (files: Files, ctx: Ctx, { expertId, ...said }: EndpointInput<typeof expertEndpoint>) =>
  saveJudgement(files, ctx, { ...said, judgeType: expert, targetId: expertId });

const judgeNos = numberSeries({
  entity: judgement,
  field: 'judgeNo',
  prefix: (now) => `PJ-${now.slice(0, 4)}-`,
  digits: 4,
});

/** Keeps a judgement, and hands it in unless it is a draft: then whoever is judged sees it and may answer. */
export async function saveJudgement(files: Files, ctx: Ctx, input: Input): Promise<Output> {
  const draft = input.id === undefined ? undefined : await ownDraft(ctx, input);
  const target = await findTarget(ctx, input);
  demandOther(ctx, target);
  const template = await templateFor(ctx, input);
  const about = await aboutOf(ctx, target, { ...input, cycle: template.cycle });
  const lines = scoredLines(itemsOf(template), input.details);
  const values: Values = {
    judgeType: target.judgeType,
    targetName: target.name,
    supplierId: null,
    cooperationId: null,
    expertId: null,
    [target.field]: target.targetId,
    targetUserId: target.userId,
    judgedSide: target.side,
    buyerName: await ownName(ctx),
    ...keptTemplate(template),
    ...about,
    details: lines,
    remark: input.remark ?? null,
    files: input.files ?? null,
    lateReason: input.lateReason || null,
  };
  const row = await store(ctx, draft, values);
  await bindJudgementFiles(files, ctx, { id: row.id, given: input.files, before: draft?.files, target });
  if (input.isDraft) return { ...row, judgeStatus: judgementLifecycle.code.draft, totalScore: null, level: null };
  return handIn(ctx, { row, values, target, confirmDays: template.confirmDays });
}

async function ownDraft(ctx: Ctx, { id = '', version, ...said }: Input): Promise<JudgementRow> {
  const row = await lockRow(ctx, judgement, { id });
  demandVersion(row, version);
  demandOwnDraft(ctx, row);
  const target = row.supplierId ?? row.cooperationId ?? row.expertId;
  if (row.judgeType !== said.judgeType || target !== said.targetId) notFound();
  return row;
}

function demandOwnDraft({ user }: Ctx, { judgeStatus, createUser }: JudgementRow): void {
  if (!judgementLifecycle.is(judgeStatus, 'draft')) refuse('performance.notDraft');
  if (createUser !== user.userId) refuse('performance.notYours');
}

interface About {
  readonly period: string | null;
  readonly projectId: string | null;
  readonly projectNo: string | null;
  readonly projectName: string | null;
  readonly dueTime: string | null;
}

/** The project or the days that it is about: refused where there was no business, and where it is not over. */
function aboutOf(ctx: Ctx, target: Target, said: Input & { readonly cycle: number }): Promise<About> {
  return judgeCycle.is(said.cycle, 'project') ? aboutProject(ctx, target, said) : aboutPeriod(ctx, target, said);
}

async function aboutProject(ctx: Ctx, target: Target, { projectId, lateReason, isDraft }: Input): Promise<About> {
  if (projectId === undefined) return refuse('performance.projectMissing');
  const { projectNo, projectName } = await findProject(ctx, projectId);
  const found = await findBusiness(ctx, { ...target, projectId });
  if (!found) return refuseBusiness(ctx, target, projectId);
  const { due: dueTime, rule } = found;
  const isLate = dueTime !== null && dueTime < ctx.now;
  if (isLate && !isDraft && !lateReason) {
    refuse('performance.late', { date: dueTime.slice(0, 10), article: rule ? articleOf(ctx, rule) : '' });
  }
  return { period: null, projectId, projectNo, projectName, dueTime };
}

/** R67: an expert is judged when his evaluation is over. */
async function refuseBusiness(ctx: Ctx, target: Target, projectId: string): Promise<never> {
  const running = target.field === 'expertId' && (await runningReview(ctx, { ...target, projectId }));
  if (running) refuse('performance.notOver', { date: running });
  return refuse('performance.noBusiness', { name: target.name });
}

async function aboutPeriod(ctx: Ctx, target: Target, { cycle = 0, period = '' }: Input): Promise<About> {
  const span = spanOf(cycle, period) ?? refuse('performance.periodMissing');
  if (span.to >= ctx.now.slice(0, 10)) refuse('performance.periodRuns', { date: span.to });
  if (!(await hadBusiness(ctx, { ...target, span }))) refuse('performance.noBusiness', { name: target.name });
  return { period, projectId: null, projectNo: null, projectName: null, dueTime: null };
}

async function ownName({ db, tenantId }: Ctx): Promise<string> {
  const [row] = await db.query<{ name: string }>('select tenant_name as name from tenant where tenant_id = $1', [
    tenantId,
  ]);
  return row?.name ?? '';
}

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly judgeNo: string;
}

async function store(ctx: Ctx, draft: JudgementRow | undefined, values: Values): Promise<Stored> {
  if (draft) {
    await changeRow(ctx, judgement, { id: draft.id, values });
    return { id: draft.id, version: draft.version + 1, judgeNo: draft.judgeNo ?? '' };
  }
  const judgeNo = await nextNumber(ctx, judgeNos);
  const id = await insertRow(ctx, judgement, { values: { ...values, judgeNo, editionNo: 1 } });
  return { id, version: 0, judgeNo };
}

interface HandingIn {
  readonly row: Stored;
  readonly values: Values;
  readonly target: Pick<Target, 'partyTenantId'>;
  readonly confirmDays: number;
}

/** Total and level are counted here, and whoever is judged has his days to answer. */
export async function handIn(ctx: Ctx, { row, values, target, confirmDays }: HandingIn): Promise<Output> {
  const levels = judgeTemplateLevel.array().parse(values.levels);
  const outcome = outcomeOf(linesOf({ details: values.details }), levels);
  const { version, state } = await transition(ctx, judgement, {
    subject: { id: row.id, tenantId: ctx.tenantId },
    action: 'handIn',
    set: {
      ...outcome,
      judgerId: ctx.user.userId,
      judgeTime: ctx.now,
      confirmDue: `${addDays(ctx.now.slice(0, 10), confirmDays)} 23:59:59`,
      partyTenantId: target.partyTenantId,
    },
    payload: { judgeNo: row.judgeNo, ...outcome, details: values.details },
  });
  return { ...row, ...outcome, version, judgeStatus: state };
}

/** A draft is its writer's to throw away. */
export async function demandOwnDrafts(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const row of await lockRows(ctx, judgement, { ids, mode: 'remove' })) demandOwnDraft(ctx, row);
}
