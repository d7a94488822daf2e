import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { relationInput } from './supplier-relation-endpoints.ts';
import { fileValue, smeInput, tenantInput, versionInput } from './wire.ts';

const base = '/api/purchase/entry/member';
const creditCode = z.string().trim().min(1).max(18);

/** A company of a consortium as the form of its leader names it; `share` in percent. */
export const memberInput = z.object({
  creditCode: creditCode.optional(),
  /** Whoever registers; he may leave his code out. */
  isLeader: z.boolean().optional(),
  share: z.union([z.string().trim().max(10), z.number()]).transform(String),
  work: z.string().trim().max(200).optional(),
  smeType: smeInput,
});

export const memberAnswer = z.object({
  name: z.string(),
  creditCode: z.string(),
  /** Percent. */
  share: z.string(),
  work: z.string().nullable(),
  /** Of `enterpriseSize`. */
  smeType: z.number(),
  isLeader: z.boolean(),
  memberStatus: z.number(),
  declineReason: z.string().nullable(),
});
export type MemberLine = z.infer<typeof memberAnswer>;

const membershipAnswer = z.object({
  id: z.string(),
  version: z.number(),
  /** Of the buyer. */
  tenantId: z.string(),
  entryId: z.string(),
  projectId: z.string(),
  projectNo: z.string(),
  projectName: z.string(),
  buyerName: z.string().nullable(),
  packageNo: z.number(),
  packageName: z.string(),
  bidEndTime: z.string(),
  isLeader: z.boolean(),
  /** The caller's own, in percent. */
  share: z.string(),
  memberStatus: z.number(),
  members: z.array(memberAnswer),
  /** What all of them signed, as the leader handed it in. */
  agreementFiles: z.array(fileValue),
  /** How the registration stands; to a member only whether it waits for somebody yet. */
  isComplete: z.boolean(),
  canAnswer: z.boolean(),
});
export type Membership = z.infer<typeof membershipAnswer>;

/** The consortia that the caller leads, or is asked to be in. */
export const ownMemberships = endpoint({
  route: `GET ${base}/queryOwn`,
  label: { zh: '我的联合体', en: 'Own consortia' },
  permission: 'bid_view',
  unseen: true,
  input: z.object({ projectId: idInput.optional(), tenantId: tenantInput.optional() }),
  output: z.array(membershipAnswer),
  ids: { projectId: 'project' },
});

/** What company a credit code belongs to: whoever is named must be on the platform, for he answers there. */
export const memberByCode = endpoint({
  route: `GET ${base}/queryByCode`,
  label: { zh: '按信用代码查找单位', en: 'Look a company up' },
  permission: 'bid_add',
  unseen: true,
  input: z.object({ creditCode }),
  output: z.object({ name: z.string().nullable() }),
});

/** A member's own word: to be in the consortium, or not. */
export const answerConsortium = endpoint({
  route: `POST ${base}/answer`,
  label: { zh: '确认加入联合体', en: 'Answer a consortium' },
  permission: 'bid_add',
  unseen: true,
  input: z.object({
    id: idInput,
    version: versionInput,
    agree: z.boolean(),
    reason: z.string().trim().max(500).optional(),
    ...relationInput,
  }),
  output: z.object({ isComplete: z.boolean() }),
  writes: true,
  ids: { id: 'entryMember' },
});

export const consortiumEndpoints = [ownMemberships, memberByCode, answerConsortium] as const;
