import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { listExport } from '../kit/list-export.ts';
import { pageInput, pageOf } from '../kit/page.ts';
import { auditKinds } from './audit-kinds.ts';
import { linkTexts } from './chain-texts.ts';

/** One thing that an act changed, in words; `null` where there was nothing before, or is nothing any more. */
const auditChange = z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() });
export type AuditChange = z.infer<typeof auditChange>;

const auditRow = z.object({
  /** Its number in the chain. */
  id: z.string(),
  /** `yyyy-MM-dd HH:mm:ss` */
  at: z.string(),
  /** The name and the account of who did it; of the platform's people the account alone. */
  actorName: z.string(),
  account: z.string().nullable(),
  /** Set where the platform, or another unit, did it. */
  actorTenant: z.string().nullable(),
  /** Where it was done from; acts of before this was kept, and of the clock, have none. */
  address: z.string().nullable(),
  /** A program did it with an API key of that person. */
  byKey: z.boolean(),
  kindName: z.string(),
  act: z.string(),
  /** What it happened to, by name. */
  object: z.string(),
  reason: z.string().nullable(),
  changes: z.array(auditChange),
  /** The same in one text, as sheets show it. */
  told: z.string(),
  /** What the hash was made of; without what is kept from the reader, and then it does not add up to the hash. */
  payload: z.string(),
  isPartial: z.boolean(),
  prevHash: z.string(),
  hash: z.string(),
});
export type AuditRow = z.infer<typeof auditRow>;

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

/** Everything that is recorded of a tenant outside of its projects, the newest first. */
export const auditList = endpoint({
  route: 'GET /api/evidence/audit/list',
  label: { zh: '操作审计', en: 'Audit' },
  permission: 'audit_view',
  input: z.object({
    current: pageInput.shape.current,
    size: pageInput.shape.size,
    /** A part of somebody's name or account. */
    person: z.string().max(50).optional(),
    kind: z.enum(auditKinds.map(({ value }) => value) as [string, ...string[]]).optional(),
    /** A part of what the act was about: a name, an account, a key. */
    object: z.string().max(100).optional(),
    from: day.optional(),
    to: day.optional(),
  }),
  output: pageOf(auditRow),
});

/** What a verification found, and with what it compared. */
export const auditCheck = endpoint({
  route: 'GET /api/evidence/audit/check',
  label: { zh: '校验操作审计', en: 'Verify the audit' },
  permission: 'audit_view',
  input: z.object({}),
  output: z.object({
    ok: z.boolean(),
    count: z.number(),
    firstBroken: z
      .object({ seq: z.string(), fault: z.enum(['missing', 'link', 'content', 'head', 'root', 'seal']) })
      .nullable(),
    /** The last signature that names this chain; none where nothing was signed yet. */
    lastSigned: z.object({ at: z.string(), seq: z.string(), hash: z.string() }).nullable(),
    /** How many places of the chain were signed. */
    signed: z.number(),
    /** Whether everybody may do what the record gave him, and no more. */
    grants: z.object({
      /** When that was compared and signed last; null before the first time. */
      at: z.string().nullable(),
      /** Found now, and not yet in the record. */
      strange: z.array(
        z.object({
          kind: z.enum(['user', 'role', 'tenant', 'dataScope', 'apiScope', 'apiKey', 'seen']),
          id: z.string(),
          name: z.string().nullable(),
          /** Roles that a person holds since. */
          roles: z.array(z.string()),
        }),
      ),
      /** How many were found and written down before. */
      noticed: z.number(),
    }),
    /** Sums of budget lines and states of plans and demands that are not what was posted and moved. */
    stored: z.array(
      z.object({
        kind: z.enum(['sealKey', 'budgetLine', 'plan', 'demand']),
        id: z.string(),
        name: z.string().nullable(),
        stored: z.string(),
        recorded: z.string(),
      }),
    ),
  }),
});

const text = (zh: string, en: string, maxLength = 30) => ({ kind: 'text', label: { zh, en }, maxLength }) as const;

export const auditExport = listExport({
  list: auditList,
  name: { zh: '操作审计', en: 'Audit' },
  permission: 'audit_export',
  fields: {
    id: text('序号', 'No.', 10),
    at: { kind: 'instant', label: { zh: '操作时间', en: 'When' } },
    actorName: text('操作人', 'By', 20),
    account: text('账号', 'Account', 20),
    actorTenant: text('操作方', 'Acting for', 12),
    address: text('来源地址', 'From', 20),
    kindName: text('类别', 'Kind', 12),
    act: text('操作', 'Act', 20),
    object: text('对象', 'Object', 40),
    told: text('变更内容', 'What changed', 100),
    reason: text('原因', 'Reason', 40),
    hash: { kind: 'text', label: linkTexts.hash, maxLength: 64 },
  },
});
