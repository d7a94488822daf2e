import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput, moneyInput } from '../kit/resource.ts';
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

const sameItemAnswer = z.object({
  /** Projects of the unit that buy this item in twelve months, this one among them. */
  count: z.number(),
  /** What they come to, in yuan. */
  total: z.string(),
  /** The method that so much asks for, where this project alone would be bought by another; null: none. */
  manner: z.number().nullable(),
});
export type SameItem = z.infer<typeof sameItemAnswer>;

const configuredMethodAnswer = z.object({
  lawRegime: z.number(),
  manner: z.number(),
  typeId: z.string(),
  typeName: z.string(),
});
/** A method that an open kind of the buyer has, under the law of the kind. */
export type ConfiguredMethod = z.infer<typeof configuredMethodAnswer>;

export const checkBeforeChoose = endpoint({
  route: 'POST /api/purchase/project/checkBeforeChoose',
  label: { zh: '采购规则检查', en: 'Check the rules that apply' },
  permission: 'project_view',
  input: z.object({
    manner: z.coerce.number().int(),
    lawRegime: z.coerce.number().int(),
    purchaseType: z.coerce.number().int().optional(),
    generalBudget: moneyInput.nullish(),
    depositMoney: moneyInput.nullish(),
    /** Where it is bought, by the code of a region; rules for everywhere apply without it. */
    regionCode: z
      .string()
      .regex(/^\d{2,12}$/)
      .nullish(),
    /** The kind of project; the first that fits, when not given. */
    typeId: idInput.nullish(),
    /** What is bought, and the project itself where it is stored: for what was bought of it before (R65). */
    itemId: idInput.nullish(),
    id: idInput.optional(),
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
    /** The methods that the buyer has open for such things; null: he has configured no kinds, and all may be chosen. */
    configured: z.array(configuredMethodAnswer).nullable(),
    /** What the unit buys of the same item in twelve months, where it is not this alone (R65). */
    sameItem: sameItemAnswer.nullable(),
    /** A rule that may not be overridden is not kept. */
    isBlocked: z.boolean(),
    /** The earliest lawful times for a notice that goes out then; null: they cannot be counted. */
    proposed: z.object({ entryEndTime: z.string(), bidEndTime: z.string(), openTime: z.string() }).nullable(),
  }),
  ids: { itemId: 'purchaseItem', id: 'project', typeId: 'projectType' },
});
