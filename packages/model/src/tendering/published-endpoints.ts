import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { byPublishedProject, fileValue } from './wire.ts';

/** What anybody signed in may read of a project once its notice is out, and how far the caller's own entries are. */

export const publishedItemAnswer = z.object({
  id: z.string(),
  lineNo: z.number(),
  name: z.string(),
  brandModel: z.string().nullable(),
  unit: z.string(),
  quantity: z.string(),
  techParams: z.string().nullable(),
  remark: z.string().nullable(),
});

export const ownEntryAnswer = z.object({
  id: z.string(),
  packageId: z.string(),
  entryNum: z.string(),
  entryStatus: z.number(),
  entryTime: z.string(),
  linkman: z.string(),
  phone: z.string(),
  isBid: z.boolean(),
  bidTime: z.string().nullable(),
  quoteVersion: z.number(),
  version: z.number(),
  rejectReason: z.string().nullable(),
  isConsortium: z.boolean(),
});

export const publishedPackageAnswer = z.object({
  id: z.string(),
  packageNo: z.number(),
  packageName: z.string(),
  budget: z.string(),
  ceilingMoney: z.string().nullable(),
  quoteType: z.number(),
  quoteTypeStr: z.string(),
  goods: z.string().nullable(),
  brandModel: z.string().nullable(),
  techParams: z.string().nullable(),
  afterSale: z.string().nullable(),
  maxWinners: z.number(),
  items: z.array(publishedItemAnswer),
  /** The caller's own registration for this package. */
  entry: ownEntryAnswer.nullable(),
});

export const publishedProjectAnswer = z.object({
  id: z.string(),
  tenantId: z.string(),
  projectNo: z.string(),
  projectName: z.string(),
  manner: z.number(),
  lawRegime: z.number(),
  purchaseType: z.number(),
  buyerName: z.string().nullable(),
  fundsSource: z.string().nullable(),
  generalBudget: z.string(),
  ceilingMoney: z.string().nullable(),
  depositMoney: z.string().nullable(),
  entryEndTime: z.string(),
  bidEndTime: z.string(),
  openTime: z.string(),
  openPlace: z.string().nullable(),
  deliveryDays: z.number().nullable(),
  deliveryDayType: z.number().nullable(),
  deliveryPlace: z.string().nullable(),
  bidValidDays: z.number().nullable(),
  linkman: z.string().nullable(),
  phone: z.string().nullable(),
  isEntryReviewed: z.boolean(),
  isConsortium: z.boolean(),
  /** Of `saleType`. */
  saleType: z.number(),
  saleMoney: z.string().nullable(),
  qualification: z.string().nullable(),
  requirement: z.string().nullable(),
  publishTime: z.string().nullable(),
  openedTime: z.string().nullable(),
  resultTime: z.string().nullable(),
  stage: z.number(),
  /** Its documents, for everybody who reads it. */
  files: z.array(fileValue),
  packages: z.array(publishedPackageAnswer),
  canEnter: z.boolean(),
  canQuote: z.boolean(),
  serverTime: z.string(),
});
export type PublishedProject = z.infer<typeof publishedProjectAnswer>;
export type PublishedPackage = z.infer<typeof publishedPackageAnswer>;

export const publishedProject = endpoint({
  route: 'GET /api/purchase/project/queryPublished',
  label: { zh: '公开项目详情', en: 'A published project' },
  permission: 'bulletin_view',
  input: byPublishedProject,
  output: publishedProjectAnswer,
  ids: { projectId: 'project' },
});

export const entryEnd = endpoint({
  route: 'GET /api/purchase/project/queryEntryEnd',
  label: { zh: '是否可报名', en: 'Is registration still open' },
  permission: 'bulletin_view',
  input: byPublishedProject,
  output: z.object({
    projectId: z.string(),
    entryEndTime: z.string(),
    bidEndTime: z.string(),
    canEnter: z.boolean(),
    canQuote: z.boolean(),
    serverTime: z.string(),
  }),
  ids: { projectId: 'project' },
});

export const publishedEndpoints = [publishedProject, entryEnd] as const;
