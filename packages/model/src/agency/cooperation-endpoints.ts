import { z } from 'zod';
import { carries, fieldsIn } from '../kit/carried-fields.ts';
import { choiceList } from '../kit/choice-list.ts';
import { endpoint } from '../kit/endpoint.ts';
import { moveEndpoints } from '../kit/move.ts';
import { pageInput, pageOf } from '../kit/page.ts';
import type { Row } from '../kit/entity.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { rowMove, type RowMove } from '../kit/row-move.ts';
import { reasonInput, savedAnswer, versionInput } from '../kit/wire-shapes.ts';
import { agencyCooperation } from './agency-cooperation.ts';
import { feePayer } from './choices.ts';

const base = '/api/purchase/cus/agent';
const own = '/api/purchase/agent/cooperation';
const moved = z.object({ id: z.string(), version: z.number(), state: z.number() });
const files = z.array(z.looseObject({ fileId: z.string() })).max(5);
const { fields } = agencyCooperation;

/** What a picker needs of a cooperation. */
export const agentList = endpoint({
  route: `GET ${base}/agentList`,
  label: { zh: '合作机构列表', en: 'Agencies by the state of the cooperation' },
  permission: 'agencyLibrary_view',
  input: z.object({
    /** The buyer's own; for any other there are none. */
    tenantId: z.string().max(12).optional(),
    cooperationStatus: z.coerce.number().int().min(0).max(4).optional(),
  }),
  output: z.array(
    fieldsIn(
      z.object({
        id: z.string(),
        agentTenantId: z.string().nullable(),
        agentName: z.string(),
        cooperationStatus: z.number(),
        startDate: z.string(),
        endDate: z.string(),
        feePayer: z.number(),
        feeFloat: z.string().nullable(),
        minFee: z.string().nullable(),
        /** Another person has to confirm it before it is chosen. */
        awaitsConfirmation: z.boolean(),
        /** May be chosen for a project today. */
        isChoosable: z.boolean(),
      }),
      agencyCooperation,
    ),
  ),
});

const directoryRow = z.object({
  tenantId: z.string(),
  tenantName: z.string(),
  creditCode: z.string().nullable(),
  linkman: z.string().nullable(),
  contactNumber: z.string().nullable(),
  /** Of the own cooperation with it, where there is one. */
  cooperationStatus: carries(z.number().nullable(), agencyCooperation, 'cooperationStatus'),
});

/** The agencies that use the platform. */
export const agencyDirectory = endpoint({
  route: `GET ${base}/directory`,
  label: { zh: '平台代理机构名录', en: 'Agencies of the platform' },
  permission: 'agencyLibrary_add',
  input: pageInput,
  output: pageOf(directoryRow),
});

/** Figures of the list; each opens the rows that it counts. */
export const agencyCount = endpoint({
  route: `GET ${base}/queryAgencyCount`,
  label: { zh: '代理机构统计', en: 'Agencies counted' },
  permission: 'agencyLibrary_view',
  input: z.object({}),
  output: z.object({
    total: z.number(),
    /** By the codes of the states. */
    statuses: z.array(z.object({ status: z.number(), count: z.number() })),
    /** That run out within 30 days. */
    expiring: z.number(),
    /** Projects that are with an agency now, or offered to one. */
    running: z.number(),
  }),
});

/** Everything that the page of an agency shows. */
export type AgentInfo = Row<typeof agencyCooperation> & {
  /** What this user may do now. */
  readonly actions: readonly string[];
  /** Some of those who may confirm it, by name, where one person alone has written it down. */
  readonly confirmers: readonly string[];
  readonly history: readonly RowMove[];
  readonly projectCount: number;
  readonly runningCount: number;
  readonly isChoosable: boolean;
};

export const agentInfo = endpoint({
  route: `GET ${base}/queryAgentInfo`,
  label: { zh: '代理机构详情', en: 'An agency' },
  permission: 'agencyLibrary_view',
  input: z.object({ id: idInput }),
  output: rowSchema(fields).extend({
    actions: z.array(z.string()),
    confirmers: z.array(z.string()),
    history: z.array(rowMove),
    projectCount: z.number(),
    runningCount: z.number(),
    isChoosable: z.boolean(),
  }) as unknown as z.ZodType<AgentInfo>,
  ids: { id: 'agencyCooperation' },
});

