import { z } from 'zod';

/** The kinds of field that the generator writes. */
export const generatedKinds = [
  'text',
  'longText',
  'richText',
  'integer',
  'decimal',
  'money',
  'rate',
  'flag',
  'choice',
  'dict',
  'ref',
  'day',
  'month',
  'instant',
  'files',
] as const;
export type GeneratedKind = (typeof generatedKinds)[number];

const camelCase = /^[a-z][a-zA-Z0-9]*$/;
const word = z.string().trim().min(1).max(64);

/** One field as it is typed into the generator. */
export const generatedField = z
  .strictObject({
    name: z.string().max(40).regex(camelCase),
    kind: z.enum(generatedKinds),
    zh: word,
    en: word,
    required: z.boolean().default(false),
    /** One row of the tenant with this value. */
    unique: z.boolean().default(false),
    /** The search box looks into it. */
    search: z.boolean().default(false),
    maxLength: z.number().int().min(1).max(20_000).optional(),
    min: z.number().int().optional(),
    max: z.number().int().optional(),
    /** Of a choice. */
    choices: z
      .array(z.strictObject({ value: z.number().int().min(0).max(32_767), zh: word, en: word }))
      .max(50)
      .optional(),
    /** The entity that a ref names, or the code of a dictionary. */
    to: z
      .string()
      .max(64)
      .regex(/^[a-zA-Z][a-zA-Z0-9_]*$/)
      .optional(),
  })
  .refine(({ kind, choices }) => kind !== 'choice' || (choices?.length ?? 0) > 0, { path: ['choices'] })
  .refine(({ kind, to }) => (kind !== 'ref' && kind !== 'dict') || to !== undefined, { path: ['to'] })
  .refine(({ min, max }) => min === undefined || max === undefined || min <= max, { path: ['max'] });
export type GeneratedField = z.infer<typeof generatedField>;

export const generatedFields = z.array(generatedField).min(1).max(60);
