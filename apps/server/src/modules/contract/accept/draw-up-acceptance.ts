import {
  contractAcceptance,
  contractAcceptanceLifecycle,
  contractAcceptanceLine,
  contractAcceptor,
  contractLine,
  isMore,
  leftToCount,
  plainNumber,
  countingOf,
  type contract,
  type EndpointInput,
  type EndpointOutput,
  type performAccept as endpoint,
  type Row,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import {
  changeRow,
  dropRows,
  findRow,
  insertRow,
  insertRows,
  lockRow,
  nextNumber,
  numberSeries,
} from '../../../platform/rows/index.ts';
import { partsOf } from '../list/read-contracts.ts';
import { holdInForce } from '../performing/hold-in-force.ts';
import { foundOf, leastMembers } from './acceptance-queries.ts';

type Contract = Row<typeof contract>;
type Said = EndpointInput<typeof endpoint>;

const series = numberSeries({
  entity: contractAcceptance,
  field: 'acceptNo',
  prefix: (now) => `YS-${now.slice(0, 4)}-`,
  digits: 4,
});

/** Draws an acceptance up, or changes its draft: what is to come of each line, and who looks at it. */
export async function performAccept(ctx: Ctx, said: Said): Promise<EndpointOutput<typeof endpoint>> {
  const row = await holdInForce(ctx, said.contractId);
  await demandMembers(ctx, row, said.members.length);
  const lines = await linesToAccept(ctx, row, said);
  const { acceptType, acceptTime, acceptPlace } = said;
  const values = { acceptType, acceptTime, acceptPlace: acceptPlace || null };
  const saved = said.id ? await change(ctx, { ...said, id: said.id }, values) : await begin(ctx, row, values);
  await putParts(ctx, row, { acceptanceId: saved.id, lines, members: said.members });
  await recordEvidence(ctx, {
    stream: row.projectId,
    action: 'contractAcceptance.drawUp',
    subject: saved.id,
    payload: { contractNo: row.contractNo, acceptNo: saved.acceptNo, acceptType, lines: lines.length },
  });
  return saved;
}

async function demandMembers(ctx: Ctx, row: Contract, count: number): Promise<void> {
  const rule = await leastMembers(ctx, row);
  if (count >= rule.leastMembers) return;
  refuse('contract.acceptorsFew', { count: rule.leastMembers, article: rule.leastMembersArticle ?? '' });
}

interface LineToPut {
  readonly contractLineId: string;
  readonly name: string;
  readonly unit: string;
  readonly planQuantity: string;
}

/** What was said, or all that is left; never more than that. */
async function linesToAccept(ctx: Ctx, row: Contract, said: Said): Promise<LineToPut[]> {
  const ordered = await partsOf(ctx, contractLine, row);
  const before = await foundOf(ctx, row);
  const left = new Map(ordered.map((line) => [line.id, leftToCount(before, line, countingOf(said.acceptType))]));
  const all = ordered.map(({ id }) => ({ contractLineId: id, planQuantity: left.get(id) ?? '0' }));
  const wanted = (said.lines ?? all).filter(({ planQuantity }) => isMore(planQuantity, '0'));
  if (wanted.length === 0) refuse('contract.nothingToAccept');
  return wanted.map(({ contractLineId, planQuantity }) => {
    const line = ordered.find(({ id }) => id === contractLineId) ?? notFound();
    const most = left.get(contractLineId) ?? '0';
    if (isMore(planQuantity, most)) refuse('contract.acceptedBefore', { line: line.name, left: plainNumber(most) });
    return { contractLineId, name: line.name, unit: line.unit, planQuantity };
  });
}

type Head = Readonly<Record<'acceptType' | 'acceptTime' | 'acceptPlace', unknown>>;

async function begin(ctx: Ctx, row: Contract, values: Head): Promise<EndpointOutput<typeof endpoint>> {
  const [last] = await ctx.db.query<{ stage: number }>(
    `select coalesce(max(stage_no), 0)::int as stage from contract_acceptance
     where tenant_id = $1 and contract_id = $2 and is_deleted = 0`,
    [ctx.tenantId, row.id],
  );
  const id = nextId();
  const { projectId, supplierTenantId } = row;
  const acceptNo = await nextNumber(ctx, series);
  const place = { contractId: row.id, projectId, supplierTenantId, stageNo: (last?.stage ?? 0) + 1, acceptNo };
  await insertRow(ctx, contractAcceptance, { id, values: { ...values, ...place } });
  return { id, version: 0, acceptNo };
}

async function change(
  ctx: Ctx,
  { id, version = 0, contractId }: Said & { readonly id: string },
  values: Head,
): Promise<EndpointOutput<typeof endpoint>> {
  const row = await lockRow(ctx, contractAcceptance, { id, version, reach: 'tenant' });
  if (row.contractId !== contractId) notFound();
  if (!contractAcceptanceLifecycle.is(row.acceptStatus, 'draft')) refuse('contract.acceptanceFixed');
  await changeRow(ctx, contractAcceptance, { id, values });
  await dropRows(ctx, contractAcceptanceLine, { ids: [id], of: 'acceptanceId' });
  await dropRows(ctx, contractAcceptor, { ids: [id], of: 'acceptanceId' });
  return { id, version: version + 1, acceptNo: row.acceptNo };
}

interface Parts {
  readonly acceptanceId: string;
  readonly lines: readonly LineToPut[];
  readonly members: Said['members'];
}

async function putParts(
  ctx: Ctx,
  { id: contractId, supplierTenantId }: Contract,
  { acceptanceId, lines, members }: Parts,
): Promise<void> {
  const place = { acceptanceId, contractId, supplierTenantId };
  await insertRows(ctx, contractAcceptanceLine, { rows: lines.map((line) => ({ ...line, ...place })) });
  await insertRows(ctx, contractAcceptor, { rows: members.map((member) => ({ ...member, ...place })) });
}

/** The contract of an acceptance, held, and the acceptance held after it. */
export async function holdAcceptance(ctx: Ctx, { id, version }: { readonly id: string; readonly version: number }) {
  const { contractId } = await findRow(ctx, contractAcceptance, { id, reach: 'tenant' });
  const row = await holdInForce(ctx, contractId);
  return { row, acceptance: await lockRow(ctx, contractAcceptance, { id, version, reach: 'tenant' }) };
}
