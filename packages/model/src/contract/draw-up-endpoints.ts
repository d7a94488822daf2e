import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput, moneyInput } from '../kit/resource.ts';
import { fileValue, savedAnswer, versionInput } from '../tendering/wire.ts';
import { place } from './contract-place.ts';

const base = '/api/purchase/contract';
const info = '/api/purchase/contractsinfo';
const text = (most: number) => z.string().trim().max(most);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const rate = z.string().regex(/^\d{1,3}(\.\d{1,4})?$/);

const awardLine = z.object({
  itemId: z.string(),
  lineNo: z.number(),
  name: z.string(),
  brandModel: z.string().nullable(),
  unit: z.string(),
  quantity: z.string(),
  techParams: z.string().nullable(),
  perMoney: z.string(),
  totalMoney: z.string(),
});

const award = z.object({
  entryId: z.string(),
  projectId: z.string(),
  ...place,
  supplierName: z.string(),
  winMoney: z.string(),
  resultTime: z.string(),
  /** Of the contract that stands for it; null: none was drawn up. */
  contractId: z.string().nullable(),
  contractNo: z.string().nullable(),
  contractStatus: z.number().nullable(),
});
export type Award = z.infer<typeof award>;

/** Who has won, of published results: all of a project, or across projects those without a contract. */
export const awards = endpoint({
  route: `GET ${base}/awards`,
  label: { zh: '可签合同的中标（成交）结果', en: 'Awards to make a contract of' },
  permission: 'contract_view',
  input: z.object({ projectId: idInput.optional() }),
  output: z.array(award),
  ids: { projectId: 'project' },
});

/** What a contract of this award begins with: parties, price and lines of the bid, and by when it is to be signed. */
export const contractProposal = endpoint({
  route: `GET ${base}/proposal`,
  label: { zh: '按中标结果拟定合同', en: 'What a contract begins with' },
  permission: 'contract_edit',
  input: z.object({ entryId: idInput }),
  output: award.extend({
    contractName: z.string(),
    contractType: z.number(),
    buyerName: z.string().nullable(),
    isSmeContract: z.boolean(),
    signDue: z.string().nullable(),
    signDueArticle: z.string().nullable(),
    isLate: z.boolean(),
    lines: z.array(awardLine),
  }),
  ids: { entryId: 'entry' },
});

const drawn = {
  contractName: text(200).min(1),
  contractType: z.coerce.number().int().min(1).max(4),
  /** Yuan; that of the bid, which is refused otherwise (R42). */
  contractMoney: moneyInput,
  taxRate: rate.nullish(),
  startDate: day,
  endDate: day,
  performBondMoney: moneyInput.nullish(),
  warrantyMoney: moneyInput.nullish(),
  warrantyEnd: day.nullish(),
  terms: text(8000).nullish(),
  text: z.array(fileValue).max(5).nullish(),
  lateReason: text(500).nullish(),
  /** Without them: those of the bid. */
  lines: z
    .array(
      z.object({
        itemId: idInput,
        name: text(100).optional(),
        brandModel: text(200).nullish(),
        unit: text(20).optional(),
        quantity: z
          .string()
          .regex(/^\d{1,14}(\.\d{1,4})?$/)
          .optional(),
        techParams: text(4100).nullish(),
        perMoney: moneyInput.optional(),
      }),
    )
    .max(2000)
    .optional(),
};
const drawnIds = { 'text.fileId': 'file', 'lines.itemId': 'packageItem' } as const;

/** Draws a contract up from an award: refused where it leaves the bid, or is too late without a reason (R42). */
export const drawUpContract = endpoint({
  route: `POST ${info}/addSave`,
  label: { zh: '起草采购合同', en: 'Draw up a contract' },
  permission: 'contract_edit',
  input: z.object({ entryId: idInput, ...drawn }),
  output: savedAnswer.extend({ contractNo: z.string() }),
  writes: true,
  ids: { entryId: 'entry', ...drawnIds },
});

/** Changes the draft of one; the award stays what it is. */
export const updateContract = endpoint({
  route: `POST ${info}/updateById`,
  label: { zh: '修改采购合同', en: 'Change a contract' },
  permission: 'contract_edit',
  input: z.object({ id: idInput, version: versionInput, ...drawn }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'contract', ...drawnIds },
});

export const drawUpEndpoints = [awards, contractProposal, drawUpContract, updateContract] as const;
