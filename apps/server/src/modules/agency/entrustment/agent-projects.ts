import {
  entrustmentLifecycle,
  fenToYuan,
  shelfSql,
  shelvesOf,
  stageAt,
  stageAtSql,
  type agentProject,
  type agentProjects,
  type EndpointInput,
  type EndpointOutput,
  type OfferRow,
} from '@zhaocai/model';
import { escapeLike, pageAnswer } from '../../../platform/crud/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';

const columns = `
  e.id::text, e.version, e.tenant_id as "tenantId", e.entrust_no as "entrustNo", e.entrust_status as "entrustStatus",
  e.buyer_name as "buyerName", e.project_no as "projectNo", e.project_name as "projectName", e.manner,
  e.purchase_type as "purchaseType", e.general_budget::text as "generalBudget", e.scope, e.fee_payer as "feePayer",
  e.fee_float::text as "feeFloat", e.min_fee::text as "minFee", e.estimated_fee::text as "estimatedFee",
  e.final_fee::text as "finalFee",
  e.offer_time as "offerTime", e.accept_time as "acceptTime"`;

const orders: Readonly<Record<string, string>> = {
  offerTime: 'e.offer_time',
  entrustNo: 'e.entrust_no',
  projectName: 'e.project_name',
  generalBudget: 'e.general_budget',
  bidEndTime: 'e.bid_end_time',
};

/** The head of every one, and of those that run how far the project is. */
const listed = `(
  select o.*, p.stage, p.entry_end_time, p.bid_end_time, p.open_time
  from own_entrustments() o left join lateral entrusted_project(o.id) p on true)`;
type ListedRow = EndpointOutput<typeof agentProjects>['records'][number];

/** What the agency that is signed in is asked for, runs and has done: the function of the database knows no other. */
export async function pageAgentProjects(
  ctx: Ctx,
  input: EndpointInput<typeof agentProjects>,
): Promise<EndpointOutput<typeof agentProjects>> {
  const { current, size, keyword, entrustStatus, shelf } = input;
  const parameters = new Parameters();
  const conditions = ['true'];
  if (typeof keyword === 'string' && keyword.trim() !== '') {
    const like = parameters.bind(`%${escapeLike(keyword.trim())}%`);
    conditions.push(`(e.project_name like ${like} or e.project_no like ${like} or e.buyer_name like ${like})`);
  }
  if (entrustStatus !== undefined && entrustStatus !== '')
    conditions.push(`e.entrust_status::text = any(string_to_array(${parameters.bind(String(entrustStatus))}, ','))`);
  if (shelf) conditions.push(onShelf(ctx, shelf, parameters));
  const rows = await ctx.db.query<ListedRow & { counted: number }>(
    `select ${columns}, ${stageAtSql('e', parameters.bind(ctx.now))} as stage, e.bid_end_time as "bidEndTime",
       e.open_time as "openTime", count(*) over ()::int as counted from ${listed} e
     where ${conditions.join(' and ')} order by ${orderOf(input)}e.entrust_status, e.offer_time desc, e.id
     limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`,
    parameters.values,
  );
  const records = rows.map(({ counted: _counted, ...row }) => inYuan(row));
  return pageAnswer({ records, counted: rows[0]?.counted ?? 0, cap: 10_000, size, current });
}

function onShelf({ now, user }: Ctx, shelf: string, parameters: Parameters): string {
  const name = shelvesOf.agency.find((one) => one === shelf) ?? refuse('platform.unknownFilter', { field: 'shelf' });
  return shelfSql(name, { now, userId: user.userId, alias: 'e', bind: (value) => parameters.bind(value) });
}

function orderOf({ ascs, descs }: Pick<EndpointInput<typeof agentProjects>, 'ascs' | 'descs'>): string {
  const wished = [
    ...(ascs ?? '').split(',').map((name) => [name, ''] as const),
    ...(descs ?? '').split(',').map((name) => [name, ' desc'] as const),
  ].filter(([name]) => name !== '');
  return wished
    .map(([name, direction]) => {
      if (!Object.hasOwn(orders, name)) refuse('platform.unknownFilter', { field: name });
      return `${orders[name]}${direction}, `;
    })
    .join('');
}

function inYuan<R extends Pick<OfferRow, 'generalBudget' | 'minFee' | 'estimatedFee' | 'finalFee'>>(row: R): R {
  return {
    ...row,
    generalBudget: fenToYuan(row.generalBudget),
    minFee: yuan(row.minFee),
    estimatedFee: yuan(row.estimatedFee),
    finalFee: yuan(row.finalFee),
  };
}

const yuan = (fen: string | null) => (fen === null ? null : fenToYuan(fen));

type Shown = EndpointOutput<typeof agentProject>;
type ProjectShown = NonNullable<Shown['project']>;
type PackageShown = ProjectShown['packages'][number];

interface Offer extends OfferRow, Record<string, unknown> {
  readonly agreementFiles: Shown['agreementFiles'] | null;
  readonly awaitsAgreement: boolean;
}

/** The offer, and while the agency runs it the project. */
export async function readAgentProject(ctx: Ctx, id: string): Promise<Shown> {
  const [row] = await ctx.db.query<Offer>(
    `select ${columns}, e.agreement_files as "agreementFiles", lacks_agreement(e.id) as "awaitsAgreement"
     from own_entrustments() e where e.id = $1`,
    [id],
  );
  if (!row) return notFound();
  return {
    ...inYuan(row),
    agreementFiles: row.agreementFiles ?? [],
    actions: actionsOf(ctx, row),
    project: await projectOf(ctx, id),
  };
}

function actionsOf({ user }: Ctx, { entrustStatus }: OfferRow): string[] {
  if (!user.permissions.has('entrustedProject_answer')) return [];
  if (entrustmentLifecycle.is(entrustStatus, 'offered')) return ['accept', 'giveBack'];
  return entrustmentLifecycle.is(entrustStatus, 'active') ? ['giveBack'] : [];
}

const projectSql = `
  select stage, law_regime as "lawRegime", funds_source as "fundsSource", ceiling_money::text as "ceilingMoney",
    entry_end_time as "entryEndTime", bid_end_time as "bidEndTime", open_time as "openTime", open_place as "openPlace",
    delivery_days as "deliveryDays", delivery_place as "deliveryPlace", linkman, phone, qualification, requirement
  from entrusted_project($1)`;
const packageSql = `
  select id::text, package_no as "packageNo", package_name as "packageName", budget::text, ceiling_money::text as "ceilingMoney",
    goods from entrusted_packages($1)`;

async function projectOf(ctx: Ctx, id: string): Promise<Shown['project']> {
  const [[row], packages] = await Promise.all([
    ctx.db.query<Omit<ProjectShown, 'packages'> & Record<string, unknown>>(projectSql, [id]),
    ctx.db.query<PackageShown & Record<string, unknown>>(packageSql, [id]),
  ]);
  if (!row) return null;
  return {
    ...row,
    ceilingMoney: yuan(row.ceilingMoney),
    // By the clock: it does not move with the first quote.
    stage: stageAt(row, ctx.now),
    packages: packages.map((one) => ({
      ...one,
      budget: fenToYuan(one.budget),
      ceilingMoney: yuan(one.ceilingMoney),
    })),
  };
}
