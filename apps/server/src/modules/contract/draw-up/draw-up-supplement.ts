import {
  compareYuan,
  contract,
  contractLine,
  contractType,
  plainNumber,
  purchaseContractLifecycle,
  supplementLimit,
  supplementLines,
  type EndpointInput,
  type EndpointOutput,
  type Row,
  type submitSup,
  type SupplementLimit,
  type supplementProposal,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { changeRow, findRows, insertRow, insertRows, lockRow, nextNumber } from '../../../platform/rows/index.ts';
import { articleOf, findProject, ruleInForce } from '../../tendering/index.ts';
import { knownContracts } from '../list/known-contracts.ts';
import { findContract, partsOf } from '../list/read-contracts.ts';
import { contractSeries, removeLines } from './draw-up-contract.ts';

type Contract = Row<typeof contract>;
type Said = EndpointInput<typeof submitSup>;

/** How much more may be agreed beside a contract, by the rule in force; without one nothing limits it. */
async function limitOf(ctx: Ctx, row: Pick<Contract, 'id' | 'projectId' | 'contractMoney'>, without?: string) {
  const project = await findProject(ctx, row.projectId);
  const rule = await ruleInForce(ctx, { ...project, publishTime: ctx.now }, 'supplementShare');
  const beside = await findRows(ctx, contract, { of: 'parentContractId', ids: [row.id], reach: 'tenant' });
  // What was terminated counts with all that was agreed: it may have been paid.
  const counted = beside.filter(
    (one) => one.id !== without && !purchaseContractLifecycle.is(one.contractStatus, 'void'),
  );
  const money = counted.map(({ contractMoney }) => contractMoney);
  return { rule, limit: supplementLimit(row.contractMoney, rule?.value ?? '100', money) };
}

/** What a supplement of a contract begins with. */
export async function proposeSupplement(
  ctx: Ctx,
  { contractId }: EndpointInput<typeof supplementProposal>,
): Promise<EndpointOutput<typeof supplementProposal>> {
  const row = await findContract(ctx, contractId);
  demandSupplementable(row);
  const lines = await partsOf(ctx, contractLine, row);
  const { rule, limit } = await limitOf(ctx, row);
  const { contractNo, contractName } = row;
  return {
    contractNo,
    contractName,
    ...limit,
    percent: rule ? plainNumber(rule.value) : null,
    article: rule ? articleOf(ctx, rule) : null,
    lines: lines.map(({ itemId, lineNo, name, unit, quantity, perMoney }) => ({
      itemId,
      lineNo,
      name,
      unit,
      quantity,
      perMoney,
    })),
  };
}

/** Both have signed what is supplemented, and it goes on; a supplement has none of its own. */
function demandSupplementable({
  contractStatus,
  parentContractId,
}: Pick<Contract, 'contractStatus' | 'parentContractId'>) {
  if (parentContractId !== null) refuse('contract.supplementOf');
  if (!purchaseContractLifecycle.is(contractStatus, 'signed', 'performing')) refuse('contract.supplementOf');
}

/**
 * Draws up what is agreed beside a contract: more of its lines at its prices, and with all that stands beside it no more than
 * the law leaves (R11). Whoever draws one up holds the contract, so two never share what is left.
 */
export async function submitSupplement(ctx: Ctx, said: Said): Promise<EndpointOutput<typeof submitSup>> {
  const parent = await lockRow(ctx, contract, { id: said.contractId, scope: knownContracts });
  demandSupplementable(parent);
  if (said.endDate < said.startDate) refuse('contract.dates');
  const drawn = supplementLines(await partsOf(ctx, contractLine, parent), said.lines);
  if (!drawn) return refuse('contract.supplementLines');
  const { rule, limit } = await limitOf(ctx, parent, said.id);
  if (rule && compareYuan(drawn.money, limit.leftMoney) > 0)
    refuse('contract.supplementOver', { ...wordsOf(limit, rule.value), article: articleOf(ctx, rule) });
  const { contractName, startDate, endDate, terms } = said;
  const values = { contractName, startDate, endDate, terms, contractMoney: drawn.money, winMoney: drawn.money };
  const { id, contractNo, version } = said.id
    ? await change(ctx, { ...said, id: said.id }, values)
    : await begin(ctx, parent, values);
  const { supplierTenantId, projectId } = parent;
  await insertRows(ctx, contractLine, {
    rows: drawn.lines.map((line) => ({ ...line, contractId: id, supplierTenantId })),
  });
  await recordEvidence(ctx, {
    stream: projectId,
    action: 'contract.supplement',
    subject: id,
    payload: { contractNo, parentNo: parent.contractNo, money: drawn.money },
  });
  const { draft } = purchaseContractLifecycle.code;
  const kept = { id, contractNo, contractMoney: drawn.money };
  if (said.isDraft) return { ...kept, version, contractStatus: draft };
  const moved = await transition(ctx, contract, {
    subject: { id, tenantId: ctx.tenantId },
    action: 'submit',
    stream: projectId,
    payload: { contractNo, money: drawn.money, supplierTenantId },
  });
  return { ...kept, version: moved.version, contractStatus: moved.state };
}

const wordsOf = ({ mostMoney, usedMoney }: SupplementLimit, percent: string) => ({
  percent: plainNumber(percent),
  most: mostMoney,
  used: usedMoney,
});

type Values = Readonly<Record<string, unknown>>;

async function begin(ctx: Ctx, parent: Contract, values: Values) {
  const id = nextId();
  const contractNo = await nextNumber(ctx, contractSeries);
  const { projectId, packageId, entryId, buyerName, supplierTenantId, supplierName, signerId } = parent;
  const { isSmeContract, payeeBank, payeeAccount, taxRate, id: parentContractId } = parent;
  await insertRow(ctx, contract, {
    id,
    values: {
      ...values,
      projectId,
      packageId,
      entryId,
      buyerName,
      supplierTenantId,
      supplierName,
      signerId,
      isSmeContract,
      payeeBank,
      payeeAccount,
      taxRate,
      parentContractId,
      contractNo,
      contractType: contractType.code.supplement,
    },
  });
  return { id, contractNo, version: 0 };
}

async function change(ctx: Ctx, { id, version = 0, contractId }: Said & { readonly id: string }, values: Values) {
  const row = await lockRow(ctx, contract, { id, version, scope: knownContracts });
  if (row.parentContractId !== contractId) notFound();
  if (!purchaseContractLifecycle.is(row.contractStatus, 'draft')) refuse('contract.notEditable');
  await changeRow(ctx, contract, { id, values });
  await removeLines(ctx, id);
  return { id, contractNo: row.contractNo, version: version + 1 };
}
