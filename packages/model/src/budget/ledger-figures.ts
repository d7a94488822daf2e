import { z } from 'zod';
import { carries } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { budgetPosting } from './budget-posting.ts';
import { budgetAccount } from './choices.ts';

const { available, reserved, committed, spent } = budgetAccount.code;

/** Where the money that was given stands; what level 1 hands on to level 2 stands there. */
export const heldAccounts = [available, reserved, committed, spent] as const;

const money = () => carries(z.string(), budgetPosting, 'money');

const figures = z.object({
  /** All that was given: what the four below come to. */
  held: money(),
  available: money(),
  reserved: money(),
  committed: money(),
  spent: money(),
  granted: money(),
  allotted: money(),
});

/** In yuan; without those that the reader's data scopes keep from him. */
export type LedgerFigures = Partial<z.infer<typeof figures>>;

/** What the postings come to that the ledger lists under the same filters, by account. */
export const ledgerFigures = endpoint({
  route: 'GET /api/budget-pro/queryLedgerFigures',
  label: { zh: '预算台账合计', en: 'What a budget ledger comes to' },
  permission: 'budgetPro_view',
  input: z.object({
    /** Of the lines of this year; without it of all. */
    year: z.coerce.number().int().min(2000).max(2100).optional(),
    budgetProId: idInput.optional(),
    budgetCostId: idInput.optional(),
    causeNo: z.string().max(60).optional(),
    /** Of a plan and of all that came of it. */
    planNo: z.string().max(60).optional(),
  }),
  output: figures as unknown as z.ZodType<LedgerFigures>,
  ids: { budgetProId: 'budgetPro', budgetCostId: 'budgetCost' },
});
