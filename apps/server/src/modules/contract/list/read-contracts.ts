import {
  afterSigning,
  contract,
  contractLine,
  contractSide,
  fenToYuan,
  refusalState,
  type ContractPaper,
  type PurchaseContractDetail,
  type PurchaseContractRow,
  type Supplement,
  type contractById,
  type contractCount,
  type contractsOfProject,
  type EndpointInput,
  type EndpointOutput,
  type Entity,
  type Page,
  type PageInput,
  type Row,
} from '@zhaocai/model';
import { cutAt, filterConditions, orderBy, pageAnswer } from '../../../platform/crud/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { actionsFor, historyOf } from '../../../platform/lifecycle/index.ts';
import { Parameters, projectionOf, toWireRow } from '../../../platform/rows/index.ts';
import { isSent, isSupplier, seenContracts } from './known-contracts.ts';

const cap = 10_000;
const place = ['projectNo', 'projectName', 'packageNo', 'packageName'] as const;
const placeColumns = `p.project_no as "projectNo", p.project_name as "projectName", k.package_no as "packageNo",
  k.package_name as "packageName"`;

/** Project and package beside a contract; a supplier has them through what is published. */
function placeOf(ctx: Ctx): string {
  return isSupplier(ctx)
    ? `join published_project p on p.tenant_id = t.tenant_id and p.id = t.project_id
       join published_package k on k.tenant_id = t.tenant_id and k.id = t.package_id`
    : `join project p on p.tenant_id = t.tenant_id and p.id = t.project_id
       join package k on k.tenant_id = t.tenant_id and k.id = t.package_id`;
}

function wireRow(row: Record<string, unknown>, of: 'list' | 'detail'): PurchaseContractRow {
  const wire = toWireRow(row, projectionOf(contract, of));
  // The select list is made from the definition that the type is made from.
  return { ...wire, ...Object.fromEntries(place.map((name) => [name, row[name]])) } as unknown as PurchaseContractRow;
}

/** Across projects, the newest first. */
export async function pageContracts(ctx: Ctx, input: PageInput): Promise<Page<PurchaseContractRow>> {
  const { current, size } = input;
  const parameters = new Parameters();
  const where = [seenContracts(ctx, parameters), ...filterConditions(contract, input, parameters)].join(' and ');
  const countValues = [...parameters.values];
  const limits = `limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`;
  const [records, [count]] = await Promise.all([
    ctx.db.query<Record<string, unknown>>(
      `select ${projectionOf(contract, 'list').select}, ${placeColumns} from contract t ${placeOf(ctx)}
       where ${where} order by ${orderBy(contract, input)} ${limits}`,
      parameters.values,
    ),
    ctx.db.query<{ total: number }>(
      `select count(*)::int as total from (select 1 from contract t where ${where} limit ${cap + 1}) c`,
      countValues,
    ),
  ]);
  const shown = records.map((row) => wireRow(row, 'list'));
  return pageAnswer({ records: shown, counted: count?.total ?? 0, cap, size, current });
}

const mostOfProject = 500;

/** All of a project, the newest first. */
export async function listContracts(
  ctx: Ctx,
  { projectId }: EndpointInput<typeof contractsOfProject>,
): Promise<PurchaseContractRow[]> {
  const parameters = new Parameters();
  const where = `${seenContracts(ctx, parameters)} and t.project_id = ${parameters.bind(projectId)}`;
  const asked = ctx.db.query<Record<string, unknown>>(
    `select ${projectionOf(contract, 'list').select}, ${placeColumns} from contract t ${placeOf(ctx)}
     where ${where} order by t.id desc limit ${mostOfProject + 1}`,
    parameters.values,
  );
  const rows = await cutAt(ctx, asked, mostOfProject);
  return rows.map((row) => wireRow(row, 'list'));
}

export async function countContracts(ctx: Ctx): Promise<EndpointOutput<typeof contractCount>> {
  const parameters = new Parameters();
  const states = await ctx.db.query<{ contractStatus: number; count: number }>(
    `select t.contract_status as "contractStatus", count(*)::int as count from contract t
     where ${seenContracts(ctx, parameters)} group by t.contract_status order by t.contract_status`,
    parameters.values,
  );
  return { total: states.reduce((sum, { count }) => sum + count, 0), states };
}

/** A contract that the reader sees, with its project; 404 where he does not. */
export async function findContract(ctx: Ctx, id: string): Promise<PurchaseContractRow> {
  const parameters = new Parameters();
  const where = `${seenContracts(ctx, parameters)} and t.id = ${parameters.bind(id)}`;
  const [row] = await ctx.db.query<Record<string, unknown>>(
    `select ${projectionOf(contract, 'detail').select}, ${placeColumns} from contract t ${placeOf(ctx)} where ${where}`,
    parameters.values,
  );
  return row ? wireRow(row, 'detail') : notFound();
}

const contractOfPart = `
  select p.contract_id::text as "contractId" from (
    select 'contractPayment' as part, tenant_id, supplier_tenant_id, id, contract_id from contract_payment where is_deleted = 0
    union all
    select 'contractTerm', tenant_id, supplier_tenant_id, id, contract_id from contract_term where is_deleted = 0
    union all
    select 'contractAcceptance', tenant_id, supplier_tenant_id, id, contract_id from contract_acceptance
      where is_deleted = 0) p
  where (p.tenant_id = $1 or p.supplier_tenant_id = $1) and p.part = $2 and p.id = $3`;

