import { z } from 'zod';
import { carries } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { pageInput, pageOf } from '../kit/page.ts';
import type { Row } from '../kit/entity.ts';
import { idInput } from '../kit/resource.ts';
import { savedAnswer, versionInput } from '../kit/wire-shapes.ts';
import { notice } from './notice.ts';

const tenantNumber = z.string().regex(/^\d{6}$/);

/** What a row of the management list has beside its fields. */
export interface ManagedNotice extends Omit<Row<typeof notice>, 'content'> {
  readonly authorName: string | null;
  readonly readCount: number;
  /** Whether the caller may change it: only its author may. */
  readonly isOwn: boolean;
}

const readerRow = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  releaseTime: z.string(),
  authorName: z.string().nullable(),
  /** Announced by the platform to tenants: its people are named to nobody else. */
  isOfPlatform: z.boolean(),
  isRead: z.boolean(),
});
export type ReaderNotice = z.infer<typeof readerRow>;

const reachedTenant = z.object({
  tenantId: z.string(),
  tenantName: z.string(),
  kind: z.enum(['platform', 'buyer', 'agency', 'supplier']),
  /** Its people in service, and who of them has read it. */
  people: z.number(),
  readCount: z.number(),
});
export type ReachedTenant = z.infer<typeof reachedTenant>;

const receiver = z.object({
  userId: z.string(),
  nickName: z.string(),
  deptNames: z.string().nullable(),
  readTime: z.string().nullable(),
});
export type NoticeReceiver = z.infer<typeof receiver>;

export const noticeApi = {
  /** What everybody finds: published, released and meant for the caller. */
  list: endpoint({
    route: 'GET /api/blade-desk/notice/list',
    label: { zh: '我的通知', en: 'Own announcements' },
    permission: 'signedIn',
    input: z.object({
      current: pageInput.shape.current,
      size: pageInput.shape.size,
      title: z.string().max(100).optional(),
      category: z.string().max(50).optional(),
      isRead: z.enum(['0', '1']).optional(),
    }),
    output: pageOf(readerRow),
  }),
  read: endpoint({
    route: 'GET /api/blade-desk/notice/detailById',
    label: { zh: '阅读通知', en: 'An announcement to read' },
    permission: 'signedIn',
    input: z.object({ id: idInput }),
    output: readerRow.extend({ content: carries(z.string(), notice, 'content'), authorDept: z.string().nullable() }),
    ids: { id: 'notice' },
  }),
  /** For the header: how many are unread, and the newest ten of them. */
  unread: endpoint({
    route: 'GET /api/blade-desk/notice/unread',
    label: { zh: '未读通知', en: 'Unread announcements' },
    permission: 'signedIn',
    input: z.object({}),
    output: z.object({
      count: z.number(),
      records: z.array(readerRow.pick({ id: true, title: true, category: true, releaseTime: true })),
      /** Of those that must be read before anything else, the oldest. */
      mustRead: z.string().nullable(),
    }),
  }),
  checkRead: endpoint({
    route: 'POST /api/blade-desk/notice/checkRead',
    label: { zh: '标记已读', en: 'Mark as read' },
    permission: 'signedIn',
    /** Without ids: all that are unread. */
    input: z
      .looseObject({ ids: z.string().optional() })
      .transform(({ ids, id }) => ({ ids: ids ?? (typeof id === 'string' ? id : '') })) as unknown as z.ZodType<{
      ids: string;
    }>,
    output: z.object({ marked: z.number() }),
    writes: true,
    ids: { ids: 'notice' },
  }),
  update: endpoint({
    route: 'POST /api/blade-desk/notice/update',
    label: { zh: '修改通知公告', en: 'Change an announcement' },
    permission: 'desknotice_edit',
    input: z.looseObject({ id: idInput }),
    output: savedAnswer,
    writes: true,
    ids: { id: 'notice' },
  }),
  withdraw: endpoint({
    route: 'POST /api/blade-desk/notice/withdraw',
    label: { zh: '撤回通知公告', en: 'Withdraw an announcement' },
    permission: 'desknotice_edit',
    input: z.object({
      id: idInput,
      version: versionInput.optional(),
      reason: z.string().trim().max(500).default(''),
    }),
    output: savedAnswer,
    writes: true,
    ids: { id: 'notice' },
  }),
  /** Who has read it and who has not: the counts over all, the people by page. */
  receivers: endpoint({
    route: 'GET /api/blade-desk/notice/receivers',
    label: { zh: '阅读情况', en: 'Who has read it' },
    permission: 'desknotice_view',
    input: z.object({
      id: idInput,
      /** Of an announcement to tenants: of which of them. */
      tenantId: tenantNumber.optional(),
      current: pageInput.shape.current,
      size: pageInput.shape.size,
      isRead: z.enum(['0', '1']).optional(),
    }),
    output: pageOf(receiver).extend({ people: z.number(), readCount: z.number() }),
    ids: { id: 'notice' },
  }),
  /** The tenants that an announcement of the platform reaches, with how many have read it. */
  reach: endpoint({
    route: 'GET /api/blade-desk/notice/reach',
    label: { zh: '租户阅读情况', en: 'Which tenants have read it' },
    permission: 'desknotice_view',
    input: z.object({
      id: idInput,
      tenantName: z.string().trim().max(100).optional(),
      current: pageInput.shape.current,
      size: pageInput.shape.size,
    }),
    output: pageOf(reachedTenant),
    ids: { id: 'notice' },
  }),
} as const;

export const noticeEndpoints = Object.values(noticeApi);
