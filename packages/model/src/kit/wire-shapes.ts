import { z } from 'zod';

/** Shapes of requests and answers that many endpoints share. */

/** The version of a row that the caller has seen. */
export const versionInput = z.coerce.number().int().min(0);

export const reasonInput = z.string().trim().max(500).optional();

export const savedAnswer = z.object({ id: z.string(), version: z.number() });
