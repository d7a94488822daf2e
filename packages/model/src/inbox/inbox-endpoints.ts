import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { maxPageSize, pageOf } from '../kit/page.ts';

const inboxLine = z.object({
  /** The kind of duty and the row: one row may wait for two things. */
  id: z.string(),
  /** `project.confirm` */
  kind: z.string(),
  /** What is to be done, in the reader's language. */
  label: z.string(),
  /** What it is about: the kind of thing, its name and its number. */
  about: z.string(),
  name: z.string().nullable(),
  number: z.string().nullable(),
  /** Who handed it on; null where that is nobody of the own unit. */
  handedBy: z.string().nullable(),
  /** Whose it was, who is disabled or gone: it waits for whoever looks after people. */
  leftBy: z.string().nullable(),
  since: z.string(),
  due: z.string().nullable(),
  isOverdue: z.boolean(),
  /** The screen where it is done. */
  path: z.string(),
});
export type InboxLine = z.infer<typeof inboxLine>;

/** So many are counted; more is «100+», which nobody works off by counting. */
export const mostCountedDuties = 100;

/** How what waits is narrowed by when it is due. */
export const dueChoices = ['overdue', 'week'] as const;

/** What waits for the caller, the most urgent first: exactly what he can do now. The total is exact up to 100. */
export const inboxPage = endpoint({
  route: 'GET /api/inbox/page',
  label: { zh: '待我处理', en: 'What waits for me' },
  permission: 'signedIn',
  input: z.object({
    current: z.coerce.number().int().min(1).max(500).default(1),
    size: z.coerce.number().int().min(1).max(maxPageSize).default(10),
    /** Contained in the name or the number of what it is about. */
    keyword: z.string().max(100).optional(),
    /** What is late, or due until the end of this week. */
    due: z.enum(dueChoices).optional(),
  }),
  output: pageOf(inboxLine).extend({
    /** Exact up to `mostCountedDuties`; above it says no more than that there are more. */
    overdue: z.number(),
    /** The same. */
    dueThisWeek: z.number(),
    /** What he was told and has not read; counted to 100. */
    unreadMessages: z.number(),
  }),
});
