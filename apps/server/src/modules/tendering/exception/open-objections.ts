import {
  appealTarget,
  appealType,
  lawRegime,
  raisedObjectionLifecycle,
  openObjectionStates,
  type RaisedObjectionLine,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { articleOf, ruleInForce } from '../rules/project-rules.ts';

/**
 * What is about to be done: the quotes are opened, a selection is handed in or publicised or its failure, or the result is
 * confirmed or published.
 */
export type ObjectionStep = 'opening' | 'selection' | 'result';

export type OpenObjection = Pick<
  RaisedObjectionLine,
  'id' | 'appealNo' | 'appealType' | 'target' | 'appealStatus' | 'dueTime'
>;

type Judged = Pick<ProjectRow, 'id' | 'manner' | 'lawRegime'>;

const query = `
  select id::text, appeal_no as "appealNo", appeal_type as "appealType", target, appeal_status as "appealStatus",
    due_time as "dueTime"
  from objection where tenant_id = $1 and project_id = $2 and is_deleted = 0
    and appeal_type in ${appealType.sql('query', 'complaint')}
    and appeal_status in ${raisedObjectionLifecycle.sql(...openObjectionStates)}
  order by submit_time, id`;

/**
 * The objections and complaints that keep a procurement from a step. Under the tendering law everything stops until who
 * objects is answered (R45; 条例 22 and 54); elsewhere a query about the result keeps the result back (R47). For a complaint a
 * procurement stands still where it is suspended. What was found right and is not done yet stops the opening and the result;
 * a selection may be what is done about it.
 */
export async function openObjections(ctx: Ctx, project: Judged, step: ObjectionStep): Promise<OpenObjection[]> {
  const rows = await ctx.db.query<OpenObjection & Record<string, unknown>>(query, [ctx.tenantId, project.id]);
  const stopsAll = lawRegime.is(project.lawRegime, 'tendering');
  return rows.filter(({ appealStatus, appealType: type, target }) => {
    if (raisedObjectionLifecycle.is(appealStatus, 'upheld')) return step !== 'selection';
    if (!appealType.is(type, 'query')) return false;
    return stopsAll || (step !== 'opening' && appealTarget.is(target, 'result'));
  });
}

/** Refuses a step that has to wait, by the article; how many wait tells nothing of who has objected (R38). */
export async function demandNoObjection(ctx: Ctx, project: Judged, step: ObjectionStep): Promise<void> {
  const open = await openObjections(ctx, project, step);
  if (open.length === 0) return;
  const regime = { manner: Number(project.manner), lawRegime: Number(project.lawRegime) };
  const rule = await ruleInForce(ctx, { ...regime, publishTime: ctx.now }, 'objectionAnswerPeriod');
  const law = lawRegime.named(project.lawRegime)?.label[ctx.language] ?? '';
  refuse('objection.blocks', { count: open.length, article: rule ? articleOf(ctx, rule) : law });
}
