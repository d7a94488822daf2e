import { z } from 'zod';
import { idInput } from '../../kit/resource.ts';
import { webAddressInput } from '../../kit/web-address.ts';
import { reasonInput } from '../../kit/wire-shapes.ts';

/** What a draw asks for: a field and what lies below it, and how many people. */
export const drawCondition = z.object({
  itemCode: z.string().trim().min(1).max(30),
  regionCode: z
    .string()
    .regex(/^\d{2,12}$/)
    .nullish(),
  /** Of `titleLevel`: this level or a higher one. */
  titleLevel: z.coerce.number().int().min(1).max(5).nullish(),
  source: z.coerce.number().int().min(1).max(3).nullish(),
  count: z.coerce.number().int().min(1).max(50),
  alternates: z.coerce.number().int().min(0).max(100).default(0),
});
export type DrawCondition = z.infer<typeof drawCondition>;

export const drawExclusion = z.object({
  /** SHA-256 of `drawNo|expertId`: whoever knows an expert finds him, nobody else. */
  hash: z.string(),
  reason: z.string(),
});
export type ExpertDrawExclusion = z.infer<typeof drawExclusion>;

export const allotCandidate = z.object({
  id: z.string(),
  unit: z.string().nullable(),
  conditions: z.array(z.number()),
});
export const allotNeed = z.object({ conditionNo: z.number(), count: z.number(), alternates: z.number() });
export const drawTicket = z.object({ id: z.string(), ticket: z.string() });

/** A round of a draw as it is stored: its order is empty until the secrets are shown. */
export const drawRound = z.object({
  round: z.number(),
  candidates: z.array(allotCandidate),
  candidateRoot: z.string(),
  needs: z.array(allotNeed),
  heldUnits: z.array(z.string()),
  perUnit: z.number(),
  seed: z.string().nullable(),
  tickets: z.array(drawTicket),
});
export type ExpertDrawRound = z.infer<typeof drawRound>;

const timeInput = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/);

export const avoidReasons = z.record(z.string(), z.string().trim().max(200));
export type AvoidReasons = z.infer<typeof avoidReasons>;

/** What a draw is to be, as its form sends it. */
export const drawWish = z.object({
  proId: idInput,
  drawMode: z.coerce.number().int().min(1).max(2).default(1),
  supervisorId: idInput.nullish(),
  reviewTime: timeInput,
  reviewEndTime: timeInput.nullish(),
  place: z.string().trim().max(200).nullish(),
  packageIds: z.array(idInput).max(200).nullish(),
  conditions: z.array(drawCondition).min(1).max(20),
  avoidUnits: z.string().trim().max(2000).nullish(),
  avoidExperts: z.array(idInput).max(500).nullish(),
  /** Of each of them, by his id: why he has to keep away. */
  avoidReasons: avoidReasons.nullish(),
  earlyReason: reasonInput.nullable(),
  videoLink: webAddressInput(500).nullish(),
});
export type DrawWish = z.infer<typeof drawWish>;
