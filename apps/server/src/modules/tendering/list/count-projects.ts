import {
  fenToYuan,
  manner,
  project,
  projectLifecycle,
  projectShelves,
  projectStatus,
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
import { viewOf } from './project-views.ts';

/**
 * All shelves of the caller's list in one statement. Each is counted over the very rows that its list is made of, by an
 * index of its own.
 */
export async function countShelves(
  ctx: Ctx,
  { tenantId }: EndpointInput<typeof projectCounts>,
): Promise<EndpointOutput<typeof projectCounts>> {
  const view = viewOf(ctx);
  // A buyer has his own alone; agencies and suppliers may ask for one buyer's.
  if (tenantId !== undefined && ctx.user.tenantKind === 'buyer' && tenantId !== ctx.tenantId) notFound();
  const isSupplier = ctx.user.tenantKind === 'supplier';
  const parameters = new Parameters();
  const more = tenantId === undefined ? undefined : (bound: Parameters) => [`t.tenant_id = ${bound.bind(tenantId)}`];
  const counted = isSupplier ? 'count(*)::int, coalesce(sum(t.registered), 0)::int' : 'count(*)::int';
  const counts = view.shelves.map(
    (shelf) =>
      `(select json_build_array(${counted}) ${rowsOf(ctx, view, { input: { shelf }, more, parameters })}) as "${shelf}"`,
  );
  const [row = {}] = await ctx.db.query<Record<string, readonly number[]>>(
    `select ${counts.join(', ')}`,
    parameters.values,
  );
  return view.shelves.map((shelf): ShelfCount => {
    const [count = 0, lines = 0] = row[shelf] ?? [];
    return { shelf, label: projectShelves[shelf].label[ctx.language], count, lines: isSupplier ? lines : null };
  });
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

const hasResult = `t.stage in ${projectLifecycle.sql('resultPublished')}`;
const isOver = `t.stage in ${projectLifecycle.sql('failed', 'terminated')}`;

/** What the caller handles himself. */
export async function sumOwnProjects(ctx: Ctx): Promise<OwnSum> {
  const parameters = new Parameters();
  const where = visibleConditions(project, ctx, { parameters }).join(' and ');
  const [row] = await ctx.db.query<OwnSum & Record<string, unknown>>(
    `select count(*)::int as count, count(*) filter (where ${hasResult})::int as result,
       count(*) filter (where ${isOver})::int as ended,
       count(*) filter (where not (${hasResult} or ${isOver}))::int as running,
       coalesce(sum(t.general_budget), 0)::text as "generalBudget"
     from project t where ${where} and t.handler_id = ${parameters.bind(ctx.user.userId)}::bigint`,
    parameters.values,
  );
  const sum = row ?? { count: 0, running: 0, result: 0, ended: 0, generalBudget: '0' };
  const isHidden = hiddenFields(ctx.user, project).includes('generalBudget');
  return { ...sum, generalBudget: isHidden ? null : fenToYuan(sum.generalBudget ?? '0') };
}
