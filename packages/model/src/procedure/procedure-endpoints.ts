import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';

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

const basisAnswer = {
  rules: z.array(periodRuleAnswer),
  /** Kinds of days (`calendarDayType`), one figure a day from `firstDay` on; `-` where the calendar has no such day. */
  firstDay: z.string(),
  kinds: z.string(),
};

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
  output: z.object(basisAnswer),
});

const movedAnswer = z.object({
  /** A milestone of the schedule: saleEnd, bidEnd or opening. */
  milestone: z.string(),
  /** `yyyy-MM-dd HH:mm:ss`. */
  before: z.string(),
  after: z.string(),
  /** By a change notice, or because the procurement stood still. */
  by: z.enum(['change', 'pause']),
  time: z.string(),
  bulletinId: z.string(),
});

/** The schedule of a project: where its own days stand on the calendar, what has happened, and what moved them. */
export const projectSchedule = endpoint({
  route: 'GET /api/purchase/procedure/queryProjectSchedule',
  label: { zh: '项目采购日程', en: 'Schedule of a project' },
  permission: 'project_view',
  input: z.object({ projectId: idInput }),
  output: z.object({
    ...basisAnswer,
    manner: z.number(),
    lawRegime: z.number(),
    /** The day from which it is laid out, `yyyy-MM-dd`. */
    start: z.string(),
    /** The days that the project has or had, by the names of milestones. */
    days: z.record(z.string(), z.string()),
    /** The names of those that are behind it. */
    done: z.array(z.string()),
    moves: z.array(movedAnswer),
    /** When it stood still; without an end it does now. */
    pauses: z.array(z.object({ from: z.string(), until: z.string().nullable() })),
  }),
  ids: { projectId: 'project' },
});
