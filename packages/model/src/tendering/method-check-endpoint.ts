import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { ruleVerdictAnswer } from './wire.ts';

const askedMethodAnswer = z.object({
  ruleId: z.string(),
  ruleName: z.string(),
  manner: z.number(),
  article: z.string().nullable(),
  amountFrom: z.string().nullable(),
  amountTo: z.string().nullable(),
  /** The method given is the one that is asked for. */
  isKept: z.boolean(),
  /** Another one needs an approval file; otherwise it is only told. */
  isBlocking: z.boolean(),
});
export type AskedMethod = z.infer<typeof askedMethodAnswer>;

export const checkBeforeChoose = endpoint({
  route: 'POST /api/purchase/project/checkBeforeChoose',
  label: { zh: '采购规则检查', en: 'Check the rules that apply' },
  permission: 'project_view',
  input: z.object({
    manner: z.coerce.number().int(),
    lawRegime: z.coerce.number().int(),
    purchaseType: z.coerce.number().int().optional(),
    generalBudget: z
      .string()
      .regex(/^\d{1,13}(\.\d{1,2})?$/)
      .nullish(),
    depositMoney: z
      .string()
      .regex(/^\d{1,13}(\.\d{1,2})?$/)
      .nullish(),
    /** Where it is bought, by the code of a region; rules for everywhere apply without it. */
    regionCode: z
      .string()
      .regex(/^\d{2,12}$/)
      .nullish(),
    /** When the notice is meant to go out; now, when not given. */
    publishTime: z.string().nullish(),
    entryEndTime: z.string().nullish(),
    bidEndTime: z.string().nullish(),
    openTime: z.string().nullish(),
  }),
  output: z.object({
    rules: z.array(ruleVerdictAnswer),
    earliestBidEndTime: z.string().nullable(),
    leastSuppliers: z.number(),
    /** By which method the buyer's rules buy this amount; null: none of them speaks of it. */
    asked: askedMethodAnswer.nullable(),
    /** A rule that may not be overridden is not kept. */
    isBlocked: z.boolean(),
    /** The earliest lawful times for a notice that goes out then; null: they cannot be counted. */
    proposed: z.object({ entryEndTime: z.string(), bidEndTime: z.string(), openTime: z.string() }).nullable(),
  }),
});
