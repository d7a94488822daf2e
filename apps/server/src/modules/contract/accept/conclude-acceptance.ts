import {
  acceptConclusion,
  contractAcceptance,
  contractAcceptanceLifecycle,
  contractAcceptanceLine,
  contractAcceptor,
  contractLine,
  isMore,
  overReceived,
  countingOf,
  countedValue,
  yuanLess,
  type concludeAcceptance as endpoint,
  type contract,
  type EndpointInput,
  type EndpointOutput,
  type Found,
  type MoveAnswer,
  type MoveInput,
  type EntityState,
  type Row,
} from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandOthersWork, demandState, transition } from '../../../platform/lifecycle/index.ts';
import { changeRow } from '../../../platform/rows/index.ts';
import { demandReason } from '../../ledger/index.ts';
import { bindToContract } from '../draw-up/contract-files.ts';
import { partsOf } from '../list/read-contracts.ts';
import { completeWhenDone } from '../performing/complete-when-done.ts';
import { beginPerforming } from '../performing/hold-in-force.ts';
import { turnTerms } from '../plan/turn-terms.ts';
import { foundOf } from './acceptance-queries.ts';
import { holdAcceptance } from './draw-up-acceptance.ts';

type Said = EndpointInput<typeof endpoint>;
type Acceptance = Row<typeof contractAcceptance>;
type Contract = Row<typeof contract>;
type Line = Row<typeof contractAcceptanceLine>;

/** What others than the handler found. What passed counts: it makes terms of the plan fall due, and ends the contract at last. */
export async function concludeAcceptance(files: Files, ctx: Ctx, said: Said): Promise<EndpointOutput<typeof endpoint>> {
  const { row, acceptance } = await holdAcceptance(ctx, said);
  demandState(contractAcceptance, acceptance.acceptStatus, 'conclude');
  await demandOthersWork(ctx, contractAcceptance, { row: acceptance, action: 'conclude' });
  if (row.createUser === ctx.user.userId) refuse('contract.acceptorHandles');
  demandReason(said.opinion);
  const lines = await linesFound(ctx, row, { acceptance, said });
  const isPassed = acceptConclusion.is(said.conclusion, 'passed');
  const acceptMoney = isPassed ? await countedNow(ctx, row, { acceptance, lines }) : null;
  if (acceptConclusion.is(said.conclusion, 'rectify') && !(said.rectifyDue && said.rectifyDue >= ctx.now))
    refuse('contract.rectifyDueMissing');
  await putFindings(ctx, row, { acceptance, said, lines });
  await bindToContract(files, ctx, { id: row.id, partyTenantId: row.supplierTenantId, files: said.files });
  const moved = await transition(ctx, contractAcceptance, {
    subject: acceptance,
    action: 'conclude',
    to: stateAfter(said.conclusion),
    stream: row.projectId,
    set: {
      conclusion: said.conclusion,
      opinion: said.opinion,
      rectifyDue: said.rectifyDue ?? null,
      files: said.files ?? null,
      acceptMoney,
      concludeTime: ctx.now,
    },
    payload: {
      contractNo: row.contractNo,
      acceptNo: acceptance.acceptNo,
      conclusion: said.conclusion,
      acceptMoney,
      lines: lines.map(({ name, realQuantity }) => [name, realQuantity]),
    },
  });
  if (isPassed) await goOn(ctx, row);
  return { id: acceptance.id, version: moved.version, acceptMoney };
}

function stateAfter(conclusion: number): EntityState<typeof contractAcceptance> {
  const { passed, failed, rectifying } = contractAcceptanceLifecycle.code;
  if (acceptConclusion.is(conclusion, 'failed')) return failed;
  return acceptConclusion.is(conclusion, 'rectify') ? rectifying : passed;
}

async function goOn(ctx: Ctx, row: Contract): Promise<void> {
  await turnTerms(ctx, row);
  await beginPerforming(ctx, row);
  await completeWhenDone(ctx, row.id);
}

interface Finding {
  readonly acceptance: Acceptance;
  readonly said: Said;
}

/** Each line of the acceptance with what was found of it; never more than was to come. */
async function linesFound(ctx: Ctx, row: Contract, { acceptance, said }: Finding): Promise<Line[]> {
  const all = await partsOf(ctx, contractAcceptanceLine, row);
  const own = all.filter(({ acceptanceId }) => acceptanceId === acceptance.id);
  const given = new Map(said.lines.map(({ id, realQuantity }) => [id, realQuantity]));
  if (said.lines.some(({ id }) => !own.some((line) => line.id === id))) notFound();
  return own.map((line) => {
    const realQuantity = given.get(line.id) ?? refuse('contract.linesMissing');
    if (isMore(realQuantity, line.planQuantity)) refuse('contract.overReceived', { line: line.name });
    return { ...line, realQuantity };
  });
}

interface Counting {
  readonly acceptance: Acceptance;
  readonly lines: readonly Line[];
}

/** What these lines add to the accepted value; refused where more of one would be counted than was ordered. */
async function countedNow(ctx: Ctx, row: Contract, { acceptance, lines }: Counting): Promise<string> {
  const ordered = await partsOf(ctx, contractLine, row);
  const before = await foundOf(ctx, row);
  const { acceptType } = acceptance;
  const now: Found[] = lines.map(({ contractLineId, realQuantity }) => ({
    contractLineId,
    acceptType,
    realQuantity: realQuantity ?? '0',
  }));
  const over = overReceived(ordered, before, now);
  if (over) refuse('contract.overReceived', { line: over.name });
  const counting = countingOf(acceptType);
  return yuanLess(countedValue(ordered, [...before, ...now], counting), countedValue(ordered, before, counting));
}

async function putFindings(
  ctx: Ctx,
  row: Contract,
  { acceptance, said, lines }: Finding & { readonly lines: readonly Line[] },
): Promise<void> {
  for (const { id, realQuantity } of lines)
    await changeRow(ctx, contractAcceptanceLine, { id, values: { realQuantity } });
  if (!said.members) return;
  const all = await partsOf(ctx, contractAcceptor, row);
  const own = new Set(all.filter(({ acceptanceId }) => acceptanceId === acceptance.id).map(({ id }) => id));
  for (const { id, opinion } of said.members) {
    if (!own.has(id)) notFound();
    await changeRow(ctx, contractAcceptor, { id, values: { opinion } });
  }
}

type Moved = MoveAnswer<EntityState<typeof contractAcceptance>>;

/** Moves an acceptance of a contract that is in force, by an action that asks for nothing but a reason. */
export function moveAcceptance(action: 'submit' | 'withdraw' | 'rectified' | 'discard') {
  return async (ctx: Ctx, { id, version, reason }: MoveInput): Promise<Moved> => {
    const { row, acceptance } = await holdAcceptance(ctx, { id, version });
    return transition(ctx, contractAcceptance, {
      subject: acceptance,
      action,
      reason,
      stream: row.projectId,
      payload: { contractNo: row.contractNo, acceptNo: acceptance.acceptNo },
    });
  };
}
