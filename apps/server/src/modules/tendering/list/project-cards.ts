import {
  fenToYuan,
  project,
  stageAtSql,
  type CardPackage,
  type EndpointOutput,
  type Fields,
  type Page,
  type PageInput,
  type ProjectCard,
  type actorProject,
} from '@zhaocai/model';
import { hiddenFields, seenEntity } from '../../../platform/access/index.ts';
import { cutAt, type DerivedColumns, filterConditions, orderBy, pageAnswer } from '../../../platform/crud/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import { shelfCondition, type ProjectView } from './project-views.ts';

const cap = 10_000;
const listLimit = 2000;

/** What every view has a column for: by these a list of cards is searched, filtered and sorted. */
const asked = [
  'projectNo',
  'projectName',
  'buyerName',
  'manner',
  'lawRegime',
  'purchaseType',
  'generalBudget',
  'stage',
  'projectStatus',
  'publishTime',
  'entryEndTime',
  'bidEndTime',
  'openTime',
  'openedTime',
  'resultTime',
] as const;

/** The same fields, less what the reader's data scopes keep from him. */
function fieldsSeen({ user }: Ctx) {
  const { fields, hidden } = seenEntity(user, project);
  const seen: Fields = Object.fromEntries(Object.entries(fields).filter(([name]) => asked.some((one) => one === name)));
  return {
    fields: seen,
    search: ['projectName', 'projectNo'].filter((name) => name in seen),
    sort: ['-createTime'],
    appendOnly: true,
    ...(hidden && { hidden }),
  };
}

const select = (stage: string) => `
  t.id, t.tenant_id as "tenantId", t.project_no as "projectNo", t.project_name as "projectName",
  t.buyer_name as "buyerName", t.manner, t.law_regime as "lawRegime", t.purchase_type as "purchaseType",
  t.general_budget as "generalBudget", ${stage} as stage, t.project_status as "projectStatus",
  t.publish_time as "publishTime", t.entry_end_time as "entryEndTime", t.bid_end_time as "bidEndTime",
  t.open_time as "openTime", t.opened_time as "openedTime", t.result_time as "resultTime", t.parent_id as "parentId",
  t.handler_id as "handlerId", t.entrust_id as "entrustId", t.entrust_status as "entrustStatus",
  t.agent_name as "agentName", t.registered`;

/** Filters of the list, and the shelf. */
type Narrowing = Readonly<Record<string, unknown>>;

export interface CardsAsked {
  readonly input: Narrowing;
  /** Further conditions over `t`. */
  readonly more?: (parameters: Parameters) => string[];
}

/** `from … where …` of the rows of a view that a request is about, bound to `parameters`. */
export function rowsOf(
  ctx: Ctx,
  view: ProjectView,
  { input: { shelf, ...filters }, more, parameters }: CardsAsked & { readonly parameters: Parameters },
): string {
  const source = view.source(ctx, parameters);
  const conditions = [
    ...view.conditions(ctx, parameters),
    ...(typeof shelf === 'string' && shelf !== '' ? [shelfCondition(view, { shelf, ctx, parameters })] : []),
    ...filterConditions({ ...fieldsSeen(ctx), derived: byClock(ctx) }, filters, parameters),
    ...(more?.(parameters) ?? []),
  ];
  return `from ${source} t where ${['true', ...conditions].join(' and ')}`;
}

const byClock = ({ now }: Ctx): DerivedColumns => ({ stage: (bind) => stageAtSql('t', bind(now)) });

