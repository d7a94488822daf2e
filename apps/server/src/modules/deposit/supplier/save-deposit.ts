import { columnOf, deposit, depositLifecycle, isAccepted, entryLifecycle, yuanToFen, type Saved } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { insertRow } from '../../../platform/rows/index.ts';
import { ledgerStream } from '../../ledger/index.ts';
import { actOnOwn, findOwnDeposit } from './act-on-own.ts';
import { demandComplete, demandWellFormed, valuesOf, type DepositInput, type DepositValues } from './check-deposit.ts';
import { depositBusiness } from './deposit-files.ts';
import { termsOf, type DepositTerms } from './deposit-terms.ts';

/**
 * A supplier says how he gave the deposit of a registration, before the deadline: as a draft, or handed in for finance to
 * confirm. The buyer's people who handle the project learn nothing of it before the opening (R38).
 */
export async function saveDeposit(files: Files, ctx: Ctx, input: DepositInput): Promise<Saved> {
  if (ctx.user.tenantKind !== 'supplier') refuse('deposit.suppliersOnly');
  const terms = await termsOf(ctx, input.entryId);
  demandTaken(ctx, terms);
  if (input.isDraft) demandWellFormed(ctx, input);
  else demandComplete(ctx, input, terms);
  const saved = input.id ? await change(ctx, input, terms) : await begin(ctx, input, terms);
  const fileIds = (input.voucher ?? []).map(({ fileId }) => fileId);
  if (fileIds.length > 0) {
    const business = { businessType: depositBusiness, businessId: saved.id, partyTenantId: terms.tenantId };
    await files.bind(ctx, fileIds, business);
  }
  if (!input.isDraft) await record(ctx, input, { terms, id: saved.id });
  return saved;
}

function demandTaken(ctx: Ctx, { requireMoney, entryStatus, bidEndTime }: DepositTerms): void {
  if (requireMoney === '0.00') refuse('deposit.none');
  if (!isAccepted(entryStatus) || entryLifecycle.is(entryStatus, 'failed', 'terminated')) refuse('deposit.entryOver');
  if (ctx.now >= bidEndTime) refuse('deposit.late');
}

async function begin(ctx: Ctx, input: DepositInput, terms: DepositTerms): Promise<Saved> {
  const id = nextId();
  const { unpaid, toConfirm } = depositLifecycle.code;
  const { tenantId, projectId, packageId, entryId, supplierName, requireMoney } = terms;
  await insertRow(ctx, deposit, {
    id,
    tenantId,
    values: {
      ...valuesOf(input),
      // Not counted up: a serial number would tell how many came before (R38).
      depositNo: `BZJ${id.slice(-12)}`,
      projectId,
      packageId,
      entryId,
      supplierTenantId: ctx.tenantId,
      supplierName,
      requireMoney,
      depositStatus: input.isDraft ? unpaid : toConfirm,
    },
  });
  return { id, version: 0 };
}

async function change(ctx: Ctx, input: DepositInput, { tenantId, entryId }: DepositTerms): Promise<Saved> {
  const { id = '', version = 0, isDraft } = input;
  // It was judged by the terms of this registration: one for another would escape its own.
  const own = await findOwnDeposit(ctx, id);
  if (own.tenantId !== tenantId || own.entryId !== entryId) notFound();
  const act = isDraft ? 'save' : 'handIn';
  return actOnOwn(ctx, { own, version, act, values: columnsOf(valuesOf(input)), refusal: 'deposit.notEditable' });
}

/** As the function of the database takes them: files stay what they are, for it reads them as JSON already. */
function columnsOf({ money, ...values }: DepositValues): Record<string, unknown> {
  const columns = Object.entries(values).map(([name, value]) => [columnOf(deposit.fields, name), value] as const);
  return { ...Object.fromEntries(columns), money: typeof money === 'string' ? yuanToFen(money) : null };
}

interface HandedIn {
  readonly terms: DepositTerms;
  readonly id: string;
}

function record(ctx: Ctx, { payWay, money }: DepositInput, { terms, id }: HandedIn): Promise<void> {
  const { tenantId, projectId, packageId } = terms;
  return recordEvidence(ctx, {
    tenantId,
    stream: ledgerStream,
    action: 'deposit.handIn',
    subject: id,
    payload: { projectId, packageId, payWay, money },
  });
}
