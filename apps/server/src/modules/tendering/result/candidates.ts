import { bulletinLifecycle, bulletinType, dayType, hasStep, lawRegime, type Rule } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandNoObjection } from '../exception/open-objections.ts';
import { hasWinner } from '../bulletin/publish-result.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { articleOf, ruleInForce } from '../rules/project-rules.ts';
import { demandNobodyDebarred } from './debarred-winner.ts';
import { isResultToConfirm } from './result-approval.ts';

/** The notice that publicises the candidates of the selection that stands now. */
export interface Candidates {
  readonly noticeId: string;
  readonly endTime: string;
}

/** Of a project `p`: an earlier selection's publicity counts for nothing. */
export const candidatesNotice = `
  select jsonb_build_object('noticeId', b.id::text,
    'endTime', to_char(b.end_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS'))
  from bulletin b
  where b.tenant_id = p.tenant_id and b.project_id = p.id and b.is_deleted = 0
    and b.bulletin_type in ${bulletinType.sql('candidates')}
    and b.bulletin_status in ${bulletinLifecycle.sql('published', 'ended')}
    and b.publish_time >= (select max(s.create_time) from state_change s where s.tenant_id = p.tenant_id
      and s.entity = 'project' and s.row_id = p.id and s.action = 'submitSelection')
  order by b.publish_time desc limit 1`;

/** Under the tendering law the candidates are publicised before a winner is decided (R40). */
export function isPublicised(project: Pick<ProjectRow, 'manner' | 'lawRegime'>): boolean {
  return hasStep(project, 'publiciseCandidates');
}

/** Refuses to confirm a result, whoever decides it, before the public was told and has been answered. */
export async function demandConfirmable(ctx: Ctx, project: ProjectRow): Promise<void> {
  await demandPublicised(ctx, project);
  await demandNoObjection(ctx, project, 'result');
}

/** Refuses to confirm a result whose candidates were not publicised, or not until the end of the period (R40). */
async function demandPublicised(ctx: Ctx, project: ProjectRow): Promise<void> {
  if (!isPublicised(project) || !(await hasWinner(ctx, project.id))) return;
  const [row] = await ctx.db.query<{ notice: Candidates | null }>(
    `select (${candidatesNotice}) as notice from project p where p.tenant_id = $1 and p.id = $2`,
    [ctx.tenantId, project.id],
  );
  const until = row?.notice?.endTime;
  if (until !== undefined && until <= ctx.now) return;
  const article = articleOfRule(ctx, await candidatesRule(ctx, project));
  if (until === undefined) refuse('tendering.candidatesMissing', { article });
  refuse('tendering.candidatesRunning', { until, article });
}

/** Of a selection that waits for its confirmation and names somebody. */
export async function demandCandidates(ctx: Ctx, project: ProjectRow): Promise<void> {
  if (!isPublicised(project) || !isResultToConfirm(project)) refuse('tendering.bulletinTypeNow');
  if (!(await hasWinner(ctx, project.id))) refuse('tendering.failureNotice');
  await demandNoObjection(ctx, project, 'selection');
  await demandNobodyDebarred(ctx, project.id);
}

/** How long the publicity lasts, in the words of the notice. */
export async function candidatesPeriodText(ctx: Ctx, project: ProjectRow): Promise<string> {
  const rule = await candidatesRule(ctx, project);
  if (!rule) return '自本公示发布之日起至公告截止时间';
  return `自本公示发布之日起不少于${Number(rule.value)}${dayType.named(rule.dayType)?.label.zh ?? rule.unit}（${rule.sourceArticle}）`;
}

function candidatesRule(ctx: Ctx, project: ProjectRow): Promise<Rule | undefined> {
  return ruleInForce(ctx, { ...project, publishTime: ctx.now }, 'candidatesPeriod');
}

function articleOfRule(ctx: Ctx, rule: Rule | undefined): string {
  return rule ? articleOf(ctx, rule) : (lawRegime.named(lawRegime.code.tendering)?.label[ctx.language] ?? '');
}
