import {
  compareYuan,
  contract,
  contractPaymentLifecycle,
  contractTerm,
  payCondition,
  termsDifference,
  purchaseContractLifecycle,
  shareOfPrice,
  sumYuan,
  type EndpointInput,
  type PlannedTerm,
  type Row,
  type Saved,
  type savePaymentPlan as endpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, dropRows, insertRows, lockRow, noteWriter } from '../../../platform/rows/index.ts';
import { demandReason } from '../../ledger/index.ts';
import { knownContracts } from '../list/known-contracts.ts';
import { turnTerms } from './turn-terms.ts';

type Contract = Row<typeof contract>;
type Said = EndpointInput<typeof endpoint>;

/** Plans the payments of a contract anew: what stood there before is kept as deleted rows. */
export async function savePaymentPlan(ctx: Ctx, { id, version, ...said }: Said): Promise<Saved> {
  const row = await lockRow(ctx, contract, { id, version, scope: knownContracts });
  demandPlannable(row, said.reason);
  await demandNoneApplied(ctx, row);
  demandWhole(row, said.terms);
  await putTerms(ctx, row, said.terms);
  const { payeeBank, payeeAccount } = said;
  await changeRow(ctx, contract, { id, values: { payeeBank, payeeAccount } });
  // Who plans the payments has written what is approved with the draft.
  await noteWriter(ctx, contract, { id });
  await turnTerms(ctx, row);
  await recordEvidence(ctx, {
    stream: row.projectId,
    action: 'contract.planPayments',
    subject: id,
    payload: {
      contractNo: row.contractNo,
      payeeAccount,
      ...(said.reason && { reason: said.reason }),
      terms: said.terms,
    },
  });
  return { id, version: version + 1 };
}

/** With the draft; once both have signed with a reason, and until the first payment is applied for. */
function demandPlannable(row: Contract, reason: string | undefined): void {
  const isDraft = purchaseContractLifecycle.is(row.contractStatus, 'draft');
  if (!isDraft && !purchaseContractLifecycle.is(row.contractStatus, 'signed', 'performing'))
    refuse('contract.planState');
  if (isDraft) return;
  if (!reason) refuse('contract.planReason');
  demandReason(reason);
}

/** What was applied for refers to the plan as it stands; what was put away does not. */
async function demandNoneApplied(ctx: Ctx, { id }: Contract): Promise<void> {
  const found = await ctx.db.query(
    `select 1 from contract_payment where tenant_id = $1 and contract_id = $2 and is_deleted = 0
       and pay_status not in ${contractPaymentLifecycle.sql('void')} limit 1`,
    [ctx.tenantId, id],
  );
  if (found.length > 0) refuse('contract.planFixed');
}

function demandWhole({ contractMoney, warrantyMoney, warrantyEnd }: Contract, terms: readonly PlannedTerm[]): void {
  const difference = termsDifference(terms, contractMoney);
  if (difference !== '0.00') refuse('contract.planSum', { money: difference });
  const retained = terms.filter((term) => payCondition.is(term.payCondition, 'warranty'));
  if (retained.length > 0 && warrantyEnd === null) refuse('contract.planWarranty');
  // What is kept back until then is the retention of the contract, which the law limits (R24).
  const retention = warrantyMoney ?? '0.00';
  const planned = sumYuan(retained.map(({ planMoney }) => planMoney));
  if (compareYuan(planned, retention) !== 0) refuse('contract.planRetention', { planned, retention });
}

async function putTerms(ctx: Ctx, row: Contract, terms: readonly PlannedTerm[]): Promise<void> {
  await dropRows(ctx, contractTerm, { ids: [row.id], of: 'contractId' });
  const { id: contractId, projectId, supplierTenantId, contractMoney } = row;
  await insertRows(ctx, contractTerm, {
    rows: terms.map((term, index) => ({
      ...term,
      contractId,
      projectId,
      supplierTenantId,
      termNo: index + 1,
      rate: shareOfPrice(term.planMoney, contractMoney),
    })),
  });
}
