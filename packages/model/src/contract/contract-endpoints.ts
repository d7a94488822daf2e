import { z } from 'zod';
import { carries } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { listExport } from '../kit/list-export.ts';
import { moveEndpoints } from '../kit/move.ts';
import { pageInput, pageOf, type Page } from '../kit/page.ts';
import { idInput, moneyInput, rowSchema } from '../kit/resource.ts';
import { rowMove, type RowMove } from '../kit/row-move.ts';
import { project } from '../tendering/project.ts';
import { purchasePackage } from '../tendering/purchase-package.ts';
import { fileValue, savedAnswer, versionInput } from '../tendering/wire.ts';
import { contract, contractLine } from './contract.ts';

const base = '/api/purchase/contract';
const info = '/api/purchase/contractsinfo';
const text = (most: number) => z.string().trim().max(most);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const instant = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
const rate = z.string().regex(/^\d{1,3}(\.\d{1,4})?$/);

const place = {
  projectNo: carries(z.string(), project, 'projectNo'),
  projectName: carries(z.string(), project, 'projectName'),
  packageNo: carries(z.number(), purchasePackage, 'packageNo'),
  packageName: carries(z.string(), purchasePackage, 'packageName'),
};

interface Place {
  readonly projectNo: string;
  readonly projectName: string;
  readonly packageNo: number;
  readonly packageName: string;
}

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
    actions: z.array(z.string()),
    history: z.array(rowMove),
  }) as unknown as z.ZodType<PurchaseContractDetail>,
  ids: { id: 'contract' },
});

const awardLine = z.object({
  itemId: z.string(),
  lineNo: z.number(),
  name: z.string(),
  brandModel: z.string().nullable(),
  unit: z.string(),
  quantity: z.string(),
  techParams: z.string().nullable(),
  perMoney: z.string(),
  totalMoney: z.string(),
});

const award = z.object({
  entryId: z.string(),
  projectId: z.string(),
  ...place,
  supplierName: z.string(),
  winMoney: z.string(),
  resultTime: z.string(),
  /** Of the contract that stands for it; null: none was drawn up. */
  contractId: z.string().nullable(),
  contractNo: z.string().nullable(),
  contractStatus: z.number().nullable(),
});
export type Award = z.infer<typeof award>;

/** Who has won, of published results: all of a project, or across projects those without a contract. */
export const awards = endpoint({
  route: `GET ${base}/awards`,
  label: { zh: '可签合同的中标（成交）结果', en: 'Awards to make a contract of' },
  permission: 'contract_view',
  input: z.object({ projectId: idInput.optional() }),
  output: z.array(award),
  ids: { projectId: 'project' },
});

/** What a contract of this award begins with: parties, price and lines of the bid, and by when it is to be signed. */
export const contractProposal = endpoint({
  route: `GET ${base}/proposal`,
  label: { zh: '按中标结果拟定合同', en: 'What a contract begins with' },
  permission: 'contract_edit',
  input: z.object({ entryId: idInput }),
  output: award.extend({
    contractName: z.string(),
    contractType: z.number(),
    buyerName: z.string().nullable(),
    isSmeContract: z.boolean(),
    signDue: z.string().nullable(),
    signDueArticle: z.string().nullable(),
    isLate: z.boolean(),
    lines: z.array(awardLine),
  }),
  ids: { entryId: 'entry' },
});

const drawn = {
  contractName: text(200).min(1),
  contractType: z.coerce.number().int().min(1).max(4),
  /** Yuan; that of the bid, which is refused otherwise (R42). */
  contractMoney: moneyInput,
  taxRate: rate.nullish(),
  startDate: day,
  endDate: day,
  performBondMoney: moneyInput.nullish(),
  warrantyMoney: moneyInput.nullish(),
  warrantyEnd: day.nullish(),
  terms: text(8000).nullish(),
  text: z.array(fileValue).max(5).nullish(),
  lateReason: text(500).nullish(),
  /** Without them: those of the bid. */
  lines: z
    .array(
      z.object({
        itemId: idInput,
        name: text(100).optional(),
        brandModel: text(200).nullish(),
        unit: text(20).optional(),
        quantity: z
          .string()
          .regex(/^\d{1,14}(\.\d{1,4})?$/)
          .optional(),
        techParams: text(4100).nullish(),
        perMoney: moneyInput.optional(),
      }),
    )
    .max(2000)
    .optional(),
};
const drawnIds = { 'text.fileId': 'file', 'lines.itemId': 'packageItem' } as const;

/** Draws a contract up from an award: refused where it leaves the bid, or is too late without a reason (R42). */
export const drawUpContract = endpoint({
  route: `POST ${info}/addSave`,
  label: { zh: '起草采购合同', en: 'Draw up a contract' },
  permission: 'contract_edit',
  input: z.object({ entryId: idInput, ...drawn }),
  output: savedAnswer.extend({ contractNo: z.string() }),
  writes: true,
  ids: { entryId: 'entry', ...drawnIds },
});

/** Changes the draft of one; the award stays what it is. */
export const updateContract = endpoint({
  route: `POST ${info}/updateById`,
  label: { zh: '修改采购合同', en: 'Change a contract' },
  permission: 'contract_edit',
  input: z.object({ id: idInput, version: versionInput, ...drawn }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'contract', ...drawnIds },
});

export const contractMoves = moveEndpoints(contract, {
  submit: `POST ${base}/submit`,
  withdraw: `POST ${base}/withdraw`,
  approve: `POST ${base}/approve`,
  reject: `POST ${base}/reject`,
  recall: `POST ${base}/recall`,
  sendBack: `POST ${base}/sendBack`,
  discard: `POST ${base}/discard`,
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
  input: z.object({ id: idInput, version: versionInput, noticeTime: instant, noticeUrl: text(500).nullish() }),
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
  awards,
  contractProposal,
  drawUpContract,
  updateContract,
  ...Object.values(contractMoves),
  giveBackContract,
  refuseContract,
  announceContract,
  fileContract,
  decideRefusal,
  contractPdf,
] as const;
