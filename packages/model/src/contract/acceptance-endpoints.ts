import { z } from 'zod';
import { carries } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { moveEndpoints } from '../kit/move.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { rowMove, type RowMove } from '../kit/row-move.ts';
import { fileValue, savedAnswer, versionInput } from '../tendering/wire.ts';
import { contract } from './contract.ts';
import { contractAcceptance, contractAcceptanceLine, contractAcceptor } from './contract-acceptance.ts';

const base = '/api/purchase/contract/acceptance';
const text = (most: number) => z.string().trim().max(most);
const instant = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
const quantity = z.string().regex(/^\d{1,14}(\.\d{1,4})?$/);

const ofContract = {
  contractNo: carries(z.string(), contract, 'contractNo'),
  contractName: carries(z.string(), contract, 'contractName'),
  supplierName: carries(z.string(), contract, 'supplierName'),
};

/** An acceptance with what it counts, who takes part, and what its reader may do now. */
export type AcceptanceDetail = Row<typeof contractAcceptance> & {
  readonly contractNo: string;
  readonly contractName: string;
  readonly supplierName: string;
  readonly lines: readonly Row<typeof contractAcceptanceLine>[];
  readonly members: readonly Row<typeof contractAcceptor>[];
  readonly actions: readonly string[];
  readonly history: readonly RowMove[];
};

const acceptanceDetail = rowSchema(contractAcceptance.fields).extend({
  ...ofContract,
  lines: z.array(rowSchema(contractAcceptanceLine.fields)),
  members: z.array(rowSchema(contractAcceptor.fields)),
  actions: z.array(z.string()),
  history: z.array(rowMove),
}) as unknown as z.ZodType<AcceptanceDetail>;

/** The acceptances of a contract, in their order; a supplier does not see drafts. */
export const acceptancesOfContract = endpoint({
  route: `GET ${base}/queryList`,
  label: { zh: '合同验收记录', en: 'Acceptances of a contract' },
  permission: 'contract_view',
  input: z.object({ contractId: idInput }),
  output: z.array(rowSchema(contractAcceptance.fields)) as unknown as z.ZodType<Row<typeof contractAcceptance>[]>,
  ids: { contractId: 'contract' },
});

export const acceptanceById = endpoint({
  route: `GET ${base}/queryById`,
  label: { zh: '验收详情', en: 'An acceptance' },
  permission: 'contract_view',
  input: z.object({ id: idInput }),
  output: acceptanceDetail,
  ids: { id: 'contractAcceptance' },
});

const toAccept = z.object({
  contractLineId: z.string(),
  name: z.string(),
  unit: z.string(),
  quantity: z.string(),
  /** What each counting has still to count. */
  left: z.object({ arrival: z.string(), preliminary: z.string(), acceptance: z.string() }),
});
export type LineToAccept = z.infer<typeof toAccept>;

/** What an acceptance begins with: the lines of the contract with what is left of each, and how many people it takes. */
export const acceptanceProposal = endpoint({
  route: `GET ${base}/proposal`,
  label: { zh: '拟定验收', en: 'What an acceptance begins with' },
  permission: 'contract_edit',
  input: z.object({ contractId: idInput }),
  output: z.object({
    ...ofContract,
    lines: z.array(toAccept),
    /** `0`: no rule says it. */
    leastMembers: z.number(),
    leastMembersArticle: z.string().nullable(),
  }),
  ids: { contractId: 'contract' },
});

/** Draws an acceptance up, or changes its draft (`id` with `version`). */
export const performAccept = endpoint({
  route: 'POST /api/purchase/cus/pro/performAccept',
  label: { zh: '起草履约验收', en: 'Draw up an acceptance' },
  permission: 'contract_edit',
  input: z.object({
    contractId: idInput,
    id: idInput.optional(),
    version: versionInput.optional(),
    acceptType: z.coerce.number().int().min(1).max(4),
    acceptTime: instant,
    acceptPlace: text(200).nullish(),
    /** What is to be accepted; without them all that is left. */
    lines: z
      .array(z.object({ contractLineId: idInput, planQuantity: quantity }))
      .max(2000)
      .optional(),
    members: z
      .array(z.object({ memberName: text(50).min(1), memberRole: text(100).min(1) }))
      .min(1)
      .max(30),
  }),
  output: savedAnswer.extend({ acceptNo: z.string() }),
  writes: true,
  ids: { contractId: 'contract', id: 'contractAcceptance', 'lines.contractLineId': 'contractLine' },
});

/** Another than the handler says what was found: how much of each line, and what follows. */
export const concludeAcceptance = endpoint({
  route: `POST ${base}/conclude`,
  label: { zh: '出具验收结论', en: 'Conclude an acceptance' },
  permission: 'contract_accept',
  input: z.object({
    id: idInput,
    version: versionInput,
    conclusion: z.coerce.number().int().min(1).max(3),
    opinion: text(2000),
    lines: z.array(z.object({ id: idInput, realQuantity: quantity })).max(2000),
    members: z
      .array(z.object({ id: idInput, opinion: text(500) }))
      .max(30)
      .optional(),
    rectifyDue: instant.nullish(),
    files: z.array(fileValue).max(10).nullish(),
  }),
  output: savedAnswer.extend({ acceptMoney: z.string().nullable() }),
  writes: true,
  ids: {
    id: 'contractAcceptance',
    'lines.id': 'contractAcceptanceLine',
    'members.id': 'contractAcceptor',
    'files.fileId': 'file',
  },
});

export const acceptanceMoves = moveEndpoints(contractAcceptance, {
  submit: `POST ${base}/submit`,
  withdraw: `POST ${base}/withdraw`,
  rectified: `POST ${base}/rectified`,
  discard: `POST ${base}/discard`,
});

export const acceptanceEndpoints = [
  acceptancesOfContract,
  acceptanceById,
  acceptanceProposal,
  performAccept,
  concludeAcceptance,
  ...Object.values(acceptanceMoves),
] as const;
