import { z } from 'zod';
import { carries, fieldsIn } from '../kit/carried-fields.ts';
import { idInput } from '../kit/resource.ts';
import { savedAnswer, versionInput } from '../kit/wire-shapes.ts';
import { fileValue } from '../tendering/wire.ts';
import { judgement } from './judgement.ts';
import { judgeTemplateItem, judgeTemplateLevel, pointsInput } from './template-endpoints.ts';

/** An item of the template as it was, with what was given for it; null of a draft. */
export const judgedLine = judgeTemplateItem.extend({
  score: z.string().nullable(),
  remark: z.string().nullable(),
});
export type JudgedLine = z.output<typeof judgedLine>;

/** The score of an item; an item without one is left open, which only a draft may. */
export const givenScores = z
  .array(z.object({ itemId: idInput, score: pointsInput.nullish(), remark: z.string().trim().max(500).nullish() }))
  .max(100);

/** What is said of somebody, whoever it is. */
export const judgementInput = {
  /** Of a draft that is gone on with. */
  id: idInput.optional(),
  version: versionInput.optional(),
  /** The template; without it the one in use for this kind and cycle. */
  judgeId: idInput.optional(),
  cycle: z.coerce.number().int().min(1).max(3).optional(),
  /** `2026-Q3` or `2026`, where it is not by project. */
  period: z.string().trim().max(7).optional(),
  projectId: idInput.optional(),
  details: givenScores,
  remark: z.string().trim().max(2000).nullish(),
  files: z.array(fileValue).max(10).nullish(),
  /** R67: why it comes after its time. */
  lateReason: z.string().trim().max(500).nullish(),
  isDraft: z.boolean().optional(),
};

export const judgementIds = {
  id: 'judgement',
  judgeId: 'judgeTemplate',
  projectId: 'project',
  'files.fileId': 'file',
} as const;

export const judgedAnswer = savedAnswer.extend({
  judgeNo: z.string(),
  judgeStatus: z.number(),
  totalScore: z.string().nullable(),
  level: z.number().nullable(),
});

/** A judgement as lists of one target have it. */
export const judgementLine = fieldsIn(
  z.object({
    id: z.string(),
    version: z.number(),
    tenantId: z.string(),
    judgeNo: z.string().nullable(),
    judgeType: z.number(),
    targetName: z.string(),
    cycle: z.number(),
    period: z.string().nullable(),
    projectNo: z.string().nullable(),
    projectName: z.string().nullable(),
    totalScore: z.string().nullable(),
    level: z.number().nullable(),
    judgeStatus: z.number(),
    judgeTime: z.string().nullable(),
    confirmDue: z.string().nullable(),
    editionNo: z.number(),
    buyerName: z.string().nullable(),
  }),
  judgement,
);
export type JudgementLine = z.output<typeof judgementLine>;

const fileList = z.array(z.looseObject({ fileId: z.string(), fileName: z.string() }));

/** The whole of it, as whoever is judged and whoever judges read it; who judged is told to the buyer alone. */
export const judgementDetail = fieldsIn(
  judgementLine.extend({
    /** Of the supplier, the cooperation or the expert. */
    targetId: z.string(),
    projectId: z.string().nullable(),
    templateName: z.string().nullable(),
    templateEdition: z.number().nullable(),
    details: carries(z.array(judgedLine), judgement, 'details'),
    levels: carries(z.array(judgeTemplateLevel), judgement, 'levels'),
    remark: z.string().nullable(),
    lateReason: z.string().nullable(),
    dueTime: z.string().nullable(),
    files: fileList.nullable(),
    appealText: z.string().nullable(),
    appealFiles: fileList.nullable(),
    appealAnswer: z.string().nullable(),
    answerTime: z.string().nullable(),
    actions: z.array(z.string()),
  }),
  judgement,
);
export type JudgementDetail = z.output<typeof judgementDetail>;

/** A proposal of what follows from low levels; people decide. */
export const judgementSummary = z.object({
  count: z.number(),
  /** The mean of the last 24 months, two places; null where there was no business to judge, never nought. */
  avgScore: z.string().nullable(),
  /** `suspend`, `negativeList` or null. */
  proposal: z.enum(['suspend', 'negativeList']).nullable(),
  /** From the oldest, for the picture. */
  trend: z.array(
    z.object({
      id: z.string(),
      time: z.string(),
      totalScore: carries(z.string(), judgement, 'totalScore'),
      level: carries(z.number(), judgement, 'level'),
      name: z.string(),
    }),
  ),
});
export type JudgementSummary = z.output<typeof judgementSummary>;
