import { z } from 'zod';
import { carries, fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { moveEndpoints } from '../kit/move.ts';
import { idInput } from '../kit/resource.ts';
import type { RowMove } from '../kit/row-move.ts';
import type { ItemNode } from '../procedure/item-endpoints.ts';
import { expert } from './expert.ts';
import { expertCa, type expertBank } from './expert-records.ts';

const base = '/api/expert';
const view = 'expertLibrary_view';

/** An expert as lists have him: with the names of his fields and his age today. */
export type ExpertRow = Row<typeof expert> & { readonly itemNames: string; readonly age: number | null };

/** And as his page has him. */
export type ExpertDetail = ExpertRow & {
  readonly regionName: string | null;
  readonly userName: string | null;
  /** What keeps him from being drawn: codes of `expertCautions`. */
  readonly cautions: readonly ExpertCaution[];
  readonly actions: readonly string[];
  readonly history: readonly RowMove[];
};

/** What is said of an expert beside his status. */
export const expertCautions = {
  years: { zh: '从业年限不足', en: 'Too few years of work' },
  title: { zh: '职称级别不足', en: 'Title too low' },
  age: { zh: '超过年龄上限', en: 'Over the age limit' },
  bank: { zh: '未登记默认银行账户', en: 'No default bank account' },
  certificate: { zh: '证书将在30天内到期', en: 'A certificate runs out within 30 days' },
  certificateOver: { zh: '证书已过期', en: 'A certificate has run out' },
} as const;
export type ExpertCaution = keyof typeof expertCautions;

/** Figures of the library; each opens the rows that it counts. */
export const expertCount = endpoint({
  route: `GET ${base}/queryExpertCount`,
  label: { zh: '专家统计', en: 'Experts counted' },
  permission: view,
  input: z.object({}),
  output: z.object({
    total: z.number(),
    /** By the codes of the states. */
    statuses: z.array(z.object({ status: z.number(), count: z.number() })),
    /** May be drawn today. */
    available: z.number(),
  }),
});

export const expertSourcePie = endpoint({
  route: `GET ${base}/queryExpertSourcePie`,
  label: { zh: '专家来源分布', en: 'Experts by source' },
  permission: view,
  input: z.object({}),
  output: z.array(z.object({ source: z.number(), name: z.string(), value: z.number() })),
});

/** A field of experts and how many are in the library for it and what lies below. */
export interface ExpertItem extends Omit<ItemNode, 'children'> {
  readonly count: number;
  readonly children?: readonly ExpertItem[];
}

const item: z.ZodType<ExpertItem> = z.object({
  id: z.string(),
  parentId: z.string(),
  title: z.string(),
  key: z.string(),
  value: z.string(),
  itemCode: z.string(),
  count: z.number(),
  children: z.lazy(() => z.array(item)).optional(),
});

export const expertItems = endpoint({
  route: `GET ${base}/queryExpertItemTree`,
  label: { zh: '专家专业分布', en: 'Experts by field' },
  permission: view,
  input: z.object({}),
  output: z.array(item),
});

export const expertMoves = moveEndpoints(expert, {
  submit: `POST ${base}/submit`,
  approve: `POST ${base}/approve`,
  reject: `POST ${base}/reject`,
  resume: `POST ${base}/resume`,
  retire: `POST ${base}/retire`,
  blacklist: `POST ${base}/blacklist`,
});

/** Moves one expert or several that stand alike; a suspension says until when. */
export const updateExpertStatus = endpoint({
  route: `POST ${base}/updateStatus`,
  label: { zh: '变更专家状态', en: 'Change the status of experts' },
  permission: view,
  input: z.object({
    id: idInput.optional(),
    ids: z.string().max(20_000).optional(),
    version: z.coerce.number().int().min(0).optional(),
    expertStatus: z.coerce.number().int().min(0).max(6),
    reason: z.string().trim().max(500).optional(),
    suspendUntil: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/)
      .optional(),
  }),
  output: z.object({ count: z.number(), expertStatus: z.number() }),
  writes: true,
  ids: { id: 'expert', ids: 'expert' },
});

/** What is done to all that wait for it at once, after an import. */
export const moveEveryExpert = endpoint({
  route: `POST ${base}/moveEvery`,
  label: { zh: '批量提交与审核专家', en: 'Submit or approve all experts that wait' },
  permission: view,
  input: z.object({ action: z.enum(['submit', 'approve']) }),
  /** `left` are those that the library's rules do not let in. */
  output: z.object({ moved: z.number(), left: z.number() }),
  writes: true,
});

/** The whole numbers of one expert; who looked is in the evidence. */
export const revealExpert = endpoint({
  route: `POST ${base}/reveal`,
  label: { zh: '查看完整证件与电话', en: 'See the whole numbers of an expert' },
  permission: 'expertLibrary_reveal',
  input: z.object({ id: idInput }),
  output: z.object({
    idNo: z.string(),
    phone: z.string(),
    birthday: z.string().nullable(),
    banks: z.array(z.object({ id: z.string(), bankName: z.string(), cardNo: z.string() })),
  }),
  writes: true,
  ids: { id: 'expert' },
});

const pickedExpert = z.object({
  id: z.string(),
  expertNo: z.string().nullable(),
  name: z.string(),
  phone: z.string(),
  workUnit: z.string(),
  title: z.string(),
  titleLevel: z.number(),
  itemCodes: z.string(),
  itemNames: carries(z.string(), expert, 'itemCodes'),
});

/** Who may be chosen today, for pickers; phones masked. */
export const availableExperts = endpoint({
  route: 'GET /api/bid-es/expert/queryExpertList',
  label: { zh: '可用专家列表', en: 'Experts to choose from' },
  permission: view,
  input: z.object({ keyword: z.string().max(50).optional(), itemCode: z.string().max(30).optional() }),
  output: z.array(fieldsIn(pickedExpert, expert)),
});

/** Whose certificates are valid, with the one that lasts longest. */
export const certifiedExperts = endpoint({
  route: 'GET /api/bid-es/ca/queryExpertList',
  label: { zh: '专家证书列表', en: 'Experts and their certificates' },
  permission: view,
  input: z.object({ keyword: z.string().max(50).optional() }),
  output: z.array(
    fieldsIn(
      z.object({
        expertId: z.string(),
        name: z.string(),
        certSn: z.string(),
        certDn: z.string().nullable(),
        notBefore: z.string(),
        notAfter: z.string(),
        caStatus: z.number(),
        /** Below nothing: it has run out. */
        daysLeft: z.number(),
      }),
      expertCa,
      expert,
    ),
  ),
});

export type ExpertBankRow = Row<typeof expertBank>;

export const expertEndpoints = [
  expertCount,
  expertSourcePie,
  expertItems,
  ...Object.values(expertMoves),
  updateExpertStatus,
  moveEveryExpert,
  revealExpert,
  availableExperts,
  certifiedExperts,
] as const;
