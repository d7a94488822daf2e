import {
  fenToYuan,
  manner,
  project,
  projectLifecycle,
  projectShelves,
  projectStatus,
  stagesOf,
  type EndpointInput,
  type EndpointOutput,
  type ownProjectSum,
  type projectCounts,
  type projectTotals,
  type ShelfCount,
} from '@zhaocai/model';
import { hiddenFields } from '../../../platform/access/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { rowsOf } from './project-cards.ts';
import { shelfCondition, viewOf } from './project-views.ts';

/** All shelves of the caller's list in one statement, each counted by the condition that its list is narrowed by. */
export async function countShelves(
  ctx: Ctx,
  { tenantId }: EndpointInput<typeof projectCounts>,
): Promise<EndpointOutput<typeof projectCounts>> {
  const view = viewOf(ctx);
  // A buyer has his own alone; agencies and suppliers may ask for one buyer's.
  if (tenantId !== undefined && ctx.user.tenantKind === 'buyer' && tenantId !== ctx.tenantId) notFound();
  const parameters = new Parameters();
  const more = tenantId === undefined ? undefined : (bound: Parameters) => [`t.tenant_id = ${bound.bind(tenantId)}`];
  const body = rowsOf(ctx, view, { input: {}, more, parameters });
  const counts = view.shelves.map((shelf) => {
    const condition = shelfCondition(view, { shelf, ctx, parameters });
    return `count(*) filter (where ${condition})::int as "${shelf}",
      sum(t.registered) filter (where ${condition})::int as "${shelf} lines"`;
  });
  const [row = {}] = await ctx.db.query<Record<string, number | null>>(
    `select ${counts.join(', ')} ${body}`,
    parameters.values,
  );
  const isSupplier = ctx.user.tenantKind === 'supplier';
  return view.shelves.map((shelf): ShelfCount => ({
    shelf,
    label: projectShelves[shelf].label[ctx.language],
    count: row[shelf] ?? 0,
    lines: isSupplier ? (row[`${shelf} lines`] ?? 0) : null,
  }));
}

interface Counted {
  readonly status: number;
  readonly manner: number;
  readonly count: number;
}

/** Of the buyer's projects that the caller sees. */
export async function countTotals(ctx: Ctx): Promise<EndpointOutput<typeof projectTotals>> {
  const parameters = new Parameters();
  const where = visibleConditions(project, ctx, { parameters }).join(' and ');
  const rows = await ctx.db.query<Counted & Record<string, unknown>>(
    `select t.project_status as status, t.manner, count(*)::int as count from project t where ${where}
     group by t.project_status, t.manner order by t.project_status, t.manner`,
    parameters.values,
  );
  const sumOf = (isOne: (row: Counted) => boolean) => rows.filter(isOne).reduce((sum, { count }) => sum + count, 0);
  const { language } = ctx;
  return {
    total: sumOf(() => true),
    projectStatus: projectStatus.choices.map(({ value, label }) => ({
      value,
      label: label[language],
      count: sumOf(({ status }) => status === value),
    })),
    manner: manner.choices.map(({ value, label }) => ({
      value,
      label: label[language],
      count: sumOf((row) => row.manner === value),
    })),
  };
}

type OwnSum = EndpointOutput<typeof ownProjectSum>;

/** What the caller handles himself. */
export async function sumOwnProjects(ctx: Ctx): Promise<OwnSum> {
  const parameters = new Parameters();
  const where = visibleConditions(project, ctx, { parameters }).join(' and ');
  const [row] = await ctx.db.query<OwnSum & Record<string, unknown>>(
    `select count(*)::int as count, count(*) filter (where t.stage in ${stagesSql('result')})::int as result,
       count(*) filter (where t.stage in ${stagesSql('ended')})::int as ended,
       count(*) filter (where t.stage not in ${stagesSql('result')} and t.stage not in ${stagesSql('ended')})::int as running,
       coalesce(sum(t.general_budget), 0)::text as "generalBudget"
     from project t where ${where} and t.handler_id = ${parameters.bind(ctx.user.userId)}::bigint`,
    parameters.values,
  );
  const sum = row ?? { count: 0, running: 0, result: 0, ended: 0, generalBudget: '0' };
  const isHidden = hiddenFields(ctx.user, project).includes('generalBudget');
  return { ...sum, generalBudget: isHidden ? null : fenToYuan(sum.generalBudget ?? '0') };
}

function stagesSql(shelf: 'result' | 'ended'): string {
  return projectLifecycle.sql(...stagesOf(shelf));
}
