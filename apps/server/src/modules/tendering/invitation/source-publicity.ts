import {
  bulletinLifecycle,
  bulletinType,
  dayType,
  hasStep,
  manner,
  projectLifecycle,
  sourceObjectionLifecycle,
  type Rule,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { askedMethod } from '../rules/asked-method.ts';
import { articleOf, ruleInForce } from '../rules/project-rules.ts';

/** The publicity of a single source as it stands. */
export interface SourcePublicity {
  /** The amount is one that is put out to tender otherwise, or no rule of the buyer says how it is bought (R10). */
  readonly isNeeded: boolean;
  readonly article: string;
  readonly noticeId: string | null;
  readonly publishTime: string | null;
  readonly endTime: string | null;
}

type Asked = Parameters<typeof askedMethod>[1] & Pick<ProjectRow, 'id'>;

const lastNotice = `
  select b.id::text as "noticeId", b.publish_time as "publishTime", b.end_time as "endTime" from bulletin b
  where b.tenant_id = $1 and b.project_id = $2 and b.is_deleted = 0 and b.bulletin_type in ${bulletinType.sql('publicity')}
    and b.bulletin_status in ${bulletinLifecycle.sql('published', 'ended')} order by b.publish_time desc limit 1`;

/** Null of a project whose procedure has none. */
export async function sourcePublicity(ctx: Ctx, project: ProjectRow): Promise<SourcePublicity | null> {
  if (!hasStep(project, 'publicise')) return null;
  const rule = await publicityRule(ctx, project);
  const [notice] = await ctx.db.query<Omit<SourcePublicity, 'isNeeded' | 'article'> & Record<string, unknown>>(
    lastNotice,
    [ctx.tenantId, project.id],
  );
  return {
    isNeeded: rule !== undefined && (await isAboveThreshold(ctx, project)),
    article: rule ? articleOf(ctx, rule) : '',
    noticeId: notice?.noticeId ?? null,
    publishTime: notice?.publishTime ?? null,
    endTime: notice?.endTime ?? null,
  };
}

/** In yuan; no threshold is higher. */
const aboveAll = '999999999999.00';

async function isAboveThreshold(ctx: Ctx, project: Asked): Promise<boolean> {
  const asked = await askedMethod(ctx, project);
  if (asked) return manner.is(asked.manner, 'openTender');
  // No rule speaks of the amount: it is below the threshold where one is set, and where none is nobody can say so.
  return (await askedMethod(ctx, { ...project, generalBudget: aboveAll })) === null;
}

/** The supplier is invited when he was publicised for the whole period, and every objection has been answered. */
export async function demandPublicised(ctx: Ctx, project: ProjectRow): Promise<void> {
  const publicity = await sourcePublicity(ctx, project);
  if (!publicity) return;
  const { isNeeded, article, endTime, publishTime } = publicity;
  if (endTime === null && isNeeded) refuse('tendering.publicityMissing', { article });
  if (endTime !== null && endTime > ctx.now) refuse('tendering.publicityRunning', { until: endTime, article });
  if (publishTime !== null && (await isListNewerThan(ctx, project.id, publishTime))) refuse('tendering.publicityOther');
  const states = await objectionStates(ctx, project.id);
  if (states.some((state) => sourceObjectionLifecycle.is(state, 'open'))) refuse('tendering.objectionOpen');
  if (states.some((state) => sourceObjectionLifecycle.is(state, 'upheld'))) refuse('tendering.objectionUpheld');
}

/** Somebody was put on the list after that moment. */
export async function isListNewerThan(ctx: Ctx, projectId: string, time: string): Promise<boolean> {
  const rows = await ctx.db.query(
    `select 1 from invitation where tenant_id = $1 and project_id = $2 and is_deleted = 0 and create_time > $3 limit 1`,
    [ctx.tenantId, projectId, time],
  );
  return rows.length > 0;
}

async function objectionStates(ctx: Ctx, projectId: string): Promise<number[]> {
  const rows = await ctx.db.query<{ state: number }>(
    'select objection_status as state from source_objection where tenant_id = $1 and project_id = $2 and is_deleted = 0',
    [ctx.tenantId, projectId],
  );
  return rows.map(({ state }) => state);
}

/** The notice that publicises it: of a confirmed project, of the one supplier on its list. */
export async function demandSourceNotice(ctx: Ctx, project: ProjectRow): Promise<void> {
  if (!hasStep(project, 'publicise') || !projectLifecycle.is(project.stage, 'ready'))
    refuse('tendering.bulletinTypeNow');
  const listed = await ctx.db.query(
    'select 1 from invitation where tenant_id = $1 and project_id = $2 and is_deleted = 0 limit 1',
    [ctx.tenantId, project.id],
  );
  if (listed.length === 0) refuse('tendering.publicityWhom');
}

/** How long the publicity lasts, in the words of the notice. */
export async function sourcePeriodText(ctx: Ctx, project: ProjectRow): Promise<string> {
  const rule = await publicityRule(ctx, project);
  if (!rule) return '自本公示发布之日起至公告截止时间';
  return `自本公示发布之日起不少于${Number(rule.value)}个${dayType.named(rule.dayType)?.label.zh ?? rule.unit}（${rule.sourceArticle}）`;
}

function publicityRule(ctx: Ctx, project: ProjectRow): Promise<Rule | undefined> {
  return ruleInForce(ctx, { ...project, publishTime: ctx.now }, 'sourcePublicity');
}
