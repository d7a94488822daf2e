import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { moveEndpoints } from '../kit/move.ts';
import { idInput } from '../kit/resource.ts';
import { webAddressInput } from '../kit/web-address.ts';
import { reasonInput, savedAnswer, versionInput } from '../tendering/wire.ts';
import { hall } from './hall.ts';

const conf = '/api/purchase/elebid/conf';
const instant = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
const held = { id: idInput, version: versionInput };

/** Who hosts and records, and how long bidders have to confirm. Another host of an opening that has begun needs a reason. */
export const configureHall = endpoint({
  route: `POST ${conf}/saveOrUpdate`,
  label: { zh: '设置开标大厅', en: 'Set a hall' },
  permission: 'hall_host',
  input: z.object({
    ...held,
    hostId: idInput.optional(),
    recorderId: idInput.nullish(),
    confirmMinutes: z.coerce.number().int().min(1).max(1440).optional(),
    reason: reasonInput,
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'hall', hostId: 'user', recorderId: 'user' },
});

/**
 * Ends the node that runs and begins the next one; with the first call the opening begins, with the last it is closed.
 * `to` is the node that the caller means: any but the next is refused.
 */
export const nextNode = endpoint({
  route: `POST ${conf}/nextNode`,
  label: { zh: '进入下一节点', en: 'Next node' },
  permission: 'hall_host',
  input: z.object({ ...held, to: z.coerce.number().int().optional() }),
  output: savedAnswer.extend({ hallStatus: z.number(), nodeCode: z.number().nullable() }),
  writes: true,
  ids: { id: 'hall' },
});

const { pause, resume, stop } = moveEndpoints(hall, {
  pause: `POST ${conf}/pause`,
  resume: `POST ${conf}/resume`,
  stop: `POST ${conf}/stop`,
});
export const hallMoves = { pause, resume, stop } as const;

/** Whether the opening is being recorded; each switch stands in the evidence. */
export const switchVideo = endpoint({
  route: `GET ${conf}/switchVideo`,
  aliases: [`POST ${conf}/switchVideo`],
  label: { zh: '录像开关', en: 'Switch the recording' },
  permission: 'hall_host',
  input: z.object({
    id: idInput,
    /** `1` on, `0` off; without it the other of what it is. */
    flag: z.enum(['0', '1']).optional(),
  }),
  output: savedAnswer.extend({ isVideoOn: z.boolean() }),
  writes: true,
  ids: { id: 'hall' },
});

/** Where the review of a package is broadcast, in which room, and when. */
export const setLiveInfo = endpoint({
  route: 'POST /api/purchase/project/qualify/setLiveInfo',
  aliases: ['POST /api/purchase/qualify/setLiveInfo'],
  label: { zh: '设置现场信息', en: 'Set where it can be watched' },
  permission: 'hall_host',
  input: z.object({
    projectId: idInput,
    packageId: idInput,
    liveUrl: webAddressInput(500)
      .optional()
      .transform((url) => url || null),
    roomId: z.string().trim().max(50).nullish(),
    reviewTime: instant.nullish(),
  }),
  output: savedAnswer,
  writes: true,
  ids: { projectId: 'project', packageId: 'package' },
});

/** The host's answer to an objection, on the spot; its bidder is asked for his confirmation again. */
export const answerObjection = endpoint({
  route: 'POST /api/bid-electronic/hall/objection/answer',
  label: { zh: '答复开标异议', en: 'Answer an objection' },
  permission: 'hall_host',
  input: z.object({ ...held, answer: z.string().trim().min(1).max(1000) }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'hallObjection' },
});
