import { z } from 'zod';

/** What somebody did to a row: an action of its lifecycle, when, and why where he said so. */
export const rowMove = z.object({
  /** Wire instant. */
  time: z.string(),
  action: z.string(),
  /** Null of whom the own tenant does not know, and of the clock. */
  person: z.string().nullable(),
  reason: z.string().nullable(),
});
export type RowMove = z.infer<typeof rowMove>;
