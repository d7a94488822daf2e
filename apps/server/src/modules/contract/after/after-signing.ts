import {
  contract,
  afterSigning,
  refusalState,
  type announceContract as announceEndpoint,
  type decideRefusal as refusalEndpoint,
  type EndpointInput,
  type fileContract as fileEndpoint,
  type Row,
  type Saved,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import { demandReason } from '../../ledger/index.ts';
import { knownContracts } from '../list/known-contracts.ts';

interface Wanted {
  readonly id: string;
  readonly version: number;
}

const hold = (ctx: Ctx, { id, version }: Wanted) => lockRow(ctx, contract, { id, version, scope: knownContracts });

/** Notes when and where a contract was published (R43). */
export async function announceContract(
  ctx: Ctx,
  { noticeTime, noticeUrl, ...wanted }: EndpointInput<typeof announceEndpoint>,
): Promise<Saved> {
  const row = await hold(ctx, wanted);
  if (!afterSigning.is(row.noticeState, 'due')) refuse('contract.noNotice');
  demandPast(ctx, row, noticeTime);
  return transition(ctx, contract, {
    subject: row,
    action: 'announce',
    to: row.contractStatus,
    stream: row.projectId,
    set: { noticeState: afterSigning.code.done, noticeTime, noticeUrl: noticeUrl || null },
    payload: { contractNo: row.contractNo, noticeTime },
  });
}

/** Notes when and under which number a copy of a contract was filed (R43). */
export async function fileContract(
  ctx: Ctx,
  { filingTime, filingNo, ...wanted }: EndpointInput<typeof fileEndpoint>,
): Promise<Saved> {
  const row = await hold(ctx, wanted);
  if (!afterSigning.is(row.filingState, 'due')) refuse('contract.noNotice');
  demandPast(ctx, row, filingTime);
  return transition(ctx, contract, {
    subject: row,
    action: 'file',
    to: row.contractStatus,
    stream: row.projectId,
    set: { filingState: afterSigning.code.done, filingTime, filingNo },
    payload: { contractNo: row.contractNo, filingTime, filingNo },
  });
}

/** After signing, and not in the future. */
function demandPast({ now }: Ctx, { signTime }: Row<typeof contract>, time: string): void {
  if (time > now || (signTime !== null && time < signTime.slice(0, 10))) refuse('contract.noticeAhead');
}

/** The buyer says what follows a refusal to sign. */
export async function decideRefusal(
  ctx: Ctx,
  { refusalFollow, followRemark, ...wanted }: EndpointInput<typeof refusalEndpoint>,
): Promise<Saved> {
  const row = await hold(ctx, wanted);
  if (!refusalState.is(row.refusalState, 'refused')) refuse('contract.noRefusal');
  demandReason(followRemark);
  return transition(ctx, contract, {
    subject: row,
    action: 'followUp',
    stream: row.projectId,
    set: { refusalState: refusalState.code.decided, refusalFollow, followRemark },
    payload: { contractNo: row.contractNo, refusalFollow, followRemark },
  });
}
