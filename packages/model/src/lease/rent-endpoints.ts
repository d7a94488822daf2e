import { z } from 'zod';
import { fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { exportInput, idInput } from '../kit/resource.ts';
import { rentRow } from './contract-endpoints.ts';
import { roomRent } from './room-rent.ts';
import { dayInput, leaseFiguresAnswer, moneyInput, monthInput, wordsInput, yearInput } from './wire.ts';

const base = '/api/eam/bizroomrent';

/** Takes a payment for a bill; or, with a contract and a month, makes the bills of it that are missing. */
export const payRent = endpoint({
  route: `POST ${base}/rentalSave`,
  label: { zh: '缴纳租金', en: 'Pay a bill' },
  permission: 'roomRent_edit',
  input: z.object({
    billId: idInput.optional(),
    paid: moneyInput.optional(),
    method: z.coerce.number().int().min(1).max(9).optional(),
    date: dayInput.optional(),
    voucherNo: z.string().trim().max(64).optional(),
    contractId: idInput.optional(),
    period: monthInput.optional(),
  }),
  output: z.object({ bill: rentRow.nullable(), count: z.number() }),
  writes: true,
  ids: { billId: 'roomRent', contractId: 'roomContract' },
});

/** Nobody asks for this bill any more. */
export const waiveRent = endpoint({
  route: `POST ${base}/waive`,
  label: { zh: '减免账单', en: 'Waive a bill' },
  permission: 'roomRent_edit',
  input: z.object({ billId: idInput, reason: wordsInput }),
  output: z.object({ bill: rentRow.nullable() }),
  writes: true,
  stepUp: true,
  ids: { billId: 'roomRent' },
});

const draftBill = fieldsIn(
  z.object({
    contractId: z.string(),
    contractNo: z.string(),
    roomName: z.string().nullable(),
    userName: z.string().nullable(),
    periodStart: z.string(),
    periodEnd: z.string(),
    dueDate: z.string(),
    days: z.number(),
    amount: z.string(),
  }),
  roomRent,
);
export type DraftBill = z.infer<typeof draftBill>;

/** The bills that a run for this month would make; nothing is changed. */
export const previewBills = endpoint({
  route: `POST ${base}/billPreview`,
  label: { zh: '账单试算', en: 'Bills that a run would make' },
  permission: 'roomRent_add',
  input: z.object({ period: monthInput }),
  output: z.object({ bills: z.array(draftBill), total: z.string() }),
});

/** Makes what is missing, and nothing twice. */
export const runBills = endpoint({
  route: `POST ${base}/billRun`,
  label: { zh: '生成账单', en: 'Make the bills of a month' },
  permission: 'roomRent_add',
  input: z.object({ period: monthInput }),
  output: z.object({ count: z.number(), total: z.string() }),
  writes: true,
});

export const rentStatistics = endpoint({
  route: `POST ${base}/rentStatistics`,
  label: { zh: '租金统计', en: 'Figures of the rents' },
  permission: 'roomRent_view',
  input: yearInput,
  output: leaseFiguresAnswer,
});

/** Other spellings of the export (uncertain in the contract, so all of them answer). */
export const rentSpreadsheet = endpoint({
  route: `GET ${base}/excel`,
  aliases: [`POST ${base}/exportExcel`],
  label: { zh: '租金账单导出', en: 'Rent bills: export' },
  permission: 'roomRent_export',
  input: exportInput,
  output: z.unknown(),
  raw: true,
});

export const roomRentEndpoints = [payRent, waiveRent, previewBills, runBills, rentStatistics, rentSpreadsheet] as const;
