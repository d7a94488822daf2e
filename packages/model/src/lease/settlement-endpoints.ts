import { z } from 'zod';
import { fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { roomContract } from './room-contract.ts';
import { roomRent } from './room-rent.ts';
import { dayInput, moneyInput, readingInput, stateAnswer, wordsInput } from './wire.ts';

const base = '/api/eam/bizroomcontract';
const edit = 'roomContract_edit';
const review = 'roomContract_review';
const ofContract = { id: 'roomContract' } as const;

export const askSurrender = endpoint({
  route: `POST ${base}/returnApply`,
  label: { zh: '申请退租', en: 'Ask to surrender' },
  permission: edit,
  input: z.object({ id: idInput, surrenderDate: dayInput, reason: wordsInput }),
  output: stateAnswer,
  writes: true,
  ids: ofContract,
});

export const compelSurrender = endpoint({
  route: `POST ${base}/compulsorySurrender`,
  label: { zh: '强制退租', en: 'Compel to surrender' },
  permission: review,
  input: z.object({
    id: idInput,
    reason: wordsInput,
    noticeDate: dayInput.optional(),
    surrenderDate: dayInput.optional(),
  }),
  output: stateAnswer,
  writes: true,
  ids: ofContract,
});

const settling = z.object({
  id: idInput,
  surrenderDate: dayInput.optional(),
  utility: moneyInput.default('0'),
  damage: moneyInput.default('0'),
});

export const settleAnswer = fieldsIn(
  z.object({
    rentDue: z.string(),
    utilityDue: z.string(),
    lateFee: z.string(),
    damage: z.string(),
    deposit: z.string(),
    total: z.string(),
    direction: z.enum(['REFUND', 'COLLECT', 'NONE']),
  }),
  roomRent,
  roomContract,
);

/** What a settlement on this day would come to; nothing is changed. */
export const previewSettlement = endpoint({
  route: `POST ${base}/settlementPreview`,
  label: { zh: '退租结算试算', en: 'Settlement trial' },
  permission: edit,
  input: settling,
  output: z.object({ settle: settleAnswer, surrenderDate: z.string() }),
  ids: ofContract,
});

/** Hands the room back and settles; what is owed must be received with it (`received`). */
export const settleContract = endpoint({
  route: `POST ${base}/rentWithdrawal`,
  label: { zh: '退租结算', en: 'Settle a contract' },
  permission: edit,
  input: settling.extend({
    waterEnd: readingInput.optional(),
    elecEnd: readingInput.optional(),
    received: moneyInput.default('0'),
    method: z.coerce.number().int().min(1).max(9).optional(),
  }),
  output: z.object({ settle: settleAnswer }),
  writes: true,
  ids: ofContract,
});

const idList = z.string().regex(/^\d{1,18}(,\d{1,18})*$/);

export const fileContracts = endpoint({
  route: `POST ${base}/contractFiling`,
  label: { zh: '合同归档', en: 'File contracts' },
  permission: edit,
  input: z.object({ ids: z.union([idList, z.array(idInput).max(200)]), fileNo: z.string().trim().max(32).optional() }),
  output: z.null(),
  writes: true,
  ids: { ids: 'roomContract' },
});

export const settlementEndpoints = [
  askSurrender,
  compelSurrender,
  previewSettlement,
  settleContract,
  fileContracts,
] as const;
