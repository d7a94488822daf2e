import { z } from 'zod';
import { ownActs, type KeptAct } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

const told = z.object({ endTime: z.string().optional() });

type RoundAct = KeptAct & { readonly action: string };

/** When a round ends, as its chain told everybody: its call, and every extension after it. Undefined where no act of ours called it. */
export function endToldBy(acts: readonly { readonly action: string; readonly said: unknown }[]): string | undefined {
  return acts
    .filter(({ action }) => action === 'quoteRound.call' || action === 'quoteRound.extend')
    .flatMap(({ said }) => told.safeParse(said).data?.endTime ?? [])
    .at(-1);
}

interface Told {
  readonly roundId: string;
  readonly projectId: string;
  readonly tenantId: string;
  readonly endTime: string;
}

/** What a bidder does is judged by a time that the record says too, and by a round that it says to be going on. */
export async function demandGoingOn(ctx: Ctx, round: Told, acts: readonly RoundAct[]): Promise<void> {
  const own = await ownActs(ctx.db, { tenantId: round.tenantId, stream: round.projectId }, acts);
  const said = own.map(({ action, payload }) => ({ action, said: JSON.parse(payload) as unknown }));
  const isOver = said.some(({ action }) => ends.has(action));
  if (!isOver && endToldBy(said) === round.endTime) return;
  ctx.log.error({ roundId: round.roundId, isOver }, 'a round is not what its record says: a bidder was refused');
  refuse('negotiation.notAsRecorded');
}

const ends: ReadonlySet<string> = new Set([
  'quoteRound.close',
  'quoteRound.end',
  'quoteRound.open',
  'quoteRound.cancel',
  'quoteRound.lapse',
]);
