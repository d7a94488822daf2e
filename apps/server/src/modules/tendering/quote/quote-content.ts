import { isId, isYuan } from '@zhaocai/model';
import { z } from 'zod';

const id = z.string().refine(isId);
const yuan = z.string().refine(isYuan);

/** What a quote says. */
export const quoteContent = z.object({
  lines: z.array(z.object({ itemId: id, quantity: z.string(), perMoney: yuan, totalMoney: yuan })),
  perMoney: yuan.nullable(),
  totalMoney: yuan,
  remark: z.string().nullable(),
  serviceShow: z.string().nullable(),
  matchExplain: z.string().nullable(),
  files: z.array(z.object({ fileId: id, fileName: z.string(), fileSuffix: z.string(), size: z.number() })),
});
export type QuoteContent = z.infer<typeof quoteContent>;
