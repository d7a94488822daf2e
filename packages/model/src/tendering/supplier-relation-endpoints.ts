import { z } from 'zod';
import { fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { purchasePackage } from './purchase-package.ts';
import { relatedBidder, relationType } from './supplier-relation.ts';
import { byProject, savedAnswer, versionInput } from './wire.ts';

const companyCode = z.string().trim().min(1).max(18).toUpperCase();

/** Who leads the firm, and whom it controls or manages or is controlled or managed by: said with a registration (R54). */
export const relationInput = {
  responsiblePerson: z.string().trim().max(50).optional(),
  relatedCompanies: z
    .array(
      z.object({
        creditCode: companyCode,
        /** Of `relationType`. */
        relationType: z.coerce.number().int().min(1).max(relationType.choices.length),
      }),
    )
    .max(20)
    .optional(),
} as const;

const relatedAnswer = fieldsIn(
  z.object({
    id: z.string(),
    version: z.number(),
    packageNo: z.number(),
    packageName: z.string(),
    entryId: z.string(),
    otherEntryId: z.string(),
    companyName: z.string(),
    otherName: z.string(),
    relationType: z.number(),
    relationSource: z.number(),
    basis: z.string().nullable(),
    findingStatus: z.number(),
    decision: z.string().nullable(),
    decideTime: z.string().nullable(),
    /** What the reader may do with it now. */
    actions: z.array(z.string()),
  }),
  relatedBidder,
  purchasePackage,
);
export type RelatedBidders = z.infer<typeof relatedAnswer>;

/** Bidders of one package who seem to be related; there are none before the opening. */
export const relatedBidders = endpoint({
  route: 'GET /api/purchase/entry/related/queryByProjectId',
  label: { zh: '关联投标人', en: 'Related bidders' },
  permission: 'entry_view',
  input: byProject,
  output: z.array(relatedAnswer),
  ids: { projectId: 'project' },
});

/** Upheld, both offers are invalid; cleared, both stand. It may be judged anew until the result is handed in. */
export const judgeRelated = endpoint({
  route: 'POST /api/purchase/entry/related/judge',
  label: { zh: '认定关联投标人', en: 'Judge related bidders' },
  permission: 'project_select',
  input: z.object({
    id: idInput,
    version: versionInput,
    isRelated: z.boolean(),
    reason: z.string().trim().max(500),
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'relatedBidder' },
});

export const supplierRelationEndpoints = [relatedBidders, judgeRelated] as const;
