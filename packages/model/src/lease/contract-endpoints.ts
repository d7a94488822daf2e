import { z } from 'zod';
import { carries } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Input, Row } from '../kit/entity.ts';
import { pageInput, pageOf, type Page } from '../kit/page.ts';
import { exportInput, idInput, rowSchema, type Saved } from '../kit/resource.ts';
import { roomContract } from './room-contract.ts';
import { roomRent } from './room-rent.ts';
import {
  dayInput,
  fileInput,
  leaseFiguresAnswer,
  readingInput,
  stateAnswer,
  wordsInput,
  yearInput,
  yesNoInput,
} from './wire.ts';

export type RentRow = Row<typeof roomRent> & {
  readonly contractName: string | null;
  readonly roomName: string | null;
  readonly userName: string | null;
  /** What is still to be paid, and since how many days it is overdue. */
  readonly unpaid?: string;
  readonly overdueDays: number;
};

/** What is told beside a contract’s own fields. */
export interface ContractFacts {
  readonly roomName: string | null;
  /** A person, or the firm in his place. */
  readonly userName: string | null;
  readonly leaseName: string | null;
  /** Of a running contract; negative when its end has passed. */
  readonly daysLeft: number | null;
  /** What is overdue. */
  readonly arrears: string;
  readonly arrearsCount: number;
  /** What its reader may do with it now. */
  readonly actions: readonly string[];
}
export type ContractRow = Row<typeof roomContract> & ContractFacts;
export type ContractDetail = ContractRow & { readonly bills: readonly RentRow[] };

const facts = {
  roomName: z.string().nullable(),
  userName: z.string().nullable(),
  leaseName: z.string().nullable(),
  daysLeft: z.number().nullable(),
  arrears: z.string(),
  arrearsCount: z.number(),
  actions: z.array(z.string()),
};
export const contractRow = rowSchema(roomContract.fields).extend(facts) as unknown as z.ZodType<ContractRow>;
export const rentRow = rowSchema(roomRent.fields).extend({
  contractName: z.string().nullable(),
  roomName: z.string().nullable(),
  userName: z.string().nullable(),
  unpaid: carries(z.string(), roomRent, 'receivable'),
  overdueDays: z.number(),
}) as unknown as z.ZodType<RentRow>;
const contractDetail = rowSchema(roomContract.fields).extend({
  ...facts,
  bills: z.array(rentRow),
}) as unknown as z.ZodType<ContractDetail>;
const contractPage = pageOf(contractRow) as unknown as z.ZodType<Page<ContractRow>>;

const base = '/api/eam/bizroomcontract';
const view = 'roomContract_view';
const edit = 'roomContract_edit';
const review = 'roomContract_review';
const ofContract = { id: 'roomContract' } as const;

/** A draft, or a rejected contract, which becomes a draft again. */
export const editContract = endpoint({
  route: `POST ${base}/editSave`,
  label: { zh: '修改租赁合同', en: 'Change a lease contract' },
  permission: edit,
  input: z.looseObject({ id: idInput, version: z.coerce.number().int().optional() }) as unknown as z.ZodType<
    Input<typeof roomContract> & { readonly id: string }
  >,
  output: z.object({ id: z.string(), version: z.number() }) satisfies z.ZodType<Saved>,
  writes: true,
  ids: { ...ofContract, roomId: 'room', userId: 'user', leaseId: 'roomLease' },
});

export const contractsToReview = endpoint({
  route: `POST ${base}/toReviewDataPage`,
  label: { zh: '待审核合同', en: 'Contracts to review' },
  permission: view,
  input: pageInput,
  output: contractPage,
});

export const reviewedContracts = endpoint({
  route: `GET ${base}/reviewCompleted`,
  label: { zh: '我已审核的合同', en: 'Contracts that I reviewed' },
  permission: view,
  input: pageInput,
  output: contractPage,
});

/** Running contracts: who pays for which room, and what is overdue. */
export const rentalDesk = endpoint({
  route: `GET ${base}/rentalManagement`,
  label: { zh: '租金收缴台', en: 'Desk of the rents' },
  permission: view,
  input: pageInput,
  output: contractPage,
});

/** 20 submits, 40 signs, 99 voids. What a signature needs stands beside. */
export const moveContract = endpoint({
  route: `POST ${base}/updateStatus`,
  label: { zh: '合同状态变更', en: 'Move a contract on' },
  permission: edit,
  input: z.object({
    id: idInput,
    status: z.coerce.number().int(),
    signDate: dayInput.optional(),
    depositPaid: yesNoInput.optional(),
    waterStart: readingInput.optional(),
    elecStart: readingInput.optional(),
    files: z.array(fileInput).max(9).optional(),
  }),
  output: stateAnswer,
  writes: true,
  ids: { ...ofContract, 'files.fileId': 'file' },
});

/** Of a contract, or of the wish to surrender it. */
export const decideContract = endpoint({
  route: `POST ${base}/agreeOrReject`,
  label: { zh: '审核租赁合同', en: 'Decide on a contract' },
  permission: review,
  input: z.object({ id: idInput, agree: yesNoInput, opinion: wordsInput }),
  output: stateAnswer,
  writes: true,
  ids: ofContract,
});

export const rejectContract = endpoint({
  route: `POST ${base}/reject`,
  label: { zh: '驳回租赁合同', en: 'Reject a contract' },
  permission: review,
  input: z.object({ id: idInput, reason: wordsInput }),
  output: stateAnswer,
  writes: true,
  ids: ofContract,
});

export const contractInformation = endpoint({
  route: `GET ${base}/contractInformation`,
  label: { zh: '合同信息', en: 'A contract with its bills' },
  permission: view,
  input: z.object({ id: idInput }),
  output: contractDetail,
  ids: ofContract,
});

/** The latest contract of a room or of a person; null where there is none. */
export const lastContract = endpoint({
  route: `GET ${base}/lastContract`,
  label: { zh: '最近合同', en: 'The latest contract' },
  permission: view,
  input: z.object({ roomId: idInput.optional(), userId: idInput.optional() }),
  output: contractRow.nullable(),
  ids: { roomId: 'room', userId: 'user' },
});

export const contractsOfUser = endpoint({
  route: `POST ${base}/leaseInfoByUserId`,
  label: { zh: '人员在租信息', en: 'What a person rents' },
  permission: view,
  input: z.object({ userId: idInput }),
  output: z.array(contractRow),
  ids: { userId: 'user' },
});

export const contractStatistics = endpoint({
  route: `POST ${base}/contractStatistics`,
  label: { zh: '合同统计', en: 'Figures of the contracts' },
  permission: view,
  input: yearInput,
  output: leaseFiguresAnswer,
});

/** Other spellings of the export (uncertain in the contract, so all of them answer). */
export const contractSpreadsheet = endpoint({
  route: `GET ${base}/excel`,
  aliases: [`POST ${base}/exportExcel`],
  label: { zh: '租赁合同导出', en: 'Lease contracts: export' },
  permission: 'roomContract_export',
  input: exportInput,
  output: z.unknown(),
  raw: true,
});

export const roomContractEndpoints = [
  editContract,
  contractsToReview,
  reviewedContracts,
  rentalDesk,
  moveContract,
  decideContract,
  rejectContract,
  contractInformation,
  lastContract,
  contractsOfUser,
  contractStatistics,
  contractSpreadsheet,
] as const;
