import {
  compareYuan,
  contractInvoice,
  sumYuan,
  yuanLess,
  type contract,
  type EndpointInput,
  type EntityState,
  type invoicesOfContract,
  type MoveAnswer,
  type MoveInput,
  type noteInvoice as endpoint,
  type PurchaseContractRow,
  type Row,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { findRow, insertRow, lockRow } from '../../../platform/rows/index.ts';
import { bindToContract } from '../draw-up/contract-files.ts';
import { findContract, partsOf } from '../list/read-contracts.ts';
import { sumsOfContract } from '../performing/contract-sums.ts';
import { demandInForce, holdInForce } from '../performing/hold-in-force.ts';

type Said = EndpointInput<typeof endpoint>;

export async function listInvoices(
  ctx: Ctx,
  { contractId }: EndpointInput<typeof invoicesOfContract>,
): Promise<Row<typeof contractInvoice>[]> {
  return partsOf(ctx, contractInvoice, await findContract(ctx, contractId));
}

/** An invoice that came to whoever handles the contract. */
export async function noteInvoice(files: Files, ctx: Ctx, said: Said): Promise<Saved> {
  return putInvoice(files, ctx, { row: await holdInForce(ctx, said.contractId), said });
}

/** The supplier hands an invoice in: the row is the buyer's, and he its party. */
export async function handInInvoice(files: Files, ctx: Ctx, said: Said): Promise<Saved> {
  const row = await findContract(ctx, said.contractId);
  demandInForce(row);
  return putInvoice(files, ctx, { row, said });
}

interface Handed {
  readonly row: PurchaseContractRow | Row<typeof contract>;
  readonly said: Said;
}

async function putInvoice(files: Files, ctx: Ctx, { row, said }: Handed): Promise<Saved> {
  if (said.invoiceDate > ctx.now.slice(0, 10)) refuse('contract.invoiceAhead');
  if (said.taxMoney && compareYuan(said.taxMoney, said.invoiceMoney) > 0) refuse('contract.invoiceTax');
  const id = nextId();
  const { tenantId, supplierTenantId } = row;
  const values = { ...said, supplierTenantId, taxMoney: said.taxMoney || null, files: said.files ?? null };
  await insertRow(ctx, contractInvoice, { id, tenantId, values });
  const partyTenantId = ctx.tenantId === tenantId ? supplierTenantId : tenantId;
  await bindToContract(files, ctx, { id: row.id, partyTenantId, files: said.files });
  await recordEvidence(ctx, {
    tenantId,
    stream: row.projectId,
    action: 'contractInvoice.add',
    subject: id,
    payload: { contractNo: row.contractNo, invoiceNo: said.invoiceNo, money: said.invoiceMoney },
  });
  return { id, version: 0 };
}

/** An invoice that does not count any more; refused where payments need it. */
export async function cancelInvoice(
  ctx: Ctx,
  { id, version, reason }: MoveInput,
): Promise<MoveAnswer<EntityState<typeof contractInvoice>>> {
  const { contractId } = await findRow(ctx, contractInvoice, { id, reach: 'tenant' });
  const row = await holdInForce(ctx, contractId);
  const invoice = await lockRow(ctx, contractInvoice, { id, version, reach: 'tenant' });
  const { invoiceMoney, paidMoney, inFlowMoney } = await sumsOfContract(ctx, row);
  const left = yuanLess(invoiceMoney, invoice.invoiceMoney);
  if (compareYuan(left, sumYuan([paidMoney, inFlowMoney])) < 0) refuse('contract.invoiceNeeded');
  const payload = { contractNo: row.contractNo, invoiceNo: invoice.invoiceNo };
  return transition(ctx, contractInvoice, {
    subject: invoice,
    action: 'cancel',
    reason,
    stream: row.projectId,
    payload,
  });
}
