import { z } from 'zod';

/** An error as a browser keeps it (rules 340 and 450); longer texts are cut, not refused. */
export const browserError = z.object({
  url: z.string().max(4000).default(''),
  time: z.string().max(40).default(''),
  type: z.string().max(200).default('error'),
  message: z.string().max(20_000).default(''),
  stack: z.string().max(100_000).default(''),
  info: z.string().max(20_000).default(''),
});

/** How many errors a browser keeps, and so how many it may send at once. */
export const maxBrowserErrors = 99;
