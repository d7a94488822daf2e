import { z } from 'zod';
import { fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { expert } from './expert.ts';
import { expertBank, expertCa, expertEduwork, expertTitle } from './expert-records.ts';

const base = '/api/expert/own';

/** What an expert keeps himself; which fields he evaluates is the unit's to say. */
export const ownRecordKinds = ['bank', 'title', 'eduwork', 'ca'] as const;
export type OwnRecordKind = (typeof ownRecordKinds)[number];
export const ownRecords = { bank: expertBank, title: expertTitle, eduwork: expertEduwork, ca: expertCa } as const;

const own = fieldsIn(
  z.object({
    id: z.string(),
    version: z.number(),
    expertNo: z.string().nullable(),
    name: z.string(),
    expertStatus: z.number(),
    idNo: z.string(),
    /** His own, whole. */
    phone: z.string(),
    email: z.string().nullable(),
    workUnit: z.string(),
    title: z.string(),
    titleLevel: z.number(),
    itemNames: z.string(),
    workYears: z.number(),
    formerUnits: z.string().nullable(),
    avoidUnits: z.string().nullable(),
    suspendUntil: z.string().nullable(),
    stateReason: z.string().nullable(),
    joinTime: z.string().nullable(),
  }),
  expert,
);
export type OwnExpert = z.infer<typeof own>;

/** The file of whoever asks; null where his account belongs to no expert. */
export const ownExpert = endpoint({
  route: `GET ${base}/detail`,
  label: { zh: '我的专家档案', en: 'One’s own file as an expert' },
  permission: 'expertOwn_view',
  input: z.object({}),
  output: own.nullable(),
});

/** How he is reached, and whom he has to avoid; the rest of who he is the unit keeps. */
export const saveOwnExpert = endpoint({
  route: `POST ${base}/save`,
  label: { zh: '修改我的专家档案', en: 'Change one’s own file as an expert' },
  permission: 'expertOwn_edit',
  input: z.object({
    version: z.coerce.number().int().min(0),
    phone: z.string().trim().max(11),
    email: z.string().trim().max(100).nullish(),
    formerUnits: z.string().trim().max(1000).nullish(),
    avoidUnits: z.string().trim().max(1000).nullish(),
  }),
  output: z.object({ id: z.string(), version: z.number() }),
  writes: true,
});

const listOf = <F extends typeof expertBank | typeof expertTitle | typeof expertEduwork | typeof expertCa>(entity: F) =>
  z.array(rowSchema(entity.fields));

export const ownExpertRecords = endpoint({
  route: `GET ${base}/records`,
  label: { zh: '我的账户、职称、经历与证书', en: 'One’s own accounts, titles, posts and certificates' },
  permission: 'expertOwn_view',
  input: z.object({}),
  output: z.object({
    bank: listOf(expertBank),
    title: listOf(expertTitle),
    eduwork: listOf(expertEduwork),
    ca: listOf(expertCa),
  }),
});

const kind = z.enum(ownRecordKinds);

export const saveOwnRecord = endpoint({
  route: `POST ${base}/saveRecord`,
  label: { zh: '登记我的专家资料', en: 'Keep a record of one’s own' },
  permission: 'expertOwn_edit',
  input: z.looseObject({ kind, id: idInput.optional(), version: z.coerce.number().int().min(0).optional() }),
  output: z.object({ id: z.string(), version: z.number() }),
  writes: true,
  // A record of the kind that is named; the calls that try ids name the first.
  ids: { id: 'expertBank' },
});

export const removeOwnRecord = endpoint({
  route: `POST ${base}/removeRecord`,
  label: { zh: '删除我的专家资料', en: 'Remove a record of one’s own' },
  permission: 'expertOwn_edit',
  input: z.object({ kind, id: idInput }),
  output: z.null(),
  writes: true,
  // A record of the kind that is named; the calls that try ids name the first.
  ids: { id: 'expertBank' },
});

export const ownExpertEndpoints = [ownExpert, saveOwnExpert, ownExpertRecords, saveOwnRecord, removeOwnRecord] as const;
