import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf } from '../kit/page.ts';

/** So many days ahead are counted, today among them. */
export const daysAhead = 14;

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const days = z.array(z.object({ day: z.string(), count: z.number() }));

const projectDeadline = z.object({
  id: z.string(),
  projectNo: z.string(),
  projectName: z.string(),
  /** Which of its times comes next. */
  field: z.enum(['entryEndTime', 'bidEndTime', 'openTime']),
  at: z.string(),
});
export type ProjectDeadline = z.infer<typeof projectDeadline>;

const ofDay = z.object({
  day,
  current: z.coerce.number().int().min(1).max(1000).default(1),
  size: z.coerce.number().int().min(1).max(200).default(50),
});

/** How the caller's projects stand, whatever their number: by stage of the clock, and what is due next. */
export const projectFigures = endpoint({
  route: 'GET /api/inbox/projectFigures',
  label: { zh: '项目概况', en: 'How projects stand' },
  permission: 'project_view',
  input: z.object({}),
  output: z.object({
    /** `budget` in yuan; null where the caller does not see budgets. */
    stages: z.array(z.object({ stage: z.number(), count: z.number(), budget: z.string().nullable() })),
    days,
    ahead: z.array(projectDeadline),
  }),
});

/** The projects whose next time is on this day. */
export const projectDeadlines = endpoint({
  route: 'GET /api/inbox/projectDeadlines',
  label: { zh: '当日截止的项目', en: 'Projects due on a day' },
  permission: 'project_view',
  input: ofDay,
  output: pageOf(projectDeadline),
});

const bidDeadline = z.object({
  id: z.string(),
  tenantId: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  packageName: z.string(),
  at: z.string(),
});
export type BidDeadline = z.infer<typeof bidDeadline>;

const newestBid = z.object({
  id: z.string(),
  tenantId: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  packageName: z.string(),
  manner: z.number(),
  entryStatus: z.number(),
  bidEndTime: z.string().nullable(),
  /** Quoted, or opened already: the end of quoting asks nothing more of him. */
  isMet: z.boolean(),
});

/** So many of the newest registrations stand on the first page. */
export const newestBids = 8;

/** How a supplier's registrations stand, whatever their number, and the newest of them. */
export const bidFigures = endpoint({
  route: 'GET /api/inbox/bidFigures',
  label: { zh: '报名概况', en: 'How registrations stand' },
  permission: 'bid_view',
  unseen: true,
  input: z.object({}),
  output: z.object({
    statuses: z.array(z.object({ status: z.number(), count: z.number() })),
    days,
    newest: z.array(newestBid),
  }),
});

/** The registrations whose quoting ends on this day. */
export const bidDeadlines = endpoint({
  route: 'GET /api/inbox/bidDeadlines',
  label: { zh: '当日截止的报名', en: 'Registrations due on a day' },
  permission: 'bid_view',
  unseen: true,
  input: ofDay,
  output: pageOf(bidDeadline),
});

/** What somebody who runs no projects has of his own: each is a list of his, counted by its states. */
export const ownLists = [
  'firstBudgets',
  'specialBudgets',
  'secondBudgets',
  'plans',
  'demands',
  'bidApplies',
  'entrustments',
  'invitations',
  'evaluations',
] as const;
export type OwnList = (typeof ownLists)[number];

/** Where the caller's own things stand: of each list that he has how many rows are in which state, by his data scopes. */
export const ownFigures = endpoint({
  route: 'GET /api/inbox/ownFigures',
  label: { zh: '我的业务概况', en: 'Where one’s own things stand' },
  permission: 'signedIn',
  input: z.object({}),
  output: z.object({
    lists: z.array(
      z.object({ list: z.enum(ownLists), states: z.array(z.object({ state: z.number(), count: z.number() })) }),
    ),
  }),
});
