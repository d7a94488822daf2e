import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { idInput } from '../kit/resource.ts';
import type { roomDistribution } from './room-distribution.ts';

/** What the list and its spreadsheet say of the room itself. */
export const distributedRoomFields = {
  mansionName: { kind: 'text', label: { zh: '楼栋名称', en: 'Building' }, maxLength: 64 },
  floorName: { kind: 'text', label: { zh: '楼层', en: 'Floor' }, maxLength: 16 },
  roomName: { kind: 'text', label: { zh: '房间名称', en: 'Name' }, maxLength: 64 },
} as const;

export type DistributionRow = Row<typeof roomDistribution> & {
  readonly roomNo: string | null;
  readonly roomName: string | null;
  readonly deptName: string | null;
  readonly mansionName: string | null;
  readonly floorName: string | null;
};

/** `''` and null mean: not given. */
const day = z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/);

/** So many rooms are given out at once. */
export const mostRoomsAtOnce = 200;

/** Ids as a list or joined by commas; the API's clients send either. */
const manyIds = z
  .union([z.array(idInput).max(1000), z.string().max(20_000)])
  .transform((given) => (typeof given === 'string' ? given.split(',').filter(Boolean) : given));

/** Gives rooms to a unit: one allocation a room, all or none. */
export const giveRooms = endpoint({
  route: 'POST /api/eam/biz-room-distribution/addSave',
  label: { zh: '分配公房', en: 'Allocate rooms' },
  permission: 'roomDistribution_add',
  input: z.object({
    roomIds: manyIds.optional(),
    roomId: idInput.optional(),
    deptId: idInput.nullish(),
    allocType: z.coerce.number().int().nullish(),
    startDate: day.nullish(),
    /** A loan has to have one. */
    endDate: day.nullish(),
    agreementNo: z.string().trim().max(64).nullish(),
    /** Where units share a room; the whole of it else. */
    shareRatio: z.coerce.string().nullish(),
  }),
  output: z.object({ id: z.string(), batchNo: z.string(), ids: z.array(z.string()) }),
  writes: true,
  ids: { roomIds: 'room', roomId: 'room', deptId: 'dept' },
});

const reading = z.string().trim().max(20).optional();

const handover = z.looseObject({
  keys: z.coerce.number().int().min(0).max(1000).optional(),
  meters: z.looseObject({ water: reading, elec: reading, gas: reading }).optional(),
  remark: z.string().trim().max(500).optional(),
});

/**
 * Ends an allocation: without a handover the unit still has to clear the room, with one the room is free (SM4). Who has
 * announced it before needs no second reason.
 */
export const checkOutRoom = endpoint({
  route: 'POST /api/eam/biz-room-distribution/publicHouseCheckOut',
  label: { zh: '公房退房', en: 'Hand a room back' },
  permission: 'roomDistribution_checkOut',
  input: z.object({
    id: idInput,
    version: z.coerce.number().int().min(0).optional(),
    reason: z.string().trim().max(500).optional(),
    checkoutDate: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/)
      .optional(),
    handover: handover.optional(),
  }),
  output: z.object({ id: z.string(), version: z.number(), status: z.number() }),
  writes: true,
  ids: { id: 'roomDistribution' },
});

export const distributionEndpoints = [giveRooms, checkOutRoom] as const;
