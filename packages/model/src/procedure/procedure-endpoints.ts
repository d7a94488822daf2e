import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';

const periodRuleAnswer = z.object({
  code: z.string(),
  kind: z.string(),
  value: z.string(),
  dayType: z.number().nullable(),
  article: z.object({ zh: z.string(), en: z.string() }),
  isOverridable: z.boolean(),
  /** What the law says where the buyer has set a stricter number of his own. */
  statutory: z.object({ value: z.string(), dayType: z.number().nullable() }).nullable(),
});

/**
 * What the days of a procurement are counted with: the rules about time of a method and regime that are in force on the
 * day from which it is planned, and the work calendar. The page counts with it by `layOut`.
 */
export const scheduleBasis = endpoint({
  route: 'GET /api/purchase/procedure/queryScheduleBasis',
  label: { zh: '采购日程依据', en: 'Basis of a procurement schedule' },
  permission: 'planner_view',
  input: z.object({
    manner: z.coerce.number().int().min(1).max(10),
    lawRegime: z.coerce.number().int().min(1).max(3),
    from: z.iso.date(),
    /** With what the buyer has configured for it; the law's numbers alone without. */
    purchaseType: z.coerce.number().int().min(1).max(3).optional(),
  }),
  output: z.object({
    rules: z.array(periodRuleAnswer),
    /** Kinds of days (`calendarDayType`), one figure a day from `firstDay` on; `-` where the calendar has no such day. */
    firstDay: z.string(),
    kinds: z.string(),
  }),
});
