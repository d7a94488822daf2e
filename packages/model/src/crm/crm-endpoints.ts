import { z } from 'zod';
import { fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { idInput } from '../kit/resource.ts';
import { customer, customerVisit } from './customer.ts';

/** A customer as lists and its page show it: with the name of who looks after it. */
export type CustomerRow = Row<typeof customer> & { readonly ownerName: string | null };

const dayText = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const instantText = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

/** Gives customers to somebody who looks after them from now on. */
export const allotCustomers = endpoint({
  route: 'POST /api/bid-crm/crm/allotCustomer',
  label: { zh: '分配客户', en: 'Assign customers' },
  permission: 'customer_allot',
  input: z.object({ ids: z.string().max(20_000), ownerId: idInput }),
  output: z.object({ count: z.number() }),
  writes: true,
  ids: { ids: 'customer', ownerId: 'businessMan' },
});

export const visitCustomer = endpoint({
  route: 'POST /api/bid-crm/crm/visitCustomer',
  label: { zh: '登记拜访', en: 'Log a visit' },
  permission: 'customer_visit',
  input: z.object({
    customerId: idInput,
    /** Now, when it is not said. */
    visitTime: instantText.optional(),
    way: z.coerce.number().int().min(1).max(3).default(1),
    linkId: idInput.nullish(),
    content: z.string().trim().max(2000),
    nextAction: z.string().trim().max(500).nullish(),
    nextVisitDay: dayText.nullish(),
  }),
  output: z.object({ id: z.string() }),
  writes: true,
  ids: { customerId: 'customer', linkId: 'customerLink' },
});

const visitPage = {
  current: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(1001).default(200),
};

const visitAnswer = fieldsIn(
  z.object({
    id: z.string(),
    customerId: z.string(),
    visitTime: z.string(),
    way: z.number(),
    linkId: z.string().nullable(),
    linkName: z.string().nullable(),
    content: z.string(),
    nextAction: z.string().nullable(),
    nextVisitDay: z.string().nullable(),
    createUser: z.string().nullable(),
    createUserName: z.string().nullable(),
    createTime: z.string(),
  }),
  customerVisit,
);
export type VisitRow = z.infer<typeof visitAnswer>;

/** The newest first, page by page; a page that is not full is the last one. */
export const visitHistory = endpoint({
  route: 'GET /api/bid-crm/crm/visitHistory',
  label: { zh: '拜访记录', en: 'Visits of a customer' },
  permission: 'customer_view',
  input: z.object({ customerId: idInput, ...visitPage }),
  output: z.array(visitAnswer),
  ids: { customerId: 'customer' },
});

const remindAnswer = fieldsIn(
  z.object({
    id: z.string(),
    name: z.string(),
    ownerId: z.string().nullable(),
    ownerName: z.string().nullable(),
    customerStatus: z.number(),
    lastVisitTime: z.string().nullable(),
    nextVisitDay: z.string().nullable(),
    /** When somebody should have been there again. */
    dueDay: z.string(),
    /** Below nothing: so many days late. */
    daysLeft: z.number(),
  }),
  customer,
);
export type VisitReminder = z.infer<typeof remindAnswer>;

/** Without an agreed day a customer should be visited again after so many days. */
export const visitWithinDays = 90;

/** Customers whose visit is due within these days, the latest first, page by page. */
export const visitReminders = endpoint({
  route: 'POST /api/bid-crm/crm/visitRemind',
  label: { zh: '拜访提醒', en: 'Visits that are due' },
  permission: 'customer_view',
  input: z.object({
    days: z.coerce.number().int().min(0).max(365).default(7),
    ownerId: idInput.optional(),
    ...visitPage,
  }),
  output: z.array(remindAnswer),
  ids: { ownerId: 'businessMan' },
});

export const crmCommands = [allotCustomers, visitCustomer, visitHistory, visitReminders] as const;
