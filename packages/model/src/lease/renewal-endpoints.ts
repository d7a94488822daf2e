import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { contractRow } from './contract-endpoints.ts';
import { dayInput, readingInput, stateAnswer, wordsInput, yesNoInput } from './wire.ts';

const base = '/api/eam/bizroomcontract';

/** The tenant wants to stay until another day. */
export const askRenewal = endpoint({
  route: `POST ${base}/renewalApply`,
  label: { zh: '申请续租', en: 'Ask to renew' },
  permission: 'roomContract_edit',
  input: z.object({ id: idInput, newEndDate: dayInput, reason: wordsInput }),
  output: stateAnswer,
  writes: true,
  ids: { id: 'roomContract' },
});

/** An agreement makes the contract that follows. */
export const decideRenewal = endpoint({
  route: `POST ${base}/reviewRenewal`,
  label: { zh: '审核续租', en: 'Decide on a renewal' },
  permission: 'roomContract_review',
  input: z.object({
    id: idInput,
    agree: yesNoInput,
    unitPrice: readingInput.optional(),
    opinion: wordsInput,
  }),
  output: stateAnswer.extend({ renewedId: z.string().nullable() }),
  writes: true,
  ids: { id: 'roomContract' },
});

/** Contracts of a person, from the first to the latest. */
export const renewalsOfUser = endpoint({
  route: `GET ${base}/historicalRenewalInformationByUserId`,
  label: { zh: '人员历史续租信息', en: 'Renewals of a person' },
  permission: 'roomContract_view',
  input: z.object({ userId: idInput }),
  output: z.array(contractRow),
  ids: { userId: 'user' },
});

export const renewalEndpoints = [askRenewal, decideRenewal, renewalsOfUser] as const;
