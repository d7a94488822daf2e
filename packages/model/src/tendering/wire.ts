import { z } from 'zod';
import { idInput } from '../kit/resource.ts';
import { ownAddress } from '../kit/web-address.ts';

export { reasonInput, savedAnswer, versionInput } from '../kit/wire-shapes.ts';

/** Shapes that several endpoints of this domain share. */

/** A tenant id in a request: names the buyer whose published project is meant. */
export const tenantInput = z.string().regex(/^\d{6}$/);

export const byId = z.object({ id: idInput });

export const byProject = z.object({ projectId: idInput });

/** A published project is found faster when its buyer is named; the id alone is enough. */
export const byPublishedProject = z.object({ projectId: idInput, tenantId: tenantInput.optional() });

/** Of a file nothing but what `FileValue` names, and no address of elsewhere. */
export const fileValue = z.object({
  fileId: idInput,
  fileName: z.string().max(100),
  fileUrl: z
    .string()
    .max(500)
    .regex(ownAddress)
    .meta({ examples: ['/api/file/downloadTicket?fileId=1'] })
    .default(''),
  fileSuffix: z.string().max(10).default(''),
  fileType: z.string().max(100).optional(),
  ossUri: z.string().max(500).optional(),
  checked: z.enum(['0', '1']).optional(),
});

/** Of `enterpriseSize`: what a supplier declares himself to be. */
export const smeInput = z.coerce.number().int().min(0).max(3).nullish();

export const stageAnswer = z.object({
  id: z.string(),
  version: z.number(),
  stage: z.number(),
  /** Of the approval that was asked for instead of moving on. */
  flowInstanceId: z.string().optional(),
});

export const textAnswer = z.object({ zh: z.string(), en: z.string() });

/** A rule as screens show it: its number, its source, and whether the project keeps it. */
export const ruleVerdictAnswer = z.object({
  code: z.string(),
  kind: z.string(),
  name: textAnswer,
  article: textAnswer,
  value: z.string(),
  unit: z.string(),
  dayType: z.number().nullable(),
  certainty: z.string(),
  isOverridable: z.boolean(),
  passed: z.boolean().nullable(),
  earliest: z.string().nullable(),
  limit: z.string().nullable(),
  missingYear: z.string().nullable(),
});
