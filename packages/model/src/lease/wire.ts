import { z } from 'zod';
import { fieldsIn } from '../kit/carried-fields.ts';
import { moneyWords, worded } from '../kit/pattern-words.ts';
import { idInput } from '../kit/resource.ts';
import { roomRent } from './room-rent.ts';

/** Shapes that several calls of the leases share. */

export const dayInput = z.iso.date();
export const monthInput = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
export const wordsInput = z.string().trim().max(500).optional();
export const moneyInput = z.string().regex(worded(/^\d{1,11}(\.\d{1,2})?$/, moneyWords));
export const readingInput = z.string().regex(/^\d{1,12}(\.\d{1,4})?$/);
export const yesNoInput = z.coerce.number().int().min(0).max(1);
export const stateAnswer = z.object({ id: z.string(), status: z.number(), version: z.number() });

/** Years that a chart may be asked for. */
export const yearInput = z.object({ year: z.coerce.number().int().min(2000).max(2100).optional() });

/** A chart as every statistics page of the estate has it (docs/estate.md D). */
const chartAnswer = z.object({
  unit: z.string(),
  categories: z.array(z.string()),
  series: z.array(z.object({ key: z.string(), name: z.string(), nameEn: z.string(), data: z.array(z.string()) })),
});

/** D-5 of docs/estate.md: the same figures for applications, contracts and bills. */
export const leaseFiguresAnswer = z.object({
  cards: fieldsIn(
    z.object({
      rooms: z.number(),
      leased: z.number(),
      occupancy: z.string(),
      contractsActive: z.number(),
      expiring30: z.number(),
      toReview: z.number(),
      receivable: z.string(),
      paid: z.string(),
      arrears: z.string(),
      collectRate: z.string(),
    }),
    roomRent,
  ),
  status: chartAnswer,
  monthly: chartAnswer,
  ageing: chartAnswer,
  byType: chartAnswer,
});
export type LeaseFigures = z.infer<typeof leaseFiguresAnswer>;

/** An uploaded file as a call carries it: what names it must be there, whatever else its sender knows of it. */
export const fileInput = z.looseObject({
  fileId: idInput,
  fileName: z.string().min(1).max(255),
});