/** Evaluations of an agency. */
export const agentJudge = endpoint({
  route: `POST ${base}/queryAgentJudge`,
  label: { zh: '代理机构评价', en: 'Evaluations of an agency' },
  permission: 'agencyLibrary_view',
  input: pageInput.extend({ id: idInput.optional() }),
  output: pageOf(
    z.object({
      id: z.string(),
      projectName: z.string().nullable(),
      judgeTime: z.string(),
      totalScore: z.string(),
      level: z.string(),
    }),
  ),
  ids: { id: 'agencyCooperation' },
});

export const cooperationMoves = moveEndpoints(agencyCooperation, {
  invite: `POST ${base}/inviteAgain`,
  end: `POST ${base}/endCooperation`,
  confirm: `POST ${base}/confirmCooperation`,
});

/** A new end, by a renewed agreement. */
export const renewCooperation = endpoint({
  route: `POST ${base}/renew`,
  label: { zh: '续约', en: 'Renew a cooperation' },
  permission: 'agencyLibrary_edit',
  input: z.object({
    id: idInput,
    version: versionInput,
    endDate: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    agreementFiles: files.default([]),
  }),
  output: moved,
  writes: true,
  ids: { id: 'agencyCooperation', 'agreementFiles.fileId': 'file' },
});

const ownCooperation = fieldsIn(
  z.object({
    id: z.string(),
    /** The buyer's. */
    tenantId: z.string(),
    buyerName: z.string().nullable(),
    cooperationStatus: z.number(),
    startDate: z.string(),
    endDate: z.string(),
    feePayer: z.number(),
    feeFloat: z.string().nullable(),
    minFee: z.string().nullable(),
    scope: z.string().nullable(),
    agreementFiles: z.array(z.looseObject({ fileId: z.string(), fileName: z.string() })).nullable(),
    endReason: z.string().nullable(),
    createTime: z.string(),
    version: z.number(),
    /** Until when the buyer would prolong it; nothing where he does not ask. */
    renewalEnd: z.string().nullable(),
    renewalFiles: z.array(z.looseObject({ fileId: z.string(), fileName: z.string() })).nullable(),
  }),
  agencyCooperation,
);
export type OwnCooperation = z.infer<typeof ownCooperation>;

/** An agency's own cooperations, whoever the buyer is. */
export const ownCooperations = endpoint({
  route: `POST ${own}/page`,
  label: { zh: '合作采购人', en: 'Buyers that one works with' },
  permission: 'agencyInvitation_view',
  input: pageInput,
  output: pageOf(ownCooperation),
});

export const answerCooperation = endpoint({
  route: `POST ${own}/answer`,
  label: { zh: '答复合作邀请', en: 'Answer an invitation' },
  permission: 'agencyInvitation_answer',
  input: z.object({ id: idInput, version: versionInput, agree: z.boolean(), reason: reasonInput }),
  output: moved,
  writes: true,
  ids: { id: 'agencyCooperation' },
});

export const answerRenewal = endpoint({
  route: `POST ${own}/answerRenewal`,
  label: { zh: '答复续约', en: 'Answer a renewal' },
  permission: 'agencyInvitation_answer',
  input: z.object({ id: idInput, version: versionInput, agree: z.boolean(), reason: reasonInput }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'agencyCooperation' },
});

export const feePayers = choiceList(`GET ${base}/feePayerList`, {
  label: { zh: '代理费支付方', en: 'Who pays the fee' },
  choices: feePayer.choices,
});

export const cooperationEndpoints = [
  agentList,
  agencyDirectory,
  agencyCount,
  agentInfo,
  agentJudge,
  ...Object.values(cooperationMoves),
  renewCooperation,
  ownCooperations,
  answerCooperation,
  answerRenewal,
  feePayers,
] as const;
