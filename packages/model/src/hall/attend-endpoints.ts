import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { byPublishedProject, savedAnswer, tenantInput } from '../tendering/wire.ts';
import { attendanceLine } from './hall-endpoints.ts';

const list = { permission: 'hall_view', output: z.array(attendanceLine), unseen: true } as const;

/** Signs the caller in; the host writes down by `personName` who is there without an account. */
export const signAttendance = endpoint({
  route: 'POST /api/purchase/ele/check/saveOrUpdate',
  aliases: ['POST /api/bid-electronic/ele/check/saveOrUpdate'],
  label: { zh: '开标签到', en: 'Sign in at an opening' },
  permission: 'hall_sign',
  input: z.object({
    projectId: idInput,
    tenantId: tenantInput.optional(),
    personName: z.string().trim().max(50).optional(),
    companyName: z.string().trim().max(100).optional(),
    attendRole: z.coerce.number().int().optional(),
    /** Of an identity card; what is kept of it is masked. */
    idNo: z
      .string()
      .trim()
      .regex(/^(\d{17}[\dXx])?$/)
      .meta({ examples: ['330106197001011234'] })
      .optional(),
  }),
  output: z.object({ id: z.string(), attendRole: z.number() }),
  writes: true,
  unseen: true,
  ids: { projectId: 'project' },
});

/** The record of sign-in, in the order of coming, as far as its reader may see who is there. */
export const attendancesOfProject = endpoint({
  ...list,
  route: 'GET /api/purchase/ele/check/queryByProId',
  aliases: ['GET /api/bid-electronic/ele/check/queryByProId'],
  label: { zh: '签到记录', en: 'Record of sign-in' },
  input: z
    .object({ projectId: idInput.optional(), proId: idInput.optional(), tenantId: tenantInput.optional() })
    .transform(({ proId, projectId = proId ?? '0', tenantId }) => ({ projectId, tenantId })),
  ids: { projectId: 'project', proId: 'project' },
});

/** The same, for a bidder who asks whether he is signed in. */
export const checkedSign = endpoint({
  ...list,
  route: 'POST /api/purchase/entry/check/checkedSign',
  label: { zh: '已签到人员', en: 'Who has signed in' },
  input: byPublishedProject,
  ids: { projectId: 'project' },
});

/** The node that runs, and what the caller may do there now. */
export const ownNode = endpoint({
  route: 'GET /api/purchase/entry/check/eleBidNodes',
  label: { zh: '当前开标节点', en: 'Where the opening is' },
  permission: 'hall_view',
  input: byPublishedProject.extend({ packageId: idInput.optional() }),
  output: z.array(
    z.object({
      packageId: z.string(),
      nodeCode: z.number().nullable(),
      nodeName: z.string().nullable(),
      nodeStatus: z.number().nullable(),
      hallStatus: z.number(),
      canSign: z.boolean(),
      canConfirm: z.boolean(),
      canObject: z.boolean(),
    }),
  ),
  unseen: true,
  ids: { projectId: 'project', packageId: 'package' },
});

/** A bidder objects on the spot (R45): from the opening until the hall is closed. */
export const objectAtOpening = endpoint({
  route: 'POST /api/bid-electronic/hall/objection/save',
  label: { zh: '提出开标异议', en: 'Object at the opening' },
  permission: 'hall_object',
  input: z.object({ entryId: idInput, content: z.string().trim().min(1).max(1000) }),
  output: z.object({ id: z.string() }),
  writes: true,
  ids: { entryId: 'entry' },
});

/** A bidder agrees to the record of the opening. */
export const confirmRecord = endpoint({
  route: 'POST /api/bid-electronic/hall/record/confirm',
  label: { zh: '确认开标记录', en: 'Confirm the record' },
  permission: 'hall_confirm',
  input: z.object({ entryId: idInput }),
  output: savedAnswer.pick({ id: true }),
  writes: true,
  ids: { entryId: 'entry' },
});