/** A page of cards and how many there are, exact up to the cap. */
export async function pageCards(
  ctx: Ctx,
  view: ProjectView,
  { input: { current, size, ...input }, more }: { readonly input: PageInput; readonly more?: CardsAsked['more'] },
): Promise<Page<ProjectCard>> {
  const parameters = new Parameters();
  const body = rowsOf(ctx, view, { input, more, parameters });
  const counting = [...parameters.values];
  const [records, [count]] = await Promise.all([
    selectCards(ctx, { body, input, parameters, limit: size, offset: (current - 1) * size }),
    ctx.db.query<{ total: number }>(
      `select count(*)::int as total from (select 1 ${body} limit ${cap + 1}) c`,
      counting,
    ),
  ]);
  return {
    ...pageAnswer({ records, counted: count?.total ?? 0, cap, size, current }),
    hiddenFields: hiddenCardFields(ctx),
  };
}

/** Every card, up to 2,000 and a word where there are more: for pickers and for what a day has. A longer list is a page. */
export function listCards(ctx: Ctx, view: ProjectView, { input, more }: CardsAsked): Promise<ProjectCard[]> {
  const parameters = new Parameters();
  const body = rowsOf(ctx, view, { input, more, parameters });
  return cutAt(ctx, selectCards(ctx, { body, input, parameters, limit: listLimit + 1, offset: 0 }), listLimit);
}

interface Selection {
  readonly body: string;
  readonly input: Narrowing;
  readonly parameters: Parameters;
  readonly limit: number;
  readonly offset: number;
}

async function selectCards(ctx: Ctx, { body, input, parameters, limit, offset }: Selection): Promise<ProjectCard[]> {
  const stage = stageAtSql('t', parameters.bind(ctx.now));
  const order = orderBy({ ...fieldsSeen(ctx), shown: (name) => (name === 'stage' ? stage : undefined) }, input);
  const rows = await ctx.db.query<ProjectCard & Record<string, unknown>>(
    `select ${select(stage)} ${body} order by ${order} limit ${parameters.bind(limit)} offset ${parameters.bind(offset)}`,
    parameters.values,
  );
  return rows.map((row) => ({ ...row, generalBudget: yuan(row.generalBudget) }));
}

const yuan = (fen: string | null) => (fen === null ? null : fenToYuan(fen));

function hiddenCardFields({ user }: Ctx): string[] | undefined {
  const hidden = hiddenFields(user, project).filter((name) => asked.some((one) => one === name));
  return hidden.length > 0 ? hidden : undefined;
}

/** One project as the view has it, with its packages once they are its reader's to see. */
export async function readCard(ctx: Ctx, view: ProjectView, id: string): Promise<EndpointOutput<typeof actorProject>> {
  const [card] = await listCards(ctx, view, { input: {}, more: (parameters) => [`t.id = ${parameters.bind(id)}`] });
  if (!card) return notFound();
  return { ...card, packages: await packagesOf(ctx, card) };
}

const columns = `k.id, k.package_no as "packageNo", k.package_name as "packageName", k.budget,
  k.ceiling_money as "ceilingMoney", k.goods`;
const ownPackages = `
  select ${columns} from package k where k.tenant_id = $1 and k.project_id = $2 and k.is_deleted = 0 order by k.package_no`;
const publishedPackages = `
  select ${columns} from published_package k where k.tenant_id = $1 and k.project_id = $2 order by k.package_no`;
/** Nothing of one that is offered or done. */
const entrustedPackages = `
  select ${columns} from entrusted_packages($1) k order by k.package_no`;

type PackageRow = CardPackage & Record<string, unknown>;

async function packagesOf(ctx: Ctx, card: ProjectCard): Promise<CardPackage[]> {
  const rows = await packageRows(ctx, card);
  return rows.map((row) => ({ ...row, budget: fenToYuan(row.budget), ceilingMoney: yuan(row.ceilingMoney) }));
}

function packageRows(
  { db, tenantId: own, user }: Ctx,
  { tenantId, id, entrustId }: ProjectCard,
): Promise<PackageRow[]> {
  if (user.tenantKind === 'agency') return db.query<PackageRow>(entrustedPackages, [entrustId]);
  if (tenantId === own) return db.query<PackageRow>(ownPackages, [own, id]);
  return db.query<PackageRow>(publishedPackages, [tenantId, id]);
}
