import { z } from 'zod';
import { fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { listExport } from '../kit/list-export.ts';
import { moveEndpoints } from '../kit/move.ts';
import { pageInput, pageOf, type Page } from '../kit/page.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { webAddressInput } from '../kit/web-address.ts';
import { rowMove, type RowMove } from '../kit/row-move.ts';
import { project } from '../tendering/project.ts';
import { savedAnswer, versionInput } from '../tendering/wire.ts';
import { place, type Place } from './contract-place.ts';
import { contract, contractLine } from './contract.ts';

const base = '/api/purchase/contract';
const info = '/api/purchase/contractsinfo';
const text = (most: number) => z.string().trim().max(most);
const instant = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

/** A contract as lists have it, with where it comes from. */
export type PurchaseContractRow = Row<typeof contract> & Place;
/** A line of one, with its figures. */
export type ContractLineRow = Row<typeof contractLine>;
/** One with its lines, what its reader may do now, and what happened to it. */
export type PurchaseContractDetail = PurchaseContractRow & {
  /** What either side handed in signed, the newest first. */
  readonly papers: readonly ContractPaper[];
  /** Of what the supplier signed last: 0 where he has not. */
  readonly signedVersion: number;
  readonly lines: readonly ContractLineRow[];
  /** What stands beside it, and of a supplement the number of what it is beside. */
  readonly supplements: readonly Supplement[];
  readonly parentNo: string | null;
  readonly actions: readonly string[];
  readonly history: readonly RowMove[];
};

const contractPaper = z.object({
  side: z.number(),
  versionNo: z.number(),
  fileId: z.string(),
  fileName: z.string(),
  fileSuffix: z.string(),
  time: z.string(),
});
/** A signed paper of a contract; `side` of `contractSide`. */
export type ContractPaper = z.infer<typeof contractPaper>;

const supplement = fieldsIn(
  z.object({
    id: z.string(),
    contractNo: z.string(),
    contractName: z.string(),
    contractMoney: z.string(),
    contractStatus: z.number(),
    signTime: z.string().nullable(),
  }),
  contract,
);
/** A supplement as the page of its contract lists it. */
export type Supplement = z.infer<typeof supplement>;

const contractRow = rowSchema(contract.fields).extend(place);

/** Contracts of the projects that a buyer's reader sees, or of a supplier what was sent to him. */
export const contractPage = endpoint({
  route: `POST ${info}/dataPage`,
  aliases: [`POST ${base}/queryContractPage`, 'POST /api/purchase/entry/queryBidContractPage'],
  label: { zh: '采购合同列表', en: 'Contracts' },
  permission: 'contract_view',
  input: pageInput,
  output: pageOf(contractRow) as unknown as z.ZodType<Page<PurchaseContractRow>>,
  ids: { projectId: 'project' },
});

const { contractNo, contractName, contractMoney, contractStatus, supplierName, startDate, endDate, signDue } =
  contract.fields;
export const contractExport = listExport({
  list: contractPage,
  name: { zh: '采购合同', en: 'Contracts' },
  fields: {
    contractNo,
    contractName,
    supplierName,
    contractType: contract.fields.contractType,
    contractStatus,
    contractMoney,
    projectNo: project.fields.projectNo,
    projectName: project.fields.projectName,
    startDate,
    endDate,
    signDue,
  },
});

/** The contracts of one project, the newest first. */
export const contractsOfProject = endpoint({
  route: `GET ${base}/queryList`,
  aliases: ['GET /api/purchase/project/contractInfoList', 'GET /api/purchase/entry/queryBidContractByProjectId'],
  label: { zh: '项目的采购合同', en: 'Contracts of a project' },
  permission: 'contract_view',
  input: z.object({ projectId: idInput }),
  output: z.array(contractRow) as unknown as z.ZodType<PurchaseContractRow[]>,
  ids: { projectId: 'project' },
});

/** How many contracts stand in each state, of those that `dataPage` lists. */
export const contractCount = endpoint({
  route: 'GET /api/purchase/entry/queryBidContractCount',
  label: { zh: '采购合同数量', en: 'How many contracts' },
  permission: 'contract_view',
  input: z.object({}),
  output: z.object({
    total: z.number(),
    states: z.array(z.object({ contractStatus: z.number(), count: z.number() })),
  }),
});

/** `id` names it. 404 of what its reader does not see, and for a supplier of what was not sent to him yet. */
export const contractById = endpoint({
  route: `GET ${base}/queryById`,
  label: { zh: '采购合同详情', en: 'A contract' },
  permission: 'contract_view',
  input: z.object({ id: idInput }),
  output: contractRow.extend({
    papers: z.array(contractPaper),
    signedVersion: z.number(),
    lines: z.array(rowSchema(contractLine.fields)),
    supplements: z.array(supplement),
    parentNo: z.string().nullable(),
    actions: z.array(z.string()),
    history: z.array(rowMove),
  }) as unknown as z.ZodType<PurchaseContractDetail>,
  ids: { id: 'contract' },
});

export const contractMoves = moveEndpoints(contract, {
  submit: `POST ${base}/submit`,
  withdraw: `POST ${base}/withdraw`,
  approve: `POST ${base}/approve`,
  reject: `POST ${base}/reject`,
  recall: `POST ${base}/recall`,
  sendBack: `POST ${base}/sendBack`,
  discard: `POST ${base}/discard`,
  suspend: `POST ${base}/suspend`,
  resume: `POST ${base}/resume`,
  terminate: `POST ${base}/terminate`,
});

const ownAct = (path: string, label: { readonly zh: string; readonly en: string }) =>
  endpoint({
    route: `POST ${base}/${path}`,
    label,
    permission: 'bid_quote',
    input: z.object({ id: idInput, version: versionInput, reason: text(500) }),
    output: savedAnswer,
    writes: true,
    ids: { id: 'contract' },
  });

/** The supplier sends back what he does not agree to, with what is to be changed. */
export const giveBackContract = ownAct('giveBack', { zh: '退回合同修改', en: 'Send a contract back' });
/** The winner does not sign: that ends the contract, and the buyer decides what follows (R23, R66). */
export const refuseContract = ownAct('refuse', { zh: '拒绝签订合同', en: 'Refuse to sign' });

/** When and where a signed contract was published (R43: within two working days). */
export const announceContract = endpoint({
  route: `POST ${base}/announce`,
  label: { zh: '登记合同公告', en: 'Note the notice of a contract' },
  permission: 'contract_edit',
  input: z.object({
    id: idInput,
    version: versionInput,
    noticeTime: instant,
    noticeUrl: webAddressInput(500).nullish(),
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'contract' },
});

/** When and under which number a copy was filed (R43: within seven working days). */
export const fileContract = endpoint({
  route: `POST ${base}/file`,
  label: { zh: '登记合同备案', en: 'Note the filing of a contract' },
  permission: 'contract_edit',
  input: z.object({ id: idInput, version: versionInput, filingTime: instant, filingNo: text(100).min(1) }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'contract' },
});

/** What follows a refusal: the next candidate, another procurement, or a contract drawn up anew. */
export const decideRefusal = endpoint({
  route: `POST ${base}/followUp`,
  label: { zh: '处理中标人拒签', en: 'Decide after a refusal to sign' },
  permission: 'contract_approve',
  input: z.object({
    id: idInput,
    version: versionInput,
    refusalFollow: z.coerce.number().int().min(1).max(3),
    followRemark: text(500),
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'contract' },
});

/** Completes a contract that was accepted and paid in full; otherwise says what is missing. */
export const finalContract = endpoint({
  route: 'POST /api/purchase/cus/pro/finalContract',
  label: { zh: '合同办结', en: 'Complete a contract' },
  permission: 'contract_edit',
  input: z.object({ id: idInput }),
  output: z.object({ contractStatus: z.number(), isAccepted: z.boolean(), isPaid: z.boolean() }),
  writes: true,
  ids: { id: 'contract' },
});

/** The contract with its lines, for signing on paper. */
export const contractPdf = endpoint({
  route: `GET ${base}/print`,
  label: { zh: '打印采购合同', en: 'A contract as PDF' },
  permission: 'contract_view',
  input: z.object({ id: idInput }),
  output: z.unknown(),
  raw: true,
  ids: { id: 'contract' },
});

export const contractEndpoints = [
  contractPage,
  contractsOfProject,
  contractCount,
  contractById,
  ...Object.values(contractMoves),
  giveBackContract,
  refuseContract,
  announceContract,
  fileContract,
  decideRefusal,
  finalContract,
  contractPdf,
] as const;
