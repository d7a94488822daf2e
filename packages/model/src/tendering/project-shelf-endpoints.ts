import { z } from 'zod';
import { fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { project } from './project.ts';
import type { ShelfName } from './project-shelves.ts';
import { tenantInput } from './wire.ts';

/** What a list of projects shows of one, to whoever it is: what is not his to know is null. */
export const card = {
  id: z.string(),
  /** The buyer's. */
  tenantId: z.string(),
  projectNo: z.string(),
  projectName: z.string(),
  buyerName: z.string().nullable(),
  manner: z.number(),
  lawRegime: z.number().nullable(),
  purchaseType: z.number().nullable(),
  generalBudget: z.string().nullable(),
  /** null to an agency that has not accepted, or is done. */
  stage: z.number().nullable(),
  projectStatus: z.number().nullable(),
  publishTime: z.string().nullable(),
  entryEndTime: z.string().nullable(),
  bidEndTime: z.string().nullable(),
  openTime: z.string().nullable(),
  openedTime: z.string().nullable(),
  resultTime: z.string().nullable(),
  parentId: z.string().nullable(),
  handlerId: z.string().nullable(),
  entrustId: z.string().nullable(),
  entrustStatus: z.number().nullable(),
  /** Of the entrustment, as the longer lists say it (`project-list-endpoints`). */
  agentName: z.string().nullable(),
  /** How many packages the supplier who asks is registered for; null to everybody else. */
  registered: z.number().nullable(),
};
export const projectCard = fieldsIn(z.object(card), project);
export type ProjectCard = z.infer<typeof projectCard>;

const shelfCount = z.object({
  shelf: z.string() as unknown as z.ZodType<ShelfName>,
  label: z.string(),
  count: z.number(),
  /** The registrations behind it, to a supplier; null to everybody else. */
  lines: z.number().nullable(),
});
export type ShelfCount = z.infer<typeof shelfCount>;

/** How many projects lie on each shelf of the list of whoever asks. */
export const projectCounts = endpoint({
  route: 'GET /api/purchase/project/proCount',
  aliases: ['GET /api/purchase/cus/pro/proCount'],
  label: { zh: '项目分类数量', en: 'Projects by shelf' },
  permission: 'signedIn',
  unseen: true,
  input: z.object({ tenantId: tenantInput.optional() }),
  output: z.array(shelfCount),
});

const cardList = z.array(projectCard);

export const opensToday = endpoint({
  route: 'GET /api/purchase/project/queryBidToday',
  label: { zh: '今日开标项目', en: 'Projects that open today' },
  permission: 'signedIn',
  unseen: true,
  input: z.object({}),
  output: cardList,
});

export const dueSoon = endpoint({
  route: 'GET /api/purchase/project/queryDeadLineProList',
  label: { zh: '近期截止项目', en: 'Projects that close within three days' },
  permission: 'signedIn',
  unseen: true,
  input: z.object({}),
  output: cardList,
});
