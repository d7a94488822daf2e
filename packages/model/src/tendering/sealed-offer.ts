import { z } from 'zod';
import { acceptedSuffixOf } from '../file/limits.ts';
import { bytesOf } from '../sealing/bytes.ts';
import type { SealedFields } from '../sealing/commits.ts';

/** Ids and prices as text: what is sealed is judged when it is opened. */
const text = (most: number) => z.string().max(most).nullable();
const sealedOffer = z.object({
  lines: z.array(z.object({ itemId: z.string().regex(/^\d{1,18}$/), perMoney: z.string().max(30) })).max(2000),
  remark: text(2000),
  serviceShow: text(4000),
  matchExplain: text(4000),
  files: z
    .array(
      z.object({
        fileId: z.string().regex(/^\d{1,18}$/),
        fileName: z
          .string()
          .max(100)
          .refine((name) => acceptedSuffixOf(name) !== undefined),
        /** Bytes of the plain file, which is sealed filled up (`paddedFileSize`). */
        size: z.number().int().positive(),
      }),
    )
    .max(10),
});
/** What a bidder seals for one package: unit prices per goods line, texts, and the names of his files. */
export type SealedOffer = z.infer<typeof sealedOffer>;

/** Thirteen digits, the point and two decimals. */
const amountRoom = 16;
/** Ten files with the longest names there are. */
const filesRoom = 3000;

const blockBytes = 4096;

/** Bytes that a file is filled up to with zeros before it is sealed: whole steps, which grow with it, tell no digits. */
export function paddedFileSize(size: number): number {
  const step = Math.max(blockBytes, 2 ** (Math.floor(Math.log2(size)) - 5));
  return Math.ceil(size / step) * step;
}

/** The fields of the envelope: every amount takes as much room as it could, for a length tells digits. */
export function fieldsOfOffer({ lines, remark, serviceShow, matchExplain, files }: SealedOffer): SealedFields {
  const unused = lines.reduce((sum, { perMoney }) => sum + Math.max(0, amountRoom - perMoney.length), 0);
  const room = ' '.repeat(unused + Math.max(0, filesRoom - bytesOf(JSON.stringify(files)).length));
  return { lines, remark, serviceShow, matchExplain, files, room };
}

/** The offer that was sealed; undefined where the fields are none. */
export function offerOfFields(fields: SealedFields): SealedOffer | undefined {
  return sealedOffer.safeParse(fields).data;
}
