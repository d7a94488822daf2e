import { z } from 'zod';
import { fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { moveEndpoints } from '../kit/move.ts';
import { pageInput, pageOf } from '../kit/page.ts';
import type { Row } from '../kit/entity.ts';
import { idInput, moneyInput, rowSchema } from '../kit/resource.ts';
import { reasonInput, savedAnswer, versionInput } from '../kit/wire-shapes.ts';
import { bidApply } from '../demand/bid-apply.ts';
import { agencyDraw } from './agency-draw.ts';
import { agencyEntrustment } from './agency-entrustment.ts';
import { project } from '../tendering/project.ts';
import { purchasePackage } from '../tendering/purchase-package.ts';

const base = '/api/purchase/agent/pro';
const moved = z.object({ id: z.string(), version: z.number(), state: z.number() });
/** Percent, as a cooperation has it. */
const float = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,4})?$/)
  .refine((percent) => Number(percent) >= -100 && Number(percent) <= 20);
const tenantNumber = z.string().regex(/^\d{6}$/);
const files = z.array(z.looseObject({ fileId: z.string() })).max(5);

/** Asks an agency to run a project: the one that is named, or the next one of a draw. */
export const chooseAgent = endpoint({
  route: `GET ${base}/chooseAgent`,
  aliases: [`POST ${base}/chooseAgent`, 'GET /api/purchase/cus/agent/pro/chooseAgent'],
  label: { zh: '选择代理机构', en: 'Choose an agency' },
  permission: 'agencyLibrary_entrust',
  input: z.object({
    proId: idInput,
    agentTenantId: tenantNumber.optional(),
    /** In its place, for an agency that does not use the platform. */
    cooperationId: idInput.optional(),
    drawId: idInput.optional(),
    reason: reasonInput,
    scope: z.string().trim().max(500).optional(),
    feePayer: z.coerce.number().int().min(1).max(2).optional(),
    feeFloat: float.optional(),
    minFee: moneyInput.optional(),
    agreementFiles: files.optional(),
  }),
  output: z.object({ id: z.string(), version: z.number(), entrustStatus: z.number() }),
  writes: true,
  ids: {
    proId: 'project',
    cooperationId: 'agencyCooperation',
    drawId: 'agencyDraw',
    'agreementFiles.fileId': 'file',
  },
});

const band = z.object({
  fromMoney: z.string(),
  toMoney: z.string().nullable(),
  part: z.string(),
  rate: z.string(),
  fee: z.string(),
});

/** What an agency would cost, by the scale that is in force. */
export const feePreview = endpoint({
  route: 'GET /api/purchase/cus/agent/fee/preview',
  label: { zh: '代理费测算', en: 'Calculate an agency fee' },
  permission: 'agencyFee_view',
  input: z.object({
    amount: moneyInput,
    purchaseType: z.coerce.number().int().min(1).max(3),
    feeFloat: float.optional(),
    minFee: moneyInput.optional(),
  }),
  output: z.object({
    bands: z.array(band),
    base: z.string(),
    total: z.string(),
    isMinimum: z.boolean(),
    sourceArticle: z.string(),
    /** The first day of the edition that it was calculated by. */
    effectiveFrom: z.string(),
    /** The first days of editions that have begun and are not in force, for they are not whole. */
    notWhole: z.array(z.string()),
  }),
});

/** An entrustment as the page of its project shows it, with what its reader may do now. */
export type EntrustmentShown = Row<typeof agencyEntrustment> & { readonly actions: readonly string[] };
const entrustmentRow = rowSchema(agencyEntrustment.fields).extend({
  actions: z.array(z.string()),
}) as unknown as z.ZodType<EntrustmentShown>;
const drawLine = fieldsIn(
  z.object({
    id: z.string(),
    drawNo: z.string(),
    drawStatus: z.number(),
    drawTime: z.string().nullable(),
    voidReason: z.string().nullable(),
    /** Whose turn it is by the draw. */
    nextId: z.string().nullable(),
    nextName: z.string().nullable(),
  }),
  agencyDraw,
);

