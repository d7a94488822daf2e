import { z } from 'zod';
import { carries, fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { project } from '../tendering/project.ts';
import { byPublishedProject } from '../tendering/wire.ts';
import { attendance, hall } from './hall.ts';
import { nodeStates } from './node-endpoints.ts';

const base = '/api/bid-electronic/hall';

export const attendanceLine = fieldsIn(
  z.object({
    id: z.string(),
    personName: z.string(),
    companyName: z.string(),
    attendRole: z.number(),
    idNo: z.string().nullable(),
    signTime: z.string(),
    /** Who wrote it down, of somebody who has not signed in himself (代录). */
    enteredBy: z.string().nullable(),
    isOwn: z.boolean(),
  }),
  attendance,
);
export type AttendanceLine = z.infer<typeof attendanceLine>;

const objectionLine = z.object({
  id: z.string(),
  version: z.number(),
  packageId: z.string(),
  supplierName: z.string(),
  content: z.string(),
  askTime: z.string(),
  objectionStatus: z.number(),
  answer: z.string().nullable(),
  answerTime: z.string().nullable(),
  isOwn: z.boolean(),
});
export type ObjectionLine = z.infer<typeof objectionLine>;

/** A bidder in the read-out: what he offered, and his word on the record. */
const readLine = z.object({
  entryId: z.string(),
  packageId: z.string(),
  supplierName: z.string(),
  perMoney: z.string().nullable(),
  totalMoney: z.string().nullable(),
  /** Of `openFault`: handed in in time, and not to be opened. */
  openFault: z.number().nullable(),
  /** Of `bidRuling`, once it is ruled; the reason is the buyer's and its own bidder's to read. */
  ruling: z.number().nullable(),
  rulingReason: z.string().nullable(),
  isOwn: z.boolean(),
  /** Null before the record is there to confirm. */
  confirmStatus: z.number().nullable(),
  confirmUntil: z.string().nullable(),
});
export type ReadLine = z.infer<typeof readLine>;

const holderLine = z.object({
  userName: z.string(),
  isSigned: z.boolean(),
  givenTime: z.string().nullable(),
  threshold: z.number(),
});

const room = z.object({
  packageId: z.string(),
  packageNo: z.number(),
  packageName: z.string(),
  /** Null until the host has set it up, and to who has no part in it. */
  hall: z
    .object({
      id: z.string(),
      version: z.number(),
      hallStatus: z.number(),
      hostName: z.string(),
      isHost: z.boolean(),
      confirmMinutes: z.number(),
      isVideoOn: z.boolean(),
      liveUrl: z.string().nullable(),
      /** Where and when it is evaluated: the buyer's alone to know. */
      roomId: carries(z.string().nullable(), hall, 'roomId'),
      reviewTime: z.string().nullable(),
      /** The procurement has ended before its opening did. */
      canStop: z.boolean(),
      /** The reader rules on what did not open. */
      canRule: z.boolean(),
      pauseReason: carries(z.string().nullable(), hall, 'pauseReason'),
    })
    .nullable(),
  nodes: nodeStates,
  /** The reader's own entry for this package, if he has one: what he confirms and objects for. */
  ownEntryId: z.string().nullable(),
  readOut: z.array(readLine),
  objections: z.array(objectionLine),
});
export type HallRoom = z.infer<typeof room>;

export const hallAnswer = z.object({
  projectId: z.string(),
  tenantId: z.string(),
  projectNo: carries(z.string(), project, 'projectNo'),
  projectName: carries(z.string(), project, 'projectName'),
  openTime: z.string(),
  openedTime: z.string().nullable(),
  /** Of `hallParts`: as what the reader is here; null of who has no part, or none yet. */
  part: z.string().nullable(),
  canSign: z.boolean(),
  canHost: z.boolean(),
  canObject: z.boolean(),
  rooms: z.array(room),
  attendances: z.array(attendanceLine),
  holders: z.array(holderLine),
});
export type HallAnswer = z.infer<typeof hallAnswer>;

/**
 * The hall as its reader may see it (B.28): before the opening time a bidder learns its time and nothing else (R38); who
 * bids, and at what price, is there for all of them once the quotes are opened (R36).
 */
export const hallOfProject = endpoint({
  route: `GET ${base}/queryByProjectId`,
  label: { zh: '开标大厅', en: 'The opening hall' },
  permission: 'hall_view',
  input: byPublishedProject,
  output: hallAnswer,
  unseen: true,
  ids: { projectId: 'project' },
});

export const hallLine = fieldsIn(
  z.object({
    projectId: z.string(),
    tenantId: z.string(),
    projectNo: z.string(),
    projectName: z.string(),
    buyerName: z.string(),
    openTime: z.string(),
    openedTime: z.string().nullable(),
    openPlace: z.string().nullable(),
  }),
  project,
);
export type HallLine = z.infer<typeof hallLine>;

/** Openings of the last seven days, of today and ahead that are the reader's to attend. */
export const hallList = endpoint({
  route: `GET ${base}/queryList`,
  label: { zh: '近期开标', en: 'Openings' },
  permission: 'hall_view',
  input: z.object({ keyword: z.string().trim().max(100).optional() }),
  output: z.array(hallLine),
  unseen: true,
});
