import { z } from 'zod';

/** One page of a list. `total` is exact up to the list's cap, beyond it `totalCapped` is true. */
export interface Page<R> {
  readonly records: R[];
  readonly total: number;
  readonly size: number;
  readonly current: number;
  readonly pages: number;
  readonly totalCapped?: boolean;
  /** Fields that the reader's data scopes keep from him: no row has them. */
  readonly hiddenFields?: string[];
}

export const maxPageSize = 200;

/** `current` from 1, `size` up to 200, `ascs`/`descs` comma lists of fields. */
export const pageInput = z.looseObject({
  current: z.coerce.number().int().min(1).default(1),
  size: z.coerce.number().int().min(1).max(maxPageSize).default(10),
  ascs: z.string().optional(),
  descs: z.string().optional(),
});
export type PageInput = z.infer<typeof pageInput>;

export function pageOf<S extends z.ZodType>(row: S) {
  return z.object({
    records: z.array(row),
    total: z.number(),
    size: z.number(),
    current: z.number(),
    pages: z.number(),
    totalCapped: z.boolean().optional(),
    hiddenFields: z.array(z.string()).optional(),
  });
}
