import {
  daysAhead,
  fenToYuan,
  project,
  projectLifecycle,
  stageAtSql,
  type EndpointInput,
  type EndpointOutput,
  type ProjectDeadline,
  type projectDeadlines,
  type projectFigures,
} from '@zhaocai/model';
import { hiddenFields } from '../../platform/access/index.ts';
import { pageAnswer } from '../../platform/crud/index.ts';
import type { Ctx } from '../../platform/http/index.ts';
import { Parameters, visibleConditions } from '../../platform/rows/index.ts';
import { countedByDay, instantText, dayOf } from './figure-text.ts';

const shownAhead = 8;

type Figures = EndpointOutput<typeof projectFigures>;

/** One statement over all projects that the caller sees, in the stage that his lists show. */
export async function readProjectFigures(ctx: Ctx): Promise<Figures> {
  const parameters = new Parameters();
  const seen = seenProjects(ctx, parameters);
  const [row] = await ctx.db.query<Figures>(
    `with ${seen},
       stages as (select stage, count(*)::int as count, sum(general_budget)::text as budget from seen group by stage)
     select (select coalesce(json_agg(s order by s.stage), '[]') from stages s) as stages,
       ${countedByDay(ctx, parameters, daysAhead)} as days,
       (select coalesce(json_agg(a order by a.at, a.id), '[]') from (
         select id::text, project_no as "projectNo", project_name as "projectName", field, ${instantText('at')} as at
         from ahead order by ahead.at, ahead.id limit ${shownAhead}) a) as ahead`,
    parameters.values,
  );
  const { stages = [], days = [], ahead = [] } = row ?? {};
  const isHidden = hiddenFields(ctx.user, project).includes('generalBudget');
  const shown = stages.map((one) => ({
    ...one,
    budget: isHidden || one.budget === null ? null : fenToYuan(one.budget),
  }));
  return { stages: shown, days, ahead: ahead.map((one) => seenDeadline(ctx, one)) };
}

/** The projects whose next time is on a day: as many as the day counts. */
export async function pageProjectDeadlines(
  ctx: Ctx,
  { day, current, size }: EndpointInput<typeof projectDeadlines>,
): Promise<EndpointOutput<typeof projectDeadlines>> {
  const parameters = new Parameters();
  const seen = seenProjects(ctx, parameters);
  const rows = await ctx.db.query<ProjectDeadline & { counted: number }>(
    `with ${seen}
     select id, project_no as "projectNo", project_name as "projectName", field, at, count(*) over ()::int as counted
     from ahead where ${dayOf('at')} = ${parameters.bind(day)} order by ahead.at, ahead.id
     limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`,
    parameters.values,
  );
  const records = rows.map(({ counted: _counted, ...one }) => seenDeadline(ctx, one));
  return pageAnswer({ records, counted: rows[0]?.counted ?? 0, cap: 10_000, size, current });
}

/** Without the number and the name where they are kept from the caller. */
function seenDeadline(
  { user }: Pick<Ctx, 'user'>,
  { projectNo, projectName, ...one }: ProjectDeadline,
): ProjectDeadline {
  const hidden = hiddenFields(user, project);
  return {
    ...one,
    projectNo: hidden.includes('projectNo') ? '' : projectNo,
    projectName: hidden.includes('projectName') ? '' : projectName,
  };
}

/** `seen`: the caller's projects; `ahead`: those that run, with the next of their times. */
function seenProjects(ctx: Ctx, parameters: Parameters): string {
  const now = parameters.bind(ctx.now);
  const where = visibleConditions(project, ctx, { parameters }).join(' and ');
  return `seen as (
      select t.id, t.project_no, t.project_name, t.general_budget, ${stageAtSql('t', now)} as stage,
        t.entry_end_time, t.bid_end_time, t.open_time
      from project t where ${where}),
    ahead as (
      select s.id, s.project_no, s.project_name, n.field, n.at
      from seen s cross join lateral (
        select field, at from (values ('entryEndTime', s.entry_end_time), ('bidEndTime', s.bid_end_time),
          ('openTime', s.open_time)) times (field, at)
        where at > ${now}::timestamptz order by at limit 1) n
      where s.stage in ${projectLifecycle.sqlFrom('ready')} and s.stage not in ${projectLifecycle.sqlFrom('opened')})`;
}
