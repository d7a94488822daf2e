import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';

// What anybody reads without signing in: pages and files, no envelope. Addresses are written and kept by people, so that
// whatever they hold is answered by a page: a value that means nothing counts as none.

const text = (most: number) => z.string().trim().max(most).catch('');
const day = z.iso
  .date()
  .refine((value) => value >= '1900')
  .or(z.literal(''))
  .catch('');

/** The kinds of notices, as the addresses of the portal name them. */
export const portalKinds = ['procurement', 'research', 'change', 'source', 'candidates', 'result', 'ending'] as const;
export type PortalKind = (typeof portalKinds)[number];

const filters = {
  /** Words of the title, the buyer's name or the number of the project. */
  q: text(100),
  kind: z.enum(portalKinds).or(z.literal('')).catch(''),
  buyer: text(100),
  /** Two digits: the province. */
  region: z
    .string()
    .regex(/^\d{2}$/)
    .meta({ examples: ['33'] })
    .or(z.literal(''))
    .catch(''),
  /** Days of publication, both included. */
  from: day,
  to: day,
};

const language = z.enum(['zh', 'en']).or(z.literal('')).catch('');
/** `<microseconds since 1970>-<id>`: where a page begins. */
const place = z
  .string()
  .regex(/^\d{1,17}-\d{1,18}$/)
  .meta({ examples: ['1795655281115000-1'] })
  .catch('');
const listInput = z.object({ ...filters, after: place, before: place, lang: language });
export type PortalListInput = z.infer<typeof listInput>;
export type PortalFilter = Pick<PortalListInput, keyof typeof filters>;

export const portalList = endpoint({
  route: 'GET /portal',
  label: { zh: '公开门户', en: 'Public portal' },
  permission: 'public',
  input: listInput,
  output: z.unknown(),
  raw: true,
});

export const portalNotice = endpoint({
  route: 'GET /portal/notice/:notice',
  label: { zh: '公开门户公告', en: 'A notice on the public portal' },
  permission: 'public',
  input: z.object({ notice: text(40), lang: language }),
  output: z.unknown(),
  raw: true,
});

export const portalFile = endpoint({
  route: 'GET /portal/notice/:notice/file/:file',
  label: { zh: '公开门户公告附件', en: 'A file of a notice on the public portal' },
  permission: 'public',
  input: z.object({ notice: text(40), file: text(40), lang: language }),
  output: z.unknown(),
  raw: true,
});

export const portalFeed = endpoint({
  route: 'GET /portal/feed.xml',
  label: { zh: '公告订阅', en: 'Feed of notices' },
  permission: 'public',
  input: z.object({ ...filters, format: z.enum(['rss', 'atom']).catch('rss'), lang: language }),
  output: z.unknown(),
  raw: true,
});

/** Open Contracting Data Standard 1.1: a release for each notice, newest first. */
export const portalReleases = endpoint({
  route: 'GET /portal/ocds/releases',
  label: { zh: '开放采购数据', en: 'Open contracting data' },
  permission: 'public',
  input: listInput,
  output: z.unknown(),
  raw: true,
});

const ofProject = z.object({ project: text(40) });

export const portalProjectReleases = endpoint({
  route: 'GET /portal/ocds/releases/:project',
  label: { zh: '项目开放采购数据', en: 'Open contracting data of a project' },
  permission: 'public',
  input: ofProject,
  output: z.unknown(),
  raw: true,
});

export const portalProjectRecord = endpoint({
  route: 'GET /portal/ocds/records/:project',
  label: { zh: '项目开放采购档案', en: 'Open contracting record of a project' },
  permission: 'public',
  input: ofProject,
  output: z.unknown(),
  raw: true,
});

/** Whose record is published, and a form that checks what somebody kept of it. */
export const portalRecord = endpoint({
  route: 'GET /portal/record',
  label: { zh: '公开存证', en: 'Published record' },
  permission: 'public',
  input: z.object({ q: text(100), page: z.coerce.number().int().min(1).max(10_000).catch(1), lang: language }),
  output: z.unknown(),
  raw: true,
});

const authority = text(64).meta({ examples: ['100001'] });

export const portalAuthorityRecord = endpoint({
  route: 'GET /portal/record/:authority',
  label: { zh: '采购人的公开存证', en: 'Published record of a buyer' },
  permission: 'public',
  input: z.object({
    authority,
    /** Four digits; without it the latest year. */
    year: z
      .string()
      .regex(/^\d{4}$/)
      .meta({ examples: ['2026'] })
      .or(z.literal(''))
      .catch(''),
    lang: language,
  }),
  output: z.unknown(),
  raw: true,
});

/** A signed note (C2SP signed-note, tlog-checkpoint) of how the record stood after a day; without a day, after the last. */
export const portalCheckpoint = endpoint({
  route: 'GET /portal/record/:authority/checkpoint',
  label: { zh: '存证检查点', en: 'Checkpoint of a record' },
  permission: 'public',
  input: z.object({ authority, day }),
  output: z.unknown(),
  raw: true,
});

/** Every day of the record with its digest, a line a day: what the roots of all checkpoints are computed from. */
export const portalRecordDays = endpoint({
  route: 'GET /portal/record/:authority/days',
  label: { zh: '存证的每日摘要', en: 'Digests of the days of a record' },
  permission: 'public',
  input: z.object({ authority }),
  output: z.unknown(),
  raw: true,
});

/** The key by which checkpoints are signed, and those of earlier ones, as programs for signed notes take them. */
export const portalRecordKeys = endpoint({
  route: 'GET /portal/record/:authority/keys',
  label: { zh: '存证的签名公钥', en: 'Keys of a record' },
  permission: 'public',
  input: z.object({ authority }),
  output: z.unknown(),
  raw: true,
});

export const portalEndpoints = [
  portalList,
  portalNotice,
  portalFile,
  portalFeed,
  portalReleases,
  portalProjectReleases,
  portalProjectRecord,
  portalRecord,
  portalAuthorityRecord,
  portalCheckpoint,
  portalRecordDays,
  portalRecordKeys,
] as const;
