import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { pageInput, pageOf, type Page } from '../kit/page.ts';
import { exportInput, idInput, rowSchema } from '../kit/resource.ts';
import { roomLease } from './room-lease.ts';
import { contractRow, type ContractRow } from './contract-endpoints.ts';
import { leaseFiguresAnswer, readingInput, stateAnswer, wordsInput, yearInput, yesNoInput } from './wire.ts';

export type LeaseRow = Row<typeof roomLease> & {
  readonly applicantName: string | null;
  readonly deptName: string | null;
  readonly roomName: string | null;
};

const leaseRow = rowSchema(roomLease.fields).extend({
  applicantName: z.string().nullable(),
  deptName: z.string().nullable(),
  roomName: z.string().nullable(),
}) as unknown as z.ZodType<LeaseRow>;

const base = '/api/eam/bizroomlease';
const view = 'roomLease_view';

/** What I applied for myself, newest first. */
export const ownLeases = endpoint({
  route: `POST ${base}/userApplyRoomDataList`,
  label: { zh: '我的租房申请', en: 'My lease applications' },
  permission: view,
  input: z.object({}),
  output: z.array(leaseRow),
});

/** Approves or rejects; with a room it gives that room to an application that is approved. */
export const reviewLease = endpoint({
  route: `POST ${base}/addSaveOrUpdate`,
  label: { zh: '审核租房申请', en: 'Review a lease application' },
  permission: 'roomLease_review',
  input: z.object({
    id: idInput,
    pass: yesNoInput.optional(),
    opinion: wordsInput,
    roomId: idInput.optional(),
    unitPrice: readingInput.optional(),
  }),
  output: stateAnswer,
  writes: true,
  ids: { id: 'roomLease', roomId: 'room' },
});

const byId = z.object({ id: idInput });

export const submitLease = endpoint({
  route: `POST ${base}/submit`,
  label: { zh: '提交租房申请', en: 'Submit a lease application' },
  permission: 'roomLease_edit',
  input: byId,
  output: stateAnswer,
  writes: true,
  ids: { id: 'roomLease' },
});

export const withdrawLease = endpoint({
  route: `POST ${base}/withdraw`,
  label: { zh: '撤回租房申请', en: 'Withdraw a lease application' },
  permission: 'roomLease_edit',
  input: byId,
  output: stateAnswer,
  writes: true,
  ids: { id: 'roomLease' },
});

/** The rooms that are let now, with who lives there and until when. */
export const leasedRooms = endpoint({
  route: `POST ${base}/leaseDataPage`,
  label: { zh: '在租房源', en: 'Rooms that are let' },
  permission: view,
  input: pageInput,
  output: pageOf(contractRow) as unknown as z.ZodType<Page<ContractRow>>,
});

export const leaseStatistics = endpoint({
  route: `POST ${base}/leaseStatistics`,
  label: { zh: '租赁统计', en: 'Figures of the leases' },
  permission: view,
  input: yearInput,
  output: leaseFiguresAnswer,
});

/** Other spellings of the export (uncertain in the contract, so all of them answer). */
export const leaseSpreadsheet = endpoint({
  route: `GET ${base}/excel`,
  aliases: [`POST ${base}/exportExcel`],
  label: { zh: '租房申请导出', en: 'Lease applications: export' },
  permission: 'roomLease_export',
  input: exportInput,
  output: z.unknown(),
  raw: true,
});

export const leaseApplicationEndpoints = [
  ownLeases,
  reviewLease,
  submitLease,
  withdrawLease,
  leasedRooms,
  leaseStatistics,
  leaseSpreadsheet,
] as const;
