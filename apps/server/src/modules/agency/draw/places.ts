import {
  type agencyDraw,
  cooperationLifecycle,
  drawLifecycle,
  entrustmentLifecycle,
  liveEntrustments,
  type DrawCandidate,
  type DrawPlace,
  type PassedTurn,
  type Row,
  type Ticket,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { isChoosable, type StandingCooperation } from '../cooperation/choosable.ts';

type Known = Pick<Row<typeof agencyDraw>, 'id' | 'tickets' | 'candidates' | 'passed'> & {
  readonly drawStatus: unknown;
};

interface Stands extends StandingCooperation {
  readonly isOnPlatform: boolean;
  readonly isRemoved: boolean;
  readonly isClosed: boolean;
  readonly gaveBack: boolean;
  readonly isEntrusted: boolean;
}

const ofDraw = (states: string) => `exists (select from agency_entrustment e where e.tenant_id = c.tenant_id
  and e.cooperation_id = c.id and e.draw_id = $2 and e.is_deleted = 0 and e.entrust_status in ${states})`;

/** What was removed since is among them: it does not pass its turn on by that. */
const drawnFrom = `
  select c.id::text, c.agent_name as "agentName", c.cooperation_status as "cooperationStatus",
    c.start_date::text as "startDate", c.end_date::text as "endDate", c.is_on_platform as "isOnPlatform",
    c.awaits_confirmation as "awaitsConfirmation", c.is_deleted <> 0 as "isRemoved",
    c.is_on_platform and not exists (select from agency_directory() a where a.tenant_id = c.agent_tenant_id)
      as "isClosed",
    ${ofDraw(entrustmentLifecycle.sql('returned'))} as "gaveBack",
    ${ofDraw(entrustmentLifecycle.sql(...liveEntrustments, 'completed'))} as "isEntrusted"
  from agency_cooperation c where c.tenant_id = $1 and c.id = any($3::bigint[])`;

/**
 * Every place of a finished draw in its order, and how it stands. The turn passes for what lies with the agency: it gave
 * the project back, declined to work with the unit, or uses the product no more. Of one outside the buyer alone says so;
 * of that, and where the buyer does not work with one any more, the turn waits for the word of another person.
 */
export async function placesOf(ctx: Pick<Ctx, 'db' | 'tenantId' | 'now'>, draw: Known): Promise<readonly DrawPlace[]> {
  if (!drawLifecycle.is(draw.drawStatus, 'drawn')) return [];
  const tickets = (draw.tickets as readonly Ticket[] | null) ?? [];
  const rows = await ctx.db.query<Stands & Record<string, unknown>>(drawnFrom, [
    ctx.tenantId,
    draw.id,
    tickets.map(({ id }) => id),
  ]);
  const passed = (draw.passed as readonly PassedTurn[] | null) ?? [];
  const judged = tickets.map(({ id }): DrawPlace => {
    const row = rows.find((one) => one.id === id);
    const turn = passed.find((one) => one.id === id);
    return { id, ...stateOf(ctx, row, turn) };
  });
  return inTurn(judged);
}

type State = Omit<DrawPlace, 'id'>;

function stateOf(ctx: Pick<Ctx, 'now'>, row: Stands | undefined, turn: PassedTurn | undefined): State {
  if (row?.isEntrusted) return { state: 'entrusted', why: null, turn: null };
  if (turn) return { state: 'passed', why: null, turn };
  if (!row) return { state: 'held', why: 'removed', turn: null };
  const lies = row.isClosed ? 'closed' : withAgency(row);
  if (lies) return { state: lies, why: null, turn: null };
  const why = heldBy(ctx, row);
  return { state: why ? 'held' : 'later', why, turn: null };
}

function withAgency({ gaveBack, isOnPlatform, cooperationStatus }: Stands): 'gaveBack' | 'declined' | undefined {
  if (gaveBack && isOnPlatform) return 'gaveBack';
  return cooperationLifecycle.is(cooperationStatus, 'declined') ? 'declined' : undefined;
}

function heldBy(ctx: Pick<Ctx, 'now'>, row: Stands): DrawPlace['why'] {
  if (row.isRemoved) return 'removed';
  if (row.gaveBack) return 'returnedOutside';
  if (isChoosable(ctx, row)) return null;
  if (isChoosable(ctx, { ...row, awaitsConfirmation: false })) return 'notConfirmed';
  return cooperationLifecycle.is(row.cooperationStatus, 'ended') ? 'ended' : 'notInForce';
}

/** The first that has not passed is asked; nobody is, while the project is with one of them. */
function inTurn(places: readonly DrawPlace[]): readonly DrawPlace[] {
  const isWithOne = places.some(({ state }) => state === 'entrusted');
  const first = isWithOne ? -1 : places.findIndex(({ state }) => state === 'later' || state === 'held');
  return places.map((place, index) => {
    if (place.state === 'later' && index === first) return { ...place, state: 'next' };
    // Behind the one whose turn it is nothing waits yet.
    return place.state === 'held' && index !== first ? { ...place, state: 'later' } : place;
  });
}

/** Whose turn it is: to be asked, or held until it is settled why he cannot be. */
export function turnOf(places: readonly DrawPlace[]): DrawPlace | undefined {
  return places.find(({ state }) => state === 'next' || state === 'held');
}

/** The name of a place, as it was drawn. */
export function nameOf({ candidates }: Pick<Known, 'candidates'>, { id }: DrawPlace): string {
  return (candidates as readonly DrawCandidate[] | null)?.find((one) => one.id === id)?.name ?? id;
}