/** The contract that a part belongs to, for whoever sees it; 404 where he does not. */
export async function findContractOf(
  ctx: Ctx,
  part: 'contractPayment' | 'contractTerm' | 'contractAcceptance',
  id: string,
): Promise<PurchaseContractRow> {
  const [place] = await ctx.db.query<{ contractId: string }>(contractOfPart, [ctx.tenantId, part, id]);
  return place ? findContract(ctx, place.contractId) : notFound();
}

/** The parts of a contract of one kind, in the order in which they were made; its supplier reads them as their party. */
export function partsOf<E extends Entity>(ctx: Ctx, part: E, whole: Whole): Promise<Row<E>[]> {
  return partsOfAll(ctx, part, [whole]);
}

type Whole = Pick<PurchaseContractRow, 'id' | 'tenantId'>;

/** The same of several contracts, by one question. */
export async function partsOfAll<E extends Entity>(ctx: Ctx, part: E, wholes: readonly Whole[]): Promise<Row<E>[]> {
  const projection = projectionOf(part, 'detail');
  const rows = await ctx.db.query<Record<string, unknown>>(
    `select ${projection.select} from ${part.table} t
     where (t.tenant_id, t.contract_id) in (select * from unnest($1::text[], $2::bigint[])) and t.is_deleted = 0
     order by t.id`,
    [wholes.map(({ tenantId }) => tenantId), wholes.map(({ id }) => id)],
  );
  // The select list is made from the definition that the type is made from.
  return rows.map((row) => toWireRow(row, projection) as unknown as Row<E>);
}

const mostPapers = 200;

/** What either side handed in signed; the supplier reads it as its party. */
function papersOf(
  ctx: Ctx,
  { id, tenantId, entryId, parentContractId }: PurchaseContractRow,
): Promise<ContractPaper[]> {
  const asked = ctx.db.query<ContractPaper & Record<string, unknown>>(
    `select f.side, f.version_no as "versionNo", f.file_id::text as "fileId", f.file_name as "fileName",
       f.file_suffix as "fileSuffix", f.create_time as time
     from contract_file f where f.tenant_id = $1 and f.entry_id = $2 and f.contract_id is not distinct from $3
     order by f.id desc limit ${mostPapers + 1}`,
    [tenantId, entryId, parentContractId === null ? null : id],
  );
  return cutAt(ctx, asked, mostPapers);
}

const beside = `
  select t.id::text, t.contract_no as "contractNo", t.contract_name as "contractName",
    t.contract_money::text as "contractMoney", t.contract_status as "contractStatus", t.sign_time as "signTime",
    t.parent_contract_id is null as "isParent"
  from contract t where t.tenant_id = $1 and (t.parent_contract_id = $2 or t.id = $3) and t.is_deleted = 0`;

/** The supplements of a contract, or of a supplement what it is beside; a supplier learns of what was sent to him. */
async function besideOf(ctx: Ctx, { id, tenantId, parentContractId }: PurchaseContractRow) {
  const rows = await ctx.db.query<Supplement & { readonly isParent: boolean } & Record<string, unknown>>(
    isSupplier(ctx) ? `${beside} and ${isSent} order by t.id` : `${beside} order by t.id`,
    [tenantId, id, parentContractId],
  );
  const supplements = rows
    .filter(({ isParent }) => !isParent)
    .map(({ isParent: _parent, contractMoney, ...row }) => ({ ...row, contractMoney: fenToYuan(contractMoney) }));
  return { supplements, parentNo: rows.find(({ isParent }) => isParent)?.contractNo ?? null };
}

/** One with its lines and, for the buyer's people, what they may do and what was done. */
export async function readContract(
  ctx: Ctx,
  { id }: EndpointInput<typeof contractById>,
): Promise<PurchaseContractDetail> {
  const row = await findContract(ctx, id);
  const [lines, papers, beside] = await Promise.all([
    partsOf(ctx, contractLine, row),
    papersOf(ctx, row),
    besideOf(ctx, row),
  ]);
  const signedVersion = Math.max(
    0,
    ...papers.flatMap((one) => (contractSide.is(one.side, 'supplier') ? one.versionNo : [])),
  );
  const whole = { ...row, ...beside, lines, papers, signedVersion };
  if (isSupplier(ctx)) return { ...whole, actions: [], history: [] };
  const [actions, history] = await Promise.all([actionsFor(ctx, contract, row), historyOf(ctx, contract, id)]);
  return { ...whole, actions: actions.filter((action) => makesSense(row, action)), history };
}

/** What a state allows and this contract does not ask for. */
function makesSense({ noticeState, filingState, refusalState: refusal }: PurchaseContractRow, action: string): boolean {
  if (action === 'announce') return afterSigning.is(noticeState, 'due');
  if (action === 'file') return afterSigning.is(filingState, 'due');
  return action !== 'followUp' || refusalState.is(refusal, 'refused');
}
