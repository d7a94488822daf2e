import { z } from 'zod';

/** A text in both languages, as an answer carries it. */
export const text = z.object({ zh: z.string(), en: z.string() });
