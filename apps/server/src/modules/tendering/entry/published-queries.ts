import {
  fenToYuan,
  isTendering,
  mayRegister,
  quoteType,
  stageAt,
  type EndpointOutput,
  type entryEnd as entryEndEndpoint,
  type PublishedPackage,
  type PublishedProject,
} from '@zhaocai/model';
import { notFound, type Ctx } from '../../../platform/http/index.ts';

export interface PublishedId {
  readonly projectId: string;
  readonly tenantId?: string;
}

type ProjectColumns = Omit<PublishedProject, 'packages' | 'canEnter' | 'canQuote' | 'serverTime'>;
type PackageColumns = Omit<PublishedPackage, 'items' | 'entry' | 'quoteTypeStr'>;
type ItemColumns = PublishedPackage['items'][number] & { readonly packageId: string };
type EntryColumns = NonNullable<PublishedPackage['entry']>;

/** A published project with its packages, for whoever is signed in, and how far his own registrations are. */
export async function readPublishedProject(ctx: Ctx, { projectId, tenantId }: PublishedId): Promise<PublishedProject> {
  const project = await findPublished(ctx, { projectId, tenantId });
  const values = [project.tenantId, projectId];
  const [packages, items, entries] = await Promise.all([
    ctx.db.query<PackageColumns & Record<string, unknown>>(packageSql, values),
    ctx.db.query<ItemColumns & Record<string, unknown>>(itemSql, values),
    ctx.db.query<EntryColumns & Record<string, unknown>>(entrySql, [...values, ctx.tenantId]),
  ]);
  return {
    ...project,
    generalBudget: fenToYuan(project.generalBudget),
    ceilingMoney: yuan(project.ceilingMoney),
    depositMoney: yuan(project.depositMoney),
    saleMoney: yuan(project.saleMoney),
    stage: stageAt(project, ctx.now),
    packages: packages.map((row) => ({
      ...row,
      budget: fenToYuan(row.budget),
      ceilingMoney: yuan(row.ceilingMoney),
      quoteTypeStr: quoteType.named(row.quoteType)?.label[ctx.language] ?? '',
      items: items.filter(({ packageId }) => packageId === row.id).map(({ packageId: _packageId, ...item }) => item),
      entry: entries.find(({ packageId }) => packageId === row.id) ?? null,
    })),
    ...openFor(project, ctx.now),
    serverTime: ctx.now,
  };
}

/** May one still register, may one still quote. */
export async function readEntryEnd(ctx: Ctx, id: PublishedId): Promise<EndpointOutput<typeof entryEndEndpoint>> {
  const project = await findPublished(ctx, id);
  const { entryEndTime, bidEndTime } = project;
  return { projectId: id.projectId, entryEndTime, bidEndTime, ...openFor(project, ctx.now), serverTime: ctx.now };
}

function openFor(project: ProjectColumns, now: string): { canEnter: boolean; canQuote: boolean } {
  return { canEnter: mayRegister(project, now), canQuote: isTendering(project.stage) && now < project.bidEndTime };
}

function yuan(fen: string | null): string | null {
  return fen === null ? null : fenToYuan(fen);
}

async function findPublished(ctx: Ctx, { projectId, tenantId }: PublishedId): Promise<ProjectColumns> {
  const [row] = await ctx.db.query<ProjectColumns & Record<string, unknown>>(
    `${projectSql} where p.id = $1 ${tenantId ? 'and p.tenant_id = $2' : ''}`,
    tenantId ? [projectId, tenantId] : [projectId],
  );
  return row ?? notFound();
}

const projectSql = `
  select p.id, p.tenant_id as "tenantId", p.project_no as "projectNo", p.project_name as "projectName", p.manner,
    p.law_regime as "lawRegime", p.purchase_type as "purchaseType", p.buyer_name as "buyerName",
    p.funds_source as "fundsSource", p.general_budget as "generalBudget", p.ceiling_money as "ceilingMoney",
    p.deposit_money as "depositMoney", p.entry_end_time as "entryEndTime", p.bid_end_time as "bidEndTime",
    p.open_time as "openTime", p.open_place as "openPlace", p.delivery_days as "deliveryDays",
    p.delivery_day_type as "deliveryDayType", p.delivery_place as "deliveryPlace", p.bid_valid_days as "bidValidDays",
    p.linkman, p.phone, p.is_entry_reviewed as "isEntryReviewed", p.qualification, p.requirement,
    p.publish_time as "publishTime", p.opened_time as "openedTime", p.result_time as "resultTime", p.stage,
    p.is_consortium as "isConsortium", p.sale_type as "saleType", p.sale_money as "saleMoney",
    coalesce(p.files, '[]') as files
  from published_project p`;

const packageSql = `
  select id, package_no as "packageNo", package_name as "packageName", budget, ceiling_money as "ceilingMoney",
    quote_type as "quoteType", goods, brand_model as "brandModel", tech_params as "techParams",
    after_sale as "afterSale", max_winners as "maxWinners"
  from published_package where tenant_id = $1 and project_id = $2 order by package_no`;

const itemSql = `
  select id, package_id as "packageId", line_no as "lineNo", name, brand_model as "brandModel", unit, quantity,
    tech_params as "techParams", remark
  from published_package_item where tenant_id = $1 and project_id = $2 order by package_id, line_no`;

const entrySql = `
  select id, package_id as "packageId", entry_num as "entryNum", entry_status as "entryStatus",
    entry_time as "entryTime", linkman, phone, is_bid as "isBid", bid_time as "bidTime",
    quote_version as "quoteVersion", version, reject_reason as "rejectReason",
    is_consortium as "isConsortium"
  from entry where tenant_id = $1 and project_id = $2 and supplier_tenant_id = $3 and is_deleted = 0`;