/** Of a project: the agency that it is with, everybody who was asked before, and the draws. */
export const lastAgentInfo = endpoint({
  route: 'GET /api/purchase/cus/pro/lastAgentInfo',
  label: { zh: '项目的代理机构', en: 'The agency of a project' },
  permission: 'agencyLibrary_view',
  input: z.object({ proId: idInput.optional() }),
  output: z.object({
    /** Without a project the agency that this buyer asked last. */
    current: entrustmentRow.nullable(),
    history: z.array(entrustmentRow),
    /** Offered, it is not accepted before the buyer hands in the agreement; accepted, its project is not handed in (R64). */
    awaitsAgreement: z.boolean(),
    draws: z.array(drawLine),
    /** May one be chosen now. */
    canChoose: z.boolean(),
    /** What a rule says about the choice: 1 it is drawn, 2 another person confirms it. */
    choiceRule: z.number().nullable(),
    ruleName: z.string().nullable(),
    /** The cooperation with the agency that the request for the tender named. */
    meantId: z.string().nullable(),
  }),
  ids: { proId: 'project' },
});

export const entrustmentMoves = moveEndpoints(agencyEntrustment, {
  confirm: `POST ${base}/confirmChoice`,
  refuse: `POST ${base}/refuseChoice`,
  end: `POST ${base}/endEntrustment`,
  complete: `POST ${base}/completeEntrustment`,
});

/** The buyer records what an agency answered that does not use the platform. */
export const recordAnswer = endpoint({
  route: `POST ${base}/recordAnswer`,
  label: { zh: '登记机构答复', en: 'Record the answer of an agency' },
  permission: 'agencyLibrary_entrust',
  input: z.object({ id: idInput, version: versionInput, agree: z.boolean(), reason: reasonInput }),
  output: moved,
  writes: true,
  ids: { id: 'agencyEntrustment' },
});

/** The files of the agreement; those that came take the place of the former ones. */
export const saveAgreement = endpoint({
  route: `POST ${base}/saveAgreement`,
  label: { zh: '上传委托协议', en: 'Hand in the agreement' },
  permission: 'agencyLibrary_entrust',
  input: z.object({ id: idInput, version: versionInput, agreementFiles: files }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'agencyEntrustment', 'agreementFiles.fileId': 'file' },
});

const offer = {
  id: z.string(),
  version: z.number(),
  /** The buyer's. */
  tenantId: z.string(),
  entrustNo: z.string(),
  entrustStatus: z.number(),
  buyerName: z.string().nullable(),
  projectNo: z.string(),
  projectName: z.string(),
  manner: z.number(),
  purchaseType: z.number().nullable(),
  generalBudget: z.string(),
  scope: z.string().nullable(),
  feePayer: z.number().nullable(),
  feeFloat: z.string().nullable(),
  minFee: z.string().nullable(),
  estimatedFee: z.string().nullable(),
  finalFee: z.string().nullable(),
  offerTime: z.string(),
  acceptTime: z.string().nullable(),
};
const offerRow = fieldsIn(z.object(offer), agencyEntrustment, project);
export type OfferRow = z.infer<typeof offerRow>;

/** In the list, with how far the project is while the agency runs it. */
const listedOffer = fieldsIn(
  z.object({
    ...offer,
    stage: z.number().nullable(),
    bidEndTime: z.string().nullable(),
    openTime: z.string().nullable(),
  }),
  agencyEntrustment,
  project,
);
export type ListedOffer = z.infer<typeof listedOffer>;

/** An agency's projects: what it is asked for, what it runs and what it has done. */
export const agentProjects = endpoint({
  route: `POST ${base}/proPage`,
  aliases: ['POST /api/purchase/cus/agent/pro/proPage'],
  label: { zh: '受托项目', en: 'Entrusted projects' },
  permission: 'entrustedProject_view',
  input: pageInput.extend({ shelf: z.string().max(20).optional() }),
  output: pageOf(listedOffer),
});

