import {
  contract,
  purchaseContractLifecycle,
  contractLine,
  contractLines,
  contractType,
  enterpriseSize,
  type contractProposal,
  type drawUpContract as endpoint,
  type EndpointInput,
  type EndpointOutput,
  type Saved,
  type updateContract as updateEndpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, insertRow, insertRows, lockRow, nextNumber, numberSeries } from '../../../platform/rows/index.ts';
import { articleOf, demandAsOpened, demandAsSelected, findProject, type ProjectRow } from '../../tendering/index.ts';
import { knownContracts } from '../list/known-contracts.ts';
import { findAward, linesOfAward, type FoundAward } from './award-queries.ts';
import { demandInTime, demandLawful, type Drawn } from './check-contract.ts';
import { signingClock, type Clock } from './contract-clock.ts';
import { bindToContract } from './contract-files.ts';

export const contractSeries = numberSeries({
  entity: contract,
  field: 'contractNo',
  prefix: (now) => `HT-${now.slice(0, 4)}-`,
  digits: 4,
});

/** What a contract of an award begins with. */
export async function proposeContract(
  ctx: Ctx,
  { entryId }: EndpointInput<typeof contractProposal>,
): Promise<EndpointOutput<typeof contractProposal>> {
  const found = await findAward(ctx, entryId);
  const [project, lines] = await Promise.all([findProject(ctx, found.projectId), linesOfAward(ctx, entryId)]);
  const { due, rule } = await signingClock(ctx, project);
  const { packageId: _package, supplierTenantId: _tenant, signerId: _signer, smeType, ...award } = found;
  return {
    ...award,
    contractName: `${project.projectName}${ctx.language === 'zh' ? '采购合同' : ': contract'}`,
    contractType: project.purchaseType ?? contractType.code.goods,
    buyerName: project.buyerName,
    isSmeContract: isSme(smeType),
    signDue: due,
    signDueArticle: rule ? articleOf(ctx, rule) : null,
    isLate: due !== null && ctx.now > due,
    lines,
  };
}

function isSme(smeType: number | null): boolean {
  return enterpriseSize.is(smeType, 'small', 'micro', 'medium');
}

/** Draws a contract up from an award; of two at once the database lets one through. */
export async function drawUpContract(
  files: Files,
  ctx: Ctx,
  { entryId, ...drawn }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const award = await findAward(ctx, entryId);
  if (award.contractId !== null) refuse('contract.standing');
  const { project, awarded, clock } = await demandDrawable(ctx, award, drawn);
  const id = nextId();
  const { projectId, supplierTenantId } = award;
  const contractNo = await nextNumber(ctx, contractSeries);
  await insertRow(ctx, contract, {
    id,
    values: { ...valuesOf(drawn), ...partiesOf(award, project), ...dueOf(clock), contractNo },
  });
  await putLines(ctx, { id, supplierTenantId }, { awarded, drawn });
  await bindToContract(files, ctx, { id, partyTenantId: supplierTenantId, files: drawn.text });
  await recordEvidence(ctx, {
    stream: projectId,
    action: 'contract.drawUp',
    subject: id,
    payload: { contractNo, entryId, money: drawn.contractMoney },
  });
  return { id, version: 0, contractNo };
}

/** Refuses what the bid, as it was opened and selected, or the law does not allow; answers what the contract is made of beside what was typed. */
async function demandDrawable(ctx: Ctx, { projectId, entryId, winMoney }: FoundAward, drawn: Drawn) {
  const [project, awarded] = await Promise.all([findProject(ctx, projectId), linesOfAward(ctx, entryId)]);
  await demandAsOpened(ctx, projectId);
  await demandAsSelected(ctx, projectId);
  await demandLawful(ctx, { drawn, project, winMoney, lines: awarded });
  const clock = await signingClock(ctx, project);
  demandInTime(ctx, clock, drawn.lateReason);
  return { project, awarded, clock };
}

/** Where a contract comes from, and who makes it. */
function partiesOf(award: FoundAward, { buyerName }: Pick<ProjectRow, 'buyerName'>) {
  const { entryId, projectId, packageId, supplierTenantId, supplierName, signerId, winMoney, smeType } = award;
  const parties = { buyerName, supplierTenantId, supplierName, signerId };
  return { entryId, projectId, packageId, winMoney, ...parties, isSmeContract: isSme(smeType) };
}

/** The article as the law has it. */
function dueOf({ due, rule }: Clock) {
  return { signDue: due, signDueArticle: rule ? articleOf({ language: 'zh' }, rule) : null };
}

/** Changes a draft; what was handed in is not changed any more. */
export async function updateContract(
  files: Files,
  ctx: Ctx,
  { id, version, ...drawn }: EndpointInput<typeof updateEndpoint>,
): Promise<Saved> {
  const row = await lockRow(ctx, contract, { id, version, scope: knownContracts });
  if (row.parentContractId !== null) refuse('contract.supplementEdit');
  if (!purchaseContractLifecycle.is(row.contractStatus, 'draft')) refuse('contract.notEditable');
  const { awarded, clock } = await demandDrawable(ctx, await findAward(ctx, row.entryId), drawn);
  await changeRow(ctx, contract, { id, values: { ...valuesOf(drawn), ...dueOf(clock) } });
  await removeLines(ctx, id);
  await putLines(ctx, row, { awarded, drawn });
  await bindToContract(files, ctx, { id, partyTenantId: row.supplierTenantId, files: drawn.text });
  await recordEvidence(ctx, {
    stream: row.projectId,
    action: 'contract.update',
    subject: id,
    payload: { contractNo: row.contractNo, money: drawn.contractMoney },
  });
  return { id, version: version + 1 };
}

function valuesOf({ lines: _lines, ...drawn }: Drawn) {
  const blank = (value: string | null | undefined) => value || null;
  return {
    ...drawn,
    taxRate: blank(drawn.taxRate),
    performBondMoney: blank(drawn.performBondMoney),
    warrantyMoney: blank(drawn.warrantyMoney),
    warrantyEnd: blank(drawn.warrantyEnd),
    terms: blank(drawn.terms),
    lateReason: blank(drawn.lateReason),
    text: drawn.text ?? null,
  };
}

interface Drawing {
  readonly awarded: Awaited<ReturnType<typeof linesOfAward>>;
  readonly drawn: Drawn;
}

async function putLines(
  ctx: Ctx,
  { id, supplierTenantId }: { readonly id: string; readonly supplierTenantId: string },
  { awarded, drawn }: Drawing,
): Promise<void> {
  const lines = contractLines(awarded, drawn.lines ?? []);
  await insertRows(ctx, contractLine, {
    rows: lines.map((line) => ({ ...line, contractId: id, supplierTenantId })),
  });
}

export async function removeLines(ctx: Ctx, contractId: string): Promise<void> {
  await ctx.db.write('delete from contract_line where tenant_id = $1 and contract_id = $2', [ctx.tenantId, contractId]);
}
