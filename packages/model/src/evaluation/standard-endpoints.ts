import { z } from 'zod';
import { fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { savedAnswer, versionInput } from '../kit/wire-shapes.ts';
import { purchasePackage } from '../tendering/purchase-package.ts';
import { bidNaming } from './choices.ts';
import { evaluationStandard } from './evaluation-standard.ts';

const base = '/api/bid-es/judge/standard';

/** Points in text, at most two places. */
const pointsText = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,2})?$/)
  .meta({ examples: ['12.5'] });
const points = z.union([pointsText, z.number()]).transform(String).pipe(pointsText);

const checkItem = z.object({ category: z.number(), name: z.string(), standard: z.string() });
const scoreItem = checkItem.extend({
  scoreType: z.number(),
  maxScore: z.string(),
  minScore: z.string(),
  step: z.string().nullable(),
  naming: z.number().optional(),
});

/** Checks and items as they are kept. */
export const checkItems = z.array(checkItem);
export const scoreItems = z.array(scoreItem);

const told = {
  evaluationMethod: z.number(),
  isPriceFixed: z.boolean(),
  priceWeight: z.string().nullable(),
  benchmark: z.number(),
  benchmarkPercent: z.string().nullable(),
  aggregation: z.number(),
  leaderRule: z.number(),
  checks: checkItems,
  items: scoreItems,
};
const standard = fieldsIn(z.object({ id: z.string(), version: z.number(), ...told }), evaluationStandard);
export type ToldStandard = z.infer<typeof standard>;

const packageOf = fieldsIn(
  z.object({ packageId: z.string(), packageNo: z.number(), packageName: z.string() }),
  purchasePackage,
);

/** The standards of a project by its packages: null of a package that has none. */
export const standardsOfProject = endpoint({
  route: `GET ${base}/queryByProjectId`,
  label: { zh: '项目的评审标准', en: 'Evaluation standards of a project' },
  permission: 'project_view',
  input: z.object({ projectId: idInput }),
  output: z.object({
    /** Published: nothing of it changes any more. */
    isLocked: z.boolean(),
    /** Of `evaluationMethod`, the usual one first; none where bids are not compared. */
    methods: z.array(z.number()),
    manner: z.number(),
    lawRegime: z.number(),
    /** R49, in points; null where no rule speaks of it. */
    priceLeast: z.string().nullable(),
    priceMost: z.string().nullable(),
    priceArticle: z.string().nullable(),
    packages: z.array(packageOf.extend({ standard: standard.nullable() })),
  }),
  ids: { projectId: 'project' },
});

/** What whoever sees a published project may read of how bids are evaluated. */
export const publishedStandards = endpoint({
  route: `GET ${base}/queryPublished`,
  label: { zh: '已公布的评审标准', en: 'Published evaluation standards' },
  permission: 'bulletin_view',
  input: z.object({ projectId: idInput, tenantId: z.string().max(6) }),
  output: z.array(
    fieldsIn(
      z.object({ packageId: z.string(), packageNo: z.number(), packageName: z.string(), ...told }),
      evaluationStandard,
      purchasePackage,
    ),
  ),
  ids: { projectId: 'project' },
});

const given = { name: z.string().trim().max(100), standard: z.string().trim().max(1000).default('') };

/** Writes the standard of a package as a whole; refused where the law or the sum of the points does not allow it. */
export const saveStandard = endpoint({
  route: `POST ${base}/saveOrUpdate`,
  label: { zh: '保存评审标准', en: 'Save an evaluation standard' },
  permission: 'project_edit',
  input: z.object({
    packageId: idInput,
    /** Of the standard that stands; left out of the first one. */
    version: versionInput.optional(),
    evaluationMethod: z.coerce.number().int(),
    isPriceFixed: z.boolean().default(false),
    priceWeight: points.nullish(),
    benchmark: z.coerce.number().int().default(1),
    benchmarkPercent: points.nullish(),
    aggregation: z.coerce.number().int().default(1),
    leaderRule: z.coerce.number().int().default(2),
    checks: z.array(z.object({ ...given, category: z.coerce.number().int() })).max(200),
    items: z
      .array(
        z.object({
          ...given,
          category: z.coerce.number().int(),
          scoreType: z.coerce.number().int().default(2),
          maxScore: points,
          minScore: points.default('0'),
          step: points.nullish(),
          naming: z.coerce.number().int().default(bidNaming.code.open),
        }),
      )
      .max(200)
      .default([]),
  }),
  output: savedAnswer,
  writes: true,
  ids: { packageId: 'package' },
});

/** Takes the standard of a package away, as long as nothing is published. */
export const removeStandard = endpoint({
  route: `POST ${base}/delete`,
  label: { zh: '删除评审标准', en: 'Remove an evaluation standard' },
  permission: 'project_edit',
  input: z.object({ packageId: idInput, version: versionInput }),
  output: z.null(),
  writes: true,
  ids: { packageId: 'package' },
});

export const standardEndpoints = [standardsOfProject, publishedStandards, saveStandard, removeStandard] as const;
