import {
  bidSignal,
  type closeSignal as closeEndpoint,
  type EndpointInput,
  type Row,
  type Saved,
  type SignalLine,
} from '@zhaocai/model';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { findRows, lockRow } from '../../../platform/rows/index.ts';
import { lockLedDesk } from '../desk/own-desk.ts';

export type SignalRow = Row<typeof bidSignal>;

export function signalsOf(ctx: Ctx, evaluationId: string): Promise<SignalRow[]> {
  return findRows(ctx, bidSignal, { of: 'evaluationId', ids: [evaluationId] });
}

export function signalTold(row: SignalRow, nameOf: ReadonlyMap<string, string>): SignalLine {
  const { id, version, code, level, entryIds, common, isSmallSample, signalStatus, opinion } = row;
  return {
    id,
    version,
    code,
    level,
    bidders: (entryIds ?? []).map((entryId) => nameOf.get(entryId) ?? ''),
    // Written by `collectSignals` alone.
    common: (common ?? []) as string[],
    isSmallSample,
    signalStatus: Number(signalStatus),
    opinion,
  };
}

/** The leader's opinion, which he may change until he closes the summary. What was in common stands in no chain that others read. */
export async function closeSignal(
  ctx: Ctx,
  { signalId, version, opinion, reason, ...place }: EndpointInput<typeof closeEndpoint>,
): Promise<Saved> {
  const { row } = await lockLedDesk(ctx, place);
  const subject = await lockRow(ctx, bidSignal, { id: signalId, version });
  if (subject.evaluationId !== row.id) notFound();
  const { id, version: next } = await transition(ctx, bidSignal, {
    subject,
    action: opinion,
    reason,
    set: { opinion: reason ?? null, opinionTime: ctx.now },
  });
  return { id, version: next };
}
