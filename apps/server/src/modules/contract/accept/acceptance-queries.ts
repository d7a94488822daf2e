import {
  contractAcceptance,
  contractAcceptanceLifecycle,
  contractAcceptanceLine,
  contractAcceptor,
  contractLine,
  leftToCount,
  countings,
  type AcceptanceDetail,
  type acceptanceById,
  type acceptanceProposal,
  type acceptancesOfContract,
  type contract,
  type EndpointInput,
  type EndpointOutput,
  type Found,
  type PurchaseContractRow,
  type Row,
} from '@zhaocai/model';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { actionsFor, historyOf } from '../../../platform/lifecycle/index.ts';
import { articleOf, findProject, ruleInForce } from '../../tendering/index.ts';
import { isSupplier } from '../list/known-contracts.ts';
import { findContract, findContractOf, partsOf } from '../list/read-contracts.ts';

type Acceptance = Row<typeof contractAcceptance>;
type Part = Pick<PurchaseContractRow, 'id' | 'tenantId'>;

const found = `
  select l.contract_line_id::text as "contractLineId", a.accept_type as "acceptType",
    coalesce(l.real_quantity, 0)::text as "realQuantity"
  from contract_acceptance a
  join contract_acceptance_line l on l.tenant_id = a.tenant_id and l.acceptance_id = a.id and l.is_deleted = 0
  where a.tenant_id = $1 and a.contract_id = $2 and a.is_deleted = 0
    and a.accept_status in ${contractAcceptanceLifecycle.sql('passed')}`;

/** What passed acceptances of a contract have found. */
export function foundOf({ db }: Pick<Ctx, 'db'>, { id, tenantId }: Part): Promise<Found[]> {
  return db.query<Found & Record<string, unknown>>(found, [tenantId, id]);
}

/** A supplier learns of an acceptance once it was handed in. */
export async function acceptancesOf(ctx: Ctx, row: Part): Promise<Acceptance[]> {
  const all = await partsOf(ctx, contractAcceptance, row);
  if (!isSupplier(ctx)) return all;
  return all.filter(({ acceptStatus }) => !contractAcceptanceLifecycle.is(acceptStatus, 'draft', 'void'));
}

export async function listAcceptances(
  ctx: Ctx,
  { contractId }: EndpointInput<typeof acceptancesOfContract>,
): Promise<Acceptance[]> {
  return acceptancesOf(ctx, await findContract(ctx, contractId));
}

/** One of a contract that the reader sees; 404 where he does not. */
export async function readAcceptance(
  ctx: Ctx,
  { id }: EndpointInput<typeof acceptanceById>,
): Promise<AcceptanceDetail> {
  const row = await findContractOf(ctx, 'contractAcceptance', id);
  const own = (await acceptancesOf(ctx, row)).find((one) => one.id === id);
  if (!own) return notFound();
  const [lines, members] = [await partsOf(ctx, contractAcceptanceLine, row), await partsOf(ctx, contractAcceptor, row)];
  const isOwn = ({ acceptanceId }: { readonly acceptanceId: string }) => acceptanceId === id;
  const { contractNo, contractName, supplierName } = row;
  const whole = {
    ...own,
    contractNo,
    contractName,
    supplierName,
    lines: lines.filter(isOwn),
    members: members.filter(isOwn),
  };
  if (isSupplier(ctx)) return { ...whole, actions: [], history: [] };
  const [actions, history] = [
    await actionsFor(ctx, contractAcceptance, own),
    await historyOf(ctx, contractAcceptance, id),
  ];
  const isBarred = row.createUser === ctx.user.userId;
  return {
    ...whole,
    actions: actions.filter((action) => action !== 'conclude' || !isBarred),
    history,
  };
}

/** What an acceptance of a contract begins with. */
export async function proposeAcceptance(
  ctx: Ctx,
  { contractId }: EndpointInput<typeof acceptanceProposal>,
): Promise<EndpointOutput<typeof acceptanceProposal>> {
  const row = await findContract(ctx, contractId);
  const lines = await partsOf(ctx, contractLine, row);
  const before = await foundOf(ctx, row);
  const { contractNo, contractName, supplierName } = row;
  const left = (line: (typeof lines)[number]) =>
    Object.fromEntries(countings.map((counting) => [counting, leftToCount(before, line, counting)])) as Left;
  return {
    contractNo,
    contractName,
    supplierName,
    lines: lines.map((line) => ({
      contractLineId: line.id,
      name: line.name,
      unit: line.unit,
      quantity: line.quantity,
      left: left(line),
    })),
    ...(await leastMembers(ctx, row)),
  };
}

type Left = EndpointOutput<typeof acceptanceProposal>['lines'][number]['left'];

/** How many people accept what a contract delivers, by the rule in force today; `0`: none says it. */
export async function leastMembers(ctx: Ctx, { projectId }: Pick<Row<typeof contract>, 'projectId'>) {
  const project = await findProject(ctx, projectId);
  const rule = await ruleInForce(ctx, { ...project, publishTime: ctx.now }, 'acceptanceMembers');
  return { leastMembers: rule ? Number(rule.value) : 0, leastMembersArticle: rule ? articleOf(ctx, rule) : null };
}