const packageShown = fieldsIn(
  z.object({
    id: z.string(),
    packageNo: z.number(),
    packageName: z.string(),
    budget: z.string(),
    ceilingMoney: z.string().nullable(),
    goods: z.string().nullable(),
  }),
  purchasePackage,
);

const projectShown = fieldsIn(
  z.object({
    stage: z.number(),
    lawRegime: z.number(),
    fundsSource: z.string().nullable(),
    ceilingMoney: z.string().nullable(),
    entryEndTime: z.string().nullable(),
    bidEndTime: z.string().nullable(),
    openTime: z.string().nullable(),
    openPlace: z.string().nullable(),
    deliveryDays: z.number().nullable(),
    deliveryPlace: z.string().nullable(),
    linkman: z.string().nullable(),
    phone: z.string().nullable(),
    qualification: z.string().nullable(),
    requirement: z.string().nullable(),
    packages: z.array(packageShown),
  }),
  project,
);

/** The offer; and while it runs, the project itself. */
export const agentProject = endpoint({
  route: `GET ${base}/queryById`,
  aliases: ['GET /api/purchase/cus/agent/pro/queryById'],
  label: { zh: '受托项目详情', en: 'An entrusted project' },
  permission: 'entrustedProject_view',
  input: z.object({ id: idInput }),
  output: z.object({
    ...offer,
    agreementFiles: z.array(z.looseObject({ fileId: z.string(), fileName: z.string() })),
    /** The buyer has not handed in the agreement that the law demands (R64): of an offer, and of what was accepted. */
    awaitsAgreement: z.boolean(),
    actions: z.array(z.string()),
    /** Nothing until it is accepted, and nothing afterwards. */
    project: projectShown.nullable(),
  }),
  ids: { id: 'agencyEntrustment' },
});

export const acceptEntrustment = endpoint({
  route: `POST ${base}/accept`,
  label: { zh: '接受委托', en: 'Accept an entrustment' },
  permission: 'entrustedProject_answer',
  input: z.object({ id: idInput, version: versionInput }),
  output: moved,
  writes: true,
  ids: { id: 'agencyEntrustment' },
});

/** An agency gives a project back, with the reason: before its notice is out. */
export const backAgent = endpoint({
  route: 'POST /api/purchase/project/backAgent',
  label: { zh: '退回委托', en: 'Give an entrustment back' },
  permission: 'entrustedProject_answer',
  input: z.object({
    /** Of the entrustment, or in its place the project. */
    id: idInput.optional(),
    proId: idInput.optional(),
    version: versionInput.optional(),
    reason: reasonInput,
  }),
  output: moved,
  writes: true,
  ids: { id: 'agencyEntrustment', proId: 'project' },
});

const requestShown = fieldsIn(
  z.object({
    id: z.string(),
    applyNo: z.string(),
    projectName: z.string(),
    buyerName: z.string().nullable(),
    mannerId: z.number(),
    purchaseType: z.number().nullable(),
    budget: z.string(),
    expectTime: z.string().nullable(),
    linkman: z.string(),
    phone: z.string(),
    requirement: z.string().nullable(),
  }),
  bidApply,
);
export type AgentRequest = z.infer<typeof requestShown>;

/** What buyers mean to ask the agency for: requests that they have accepted, as long as there is no project of them. */
export const agentRequests = endpoint({
  route: `GET ${base}/requests`,
  label: { zh: '拟委托的招标申请', en: 'Requests that name the agency' },
  permission: 'entrustedProject_view',
  input: z.object({}),
  output: z.array(requestShown),
});

export const entrustmentEndpoints = [
  chooseAgent,
  feePreview,
  lastAgentInfo,
  ...Object.values(entrustmentMoves),
  recordAnswer,
  saveAgreement,
  agentProjects,
  agentProject,
  agentRequests,
  acceptEntrustment,
  backAgent,
] as const;
