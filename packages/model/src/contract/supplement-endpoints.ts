import { z } from 'zod';
import { carries, fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { savedAnswer, versionInput } from '../tendering/wire.ts';
import { contract, contractLine } from './contract.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const text = (most: number) => z.string().trim().max(most);
const money = () => carries(z.string(), contract, 'contractMoney');

/** What a supplement of a contract begins with: what may be added of each line, and how much altogether (R11). */
export const supplementProposal = endpoint({
  route: 'GET /api/purchase/contract/supplementProposal',
  label: { zh: '起草补充合同', en: 'What a supplement begins with' },
  permission: 'contract_edit',
  input: z.object({ contractId: idInput }),
  output: z.object({
    contractNo: carries(z.string(), contract, 'contractNo'),
    contractName: carries(z.string(), contract, 'contractName'),
    mostMoney: money(),
    usedMoney: money(),
    leftMoney: money(),
    /** Of the price; null where no rule limits it. */
    percent: z.string().nullable(),
    article: z.string().nullable(),
    lines: z.array(
      fieldsIn(
        z.object({
          itemId: z.string(),
          lineNo: z.number(),
          name: z.string(),
          unit: z.string(),
          quantity: z.string(),
          perMoney: z.string(),
        }),
        contractLine,
      ),
    ),
  }),
  ids: { contractId: 'contract' },
});

/** Draws a supplement up, or changes its draft (`id` with `version`), and hands it in for approval unless it stays a draft. */
export const submitSup = endpoint({
  route: 'POST /api/purchase/cus/pro/submitSup',
  label: { zh: '提交补充合同', en: 'Draw up a supplement' },
  permission: 'contract_edit',
  input: z.object({
    /** The contract that is supplemented. */
    contractId: idInput,
    id: idInput.optional(),
    version: versionInput.optional(),
    contractName: text(200).min(1),
    startDate: day,
    endDate: day,
    /** Why it is needed. */
    terms: text(8000).min(1),
    lines: z
      .array(z.object({ itemId: idInput, quantity: z.string().regex(/^\d{1,14}(\.\d{1,4})?$/) }))
      .min(1)
      .max(2000),
    isDraft: z.boolean().default(false),
  }),
  output: savedAnswer.extend({ contractNo: z.string(), contractMoney: money(), contractStatus: z.number() }),
  writes: true,
  ids: { contractId: 'contract', id: 'contract', 'lines.itemId': 'packageItem' },
});

export const supplementEndpoints = [supplementProposal, submitSup] as const;
