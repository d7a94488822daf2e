import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf } from '../kit/page.ts';
import { idInput } from '../kit/resource.ts';

const base = '/api/purchase/attetion';
/** Who watches a project may mean to bid: nothing notes that he asked. */
const own = { permission: 'signedIn', unseen: true } as const;
const bizType = z.coerce.number().int().min(1).max(3);

/** Watches something that one may read, or no longer does. */
export const saveAttention = endpoint({
  route: `POST ${base}/saveOrUpdate`,
  label: { zh: '关注或取消关注', en: 'Watch or no longer watch' },
  ...own,
  input: z.object({
    bizType,
    bizId: idInput,
    /** 1 watches, 0 no longer does. */
    flag: z.coerce.number().int().min(0).max(1),
  }),
  output: z.object({ bizType: z.number(), bizId: z.string(), flag: z.number() }),
  writes: true,
  ids: { bizId: 'project' },
});

/** What the caller watches of a kind: all of it, or those of these ids. */
export const watchedIds = endpoint({
  route: `GET ${base}/queryWatched`,
  label: { zh: '已关注的对象', en: 'What of these is watched' },
  ...own,
  input: z.object({
    bizType,
    /** Comma list, up to 200. */
    bizIds: z
      .string()
      .max(4000)
      .regex(/^\d{1,18}(,\d{1,18}){0,199}$/)
      .optional(),
  }),
  output: z.array(z.string()),
  ids: { bizIds: 'project' },
});

const attentionLine = z.object({
  id: z.string(),
  bizType: z.number(),
  bizId: z.string(),
  /** Whose it is. */
  tenantId: z.string(),
  name: z.string(),
  number: z.string().nullable(),
  /** The buyer, of a notice or a project. */
  buyerName: z.string().nullable(),
  /** Since when it is watched. */
  createTime: z.string(),
  /** The latest that was told of it. */
  lastNews: z.string().nullable(),
  lastNewsTime: z.string().nullable(),
});
export type AttentionLine = z.infer<typeof attentionLine>;

/** What the caller watches and may still read, the newest first. */
export const attentionPage = endpoint({
  route: `POST ${base}/queryPage`,
  label: { zh: '我的关注', en: 'What I watch' },
  ...own,
  input: z.object({
    current: z.coerce.number().int().min(1).max(1000).default(1),
    size: z.coerce.number().int().min(1).max(200).default(10),
    bizType: bizType.optional(),
    /** Contained in the name or the number. */
    keyword: z.string().max(100).optional(),
  }),
  output: pageOf(attentionLine),
});

export const attentionEndpoints = [saveAttention, watchedIds, attentionPage] as const;
