import {
  agencyEntrustment,
  choiceWay,
  hasEnded,
  project,
  projectLifecycle,
  ruleAction,
  type EndpointInput,
  type EntityAction,
  type MoveInput,
  type recordAnswer as recordEndpoint,
  type Row,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { findRow, lockRow } from '../../../platform/rows/index.ts';
import { tellOfEntrustment } from '../tell-agency.ts';
import { choiceRuleOf } from './choice-rule.ts';
import { feeInWords } from './entrustment-words.ts';
import { finalFeeOf } from './final-fee.ts';
import { demandInRule } from './judge-again.ts';

type Action = EntityAction<typeof agencyEntrustment>;
type EntrustmentRow = Row<typeof agencyEntrustment>;

interface Moved {
  readonly id: string;
  readonly version: number;
  readonly state: number;
}

type Wish = MoveInput & { readonly action: Action };

/** What the buyer does with an entrustment; its record stands in the chain of the project. */
export async function moveEntrustment(ctx: Ctx, { id, version, reason, action }: Wish): Promise<Moved> {
  const row = await lockRow(ctx, agencyEntrustment, { id, version });
  demandState(agencyEntrustment, row.entrustStatus, action);
  if (action === 'complete') await demandConcluded(ctx, row);
  if (action === 'confirm') await demandStillChoosable(ctx, row);
  const final = action === 'complete' ? await finalFeeOf(ctx, row) : undefined;
  const moved = await move(ctx, row, { action, reason, finalFee: final?.fee ?? null });
  if (action === 'end') await tellOfEntrustment(ctx, row, { kind: 'terminated', content: reason ?? '' });
  if (action === 'complete') await tellOfEntrustment(ctx, row, { kind: 'finished', content: feeInWords(final) });
  return moved;
}

const endings: readonly Action[] = ['refuse', 'end', 'complete', 'giveBack'];

type Moving = Pick<Wish, 'action' | 'reason'> & { readonly finalFee?: string | null };

function move(ctx: Ctx, row: EntrustmentRow, { action, reason, finalFee = null }: Moving): Promise<Moved> {
  const isEnd = endings.includes(action);
  return transition(ctx, agencyEntrustment, {
    subject: row,
    action,
    reason,
    stream: row.projectId,
    set: {
      ...(isEnd && { endTime: ctx.now, endReason: reason?.trim() || null }),
      ...(action === 'accept' && { acceptTime: ctx.now }),
      ...(action === 'complete' && { finalFee }),
    },
  });
}

/** The project may have grown since it was chosen: what the rules of now have drawn nobody confirms. */
async function demandStillChoosable(ctx: Ctx, { projectId, way }: EntrustmentRow): Promise<void> {
  const rule = await choiceRuleOf(ctx, await findRow(ctx, project, { id: projectId, reach: 'tenant' }));
  if (!rule || !choiceWay.is(way, 'direct') || !ruleAction.is(rule.action, 'block')) return;
  refuse('agency.drawDemanded', { rule: rule.name });
}

async function demandConcluded(ctx: Ctx, { projectId }: EntrustmentRow): Promise<void> {
  const { stage } = await findRow(ctx, project, { id: projectId, reach: 'tenant' });
  if (!hasEnded(stage) && !projectLifecycle.hasReached(stage, 'resultPublished')) refuse('agency.notConcluded');
}

/** What an agency outside of the platform answered, by the buyer who was told it. */
export async function recordAnswer(
  ctx: Ctx,
  { id, version, agree, reason }: EndpointInput<typeof recordEndpoint>,
): Promise<Moved> {
  const row = await lockRow(ctx, agencyEntrustment, { id, version });
  if (row.isOnPlatform) refuse('agency.notOutside');
  const action = agree ? 'accept' : 'giveBack';
  demandState(agencyEntrustment, row.entrustStatus, action);
  const held = await findRow(ctx, project, { id: row.projectId, reach: 'tenant' });
  if (agree) await demandInRule(ctx, row, await choiceRuleOf(ctx, held));
  return move(ctx, row, { action, reason });
}
