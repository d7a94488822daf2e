import { z } from 'zod';
import { endpoint } from '../../kit/endpoint.ts';
import { idInput } from '../../kit/resource.ts';
import { reasonInput, savedAnswer, versionInput } from '../../kit/wire-shapes.ts';
import { digestPattern, secretPattern } from '../../kit/verifiable-draw.ts';
import { drawWish } from './draw-shapes.ts';

const base = '/api/expert/random';
const view = 'expertDraw_view';
const ids = { id: 'expertDraw' } as const;
const digest = z.string().regex(digestPattern);

/** Who takes part in a draw of experts, as its record names them; the product itself where nobody watches over it. */
export const expertDrawParties = { buyer: 'buyer', supervisor: 'supervisor', product: 'product' } as const;
export type ExpertDrawParty = keyof typeof expertDrawParties;

/** Writes a draw down or changes its draft: what is drawn for, when, whom, and who watches over it. */
export const saveExpertDraw = endpoint({
  route: `POST ${base}/randomInfo`,
  label: { zh: '保存专家抽取', en: 'Save a draw of experts' },
  permission: 'expertDraw_edit',
  permissionToAdd: 'expertDraw_add',
  input: drawWish.extend({ id: idInput.optional(), version: versionInput.optional() }),
  output: z.object({ id: z.string(), version: z.number(), drawNo: z.string() }),
  writes: true,
  ids: { ...ids, proId: 'project', supervisorId: 'user', packageIds: 'package' },
});

/** Counts who may be drawn. Who has to do with bidders is matched at the draw alone: one could ask here until one knew. */
export const checkExpertDraw = endpoint({
  route: `POST ${base}/randomExpCheck`,
  label: { zh: '抽取前核对', en: 'Check a draw of experts' },
  permission: view,
  input: drawWish.partial().extend({ id: idInput.optional() }),
  output: z.object({
    pool: z.number(),
    need: z.number(),
    lack: z.number(),
    conditions: z.array(z.object({ conditionNo: z.number(), have: z.number(), need: z.number() })),
    /** By `exclusionReasons`. */
    excluded: z.record(z.string(), z.number()),
    /** The earliest moment at which it may be drawn (R29); null where no rule speaks of it. */
    earliest: z.string().nullable(),
    article: z.string().nullable(),
  }),
  ids: { ...ids, proId: 'project', supervisorId: 'user', packageIds: 'package' },
});

/**
 * Executes a draw: with a supervisor its handler hands in the digest of his secret and it waits for the other; alone he
 * hands in the secret itself, against the digest that the product laid down the day before.
 */
export const executeExpertDraw = endpoint({
  route: `POST ${base}/randomExp`,
  label: { zh: '执行专家抽取', en: 'Execute a draw of experts' },
  permission: 'expertDraw_draw',
  input: z.object({
    id: idInput,
    version: versionInput.optional(),
    commit: digest.optional(),
    secret: z.string().regex(secretPattern).optional(),
  }),
  output: savedAnswer.extend({ infoStatus: z.number() }),
  writes: true,
  ids,
});

/** The supervisor hands in his digest; from then on it stands who is drawn from. */
export const joinExpertDraw = endpoint({
  route: `POST ${base}/join`,
  label: { zh: '监督人加入专家抽取', en: 'Join a draw of experts as its supervisor' },
  permission: 'signedIn',
  input: z.object({ id: idInput, version: versionInput, commit: digest }),
  output: savedAnswer,
  writes: true,
  ids,
});

/** The last secret draws. */
export const revealExpertDraw = endpoint({
  route: `POST ${base}/reveal`,
  label: { zh: '公开专家抽取随机数', en: 'Show one’s secret of a draw of experts' },
  permission: 'signedIn',
  input: z.object({ id: idInput, secret: z.string().regex(secretPattern) }),
  output: savedAnswer.extend({ isDrawn: z.boolean() }),
  writes: true,
  ids,
});

export const cancelExpertDraw = endpoint({
  route: `POST ${base}/cancel`,
  label: { zh: '作废专家抽取', en: 'Declare a draw of experts void' },
  permission: 'signedIn',
  input: z.object({ id: idInput, version: versionInput, reason: reasonInput }),
  output: savedAnswer,
  writes: true,
  ids,
});

/** Asks everybody who has a place and was not asked yet; alternates that take over are asked by the product. */
export const notifyExperts = endpoint({
  route: `POST ${base}/notify`,
  label: { zh: '通知抽中专家', en: 'Notify the experts drawn' },
  permission: 'expertDraw_draw',
  input: z.object({ id: idInput, version: versionInput.optional() }),
  output: z.object({ count: z.number(), replyUntil: z.string() }),
  writes: true,
  ids,
});

/** The alternates are used up: whom nobody has asked yet is drawn from again, by the same secrets. */
export const nextExpertRound = endpoint({
  route: `POST ${base}/nextRound`,
  label: { zh: '抽取下一轮', en: 'Draw a further round of experts' },
  permission: 'expertDraw_draw',
  input: z.object({ id: idInput, version: versionInput.optional() }),
  output: savedAnswer.extend({ round: z.number(), drawn: z.number() }),
  writes: true,
  ids,
});

/** Nobody is left to be drawn: the unit picks, with the consent of its supervising budget unit (财库〔2016〕198号 17). */
export const addApprovedExpert = endpoint({
  route: `POST ${base}/addByApproval`,
  label: { zh: '经批准选定专家', en: 'Choose an expert with consent' },
  permission: 'expertDraw_draw',
  input: z.object({
    id: idInput,
    version: versionInput.optional(),
    expertId: idInput,
    conditionNo: z.coerce.number().int().min(1).max(20),
    reason: reasonInput,
    files: z.array(z.looseObject({ fileId: z.string(), fileName: z.string() })).max(5),
  }),
  output: savedAnswer,
  writes: true,
  ids: { ...ids, expertId: 'expert', 'files.fileId': 'file' },
});

export const expertDrawEndpoints = [
  saveExpertDraw,
  checkExpertDraw,
  executeExpertDraw,
  joinExpertDraw,
  revealExpertDraw,
  cancelExpertDraw,
  notifyExperts,
  nextExpertRound,
  addApprovedExpert,
] as const;
