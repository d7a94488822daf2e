import { z } from 'zod';
import { carries } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { idInput, moneyInput, rowSchema } from '../kit/resource.ts';
import { reasonInput, savedAnswer, versionInput } from '../tendering/wire.ts';
import { contractTerm } from './contract-term.ts';
import { contract } from './contract.ts';

const base = '/api/purchase/contract';
const costDetail = '/api/purchase/costDetail';
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const money = (name: keyof typeof contractTerm.fields) => carries(z.string(), contractTerm, name);

const termSums = {
  /** What applications ask for that are neither paid nor turned down. */
  inFlowMoney: money('planMoney'),
  paidMoney: money('planMoney'),
  isOverdue: z.boolean(),
  /** Of what is not paid yet; it is shown and not posted. */
  lateDays: z.number(),
  lateInterest: money('planMoney'),
};

/** A payment of the plan, with what was applied for and paid, and how late it is. */
export type ContractTermRow = Row<typeof contractTerm> & {
  readonly inFlowMoney: string;
  readonly paidMoney: string;
  readonly isOverdue: boolean;
  readonly lateDays: number;
  readonly lateInterest: string;
};

export const termRow = rowSchema(contractTerm.fields).extend(termSums) as unknown as z.ZodType<ContractTermRow>;

/** The plan of a contract, in its order. */
export const paymentPlan = endpoint({
  route: `GET ${costDetail}/paymentPlan`,
  aliases: [`GET ${base}/queryPlanCost`],
  label: { zh: '合同付款计划', en: 'Payment plan of a contract' },
  permission: 'contract_view',
  input: z.object({ contractId: idInput }),
  output: z.array(termRow),
  ids: { contractId: 'contract' },
});

const plannedTerm = z.object({
  termName: z.string().trim().min(1).max(50),
  payCondition: z.coerce.number().int().min(1).max(4),
  planMoney: moneyInput,
  planDate: day,
});
export type PlannedTerm = z.infer<typeof plannedTerm>;

/**
 * Plans how a contract is paid and to which account: with its draft, or until the first payment is applied for. Refused where
 * it does not come to the price.
 */
export const savePaymentPlan = endpoint({
  route: `POST ${base}/savePlan`,
  label: { zh: '编制付款计划', en: 'Plan the payments' },
  permission: 'contract_edit',
  input: z.object({
    id: idInput,
    version: versionInput,
    payeeBank: carries(z.string().trim().min(1).max(100), contract, 'payeeBank'),
    payeeAccount: z
      .string()
      .trim()
      .regex(/^[\d-]{8,30}$/),
    terms: z.array(plannedTerm).min(1).max(30),
    /** Why what both have signed is changed; wanted once they have. */
    reason: reasonInput,
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'contract' },
});

export const planEndpoints = [paymentPlan, savePaymentPlan] as const;
