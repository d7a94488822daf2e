import {
  fenToYuan,
  grouped,
  quoteRoundLifecycle,
  roundBidderLifecycle,
  type EndpointInput,
  type EndpointOutput,
  type OwnRound,
  type OwnRoundsOfPackage,
  type ownRounds as endpoint,
  type SealTarget,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { roundTarget } from './quote-in-round.ts';

interface OwnRow extends Omit<OwnRound, 'seal'> {
  readonly packageId: string;
  readonly packageNo: number;
  readonly packageName: string;
  readonly entryId: string;
  readonly quoteVersion: number;
}

const rounds = `
  select r.id::text as "bidderId", r.round_id::text as "roundId", r.round_no as "roundNo", r.is_last as "isLast",
    case when r.round_status in ${quoteRoundLifecycle.sql('quoting')} and r.end_time <= $3
      then ${quoteRoundLifecycle.code.closed} else r.round_status end as "roundStatus",
    r.terms, r.end_time as "endTime", r.opened_time as "openedTime", r.cancel_reason as "cancelReason",
    r.bidder_status as "bidderStatus", r.submit_time as "submitTime", r.total_money::text as "totalMoney",
    r.open_fault as "openFault", r.quote_version as "quoteVersion", r.entry_id::text as "entryId",
    k.id::text as "packageId", k.package_no as "packageNo", k.package_name as "packageName"
  from own_rounds($1, $2) r join published_package k on k.tenant_id = $1 and k.id = r.package_id
  order by k.package_no, r.round_no desc`;
const firsts = `
  select l.entry_id::text as "entryId", l.total_money::text as "totalMoney", l.item_id::text as "itemId",
    l.per_money::text as "perMoney"
  from own_first_lines($1, $2) l`;

interface FirstLine {
  readonly entryId: string;
  readonly totalMoney: string;
  readonly itemId: string;
  readonly perMoney: string;
}

/** A bidder's own rounds: what is asked of him until when, and what he quoted once it was opened. */
export async function readOwnRounds(
  ctx: Ctx,
  { projectId, tenantId }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const rows = await ctx.db.query<OwnRow & Record<string, unknown>>(rounds, [tenantId, projectId, ctx.now]);
  const lines = rows.length === 0 ? [] : await firstLines(ctx, tenantId, projectId);
  const packages: OwnRoundsOfPackage[] = [];
  for (const own of grouped(rows, ({ packageId }) => packageId).values()) {
    const [{ packageId, packageNo, packageName, entryId }] = own;
    const first = lines.filter((one) => one.entryId === entryId);
    const sealOf = await sealTargets(ctx, own, { tenantId, projectId });
    packages.push({
      packageId,
      packageNo,
      packageName,
      entryId,
      firstMoney: first[0] ? fenToYuan(first[0].totalMoney) : null,
      lines: first.map(({ itemId, perMoney }) => ({ itemId, perMoney: fenToYuan(perMoney) })),
      rounds: own.map((row) => roundOf(row, sealOf.get(row.bidderId) ?? null)),
    });
  }
  return { mayQuote: ctx.user.permissions.has('bid_quote'), packages };
}

function firstLines(ctx: Ctx, tenantId: string, projectId: string): Promise<FirstLine[]> {
  return ctx.db.query<FirstLine & Record<string, unknown>>(firsts, [tenantId, projectId]);
}

function roundOf(row: OwnRow, seal: SealTarget | null): OwnRound {
  const { roundId, roundNo, isLast, roundStatus, terms, endTime, openedTime, cancelReason } = row;
  const { bidderId, bidderStatus, submitTime, totalMoney, openFault } = row;
  return {
    roundId,
    roundNo,
    isLast,
    roundStatus,
    terms,
    endTime,
    openedTime,
    cancelReason,
    bidderId,
    bidderStatus,
    submitTime,
    totalMoney: totalMoney === null ? null : fenToYuan(totalMoney),
    openFault,
    seal,
  };
}

/** Of the one round in which something may be handed in now. */
async function sealTargets(
  ctx: Ctx,
  own: readonly OwnRow[],
  place: { readonly tenantId: string; readonly projectId: string },
): Promise<ReadonlyMap<string, SealTarget | null>> {
  const open = own.find(
    ({ roundStatus, bidderStatus }) =>
      quoteRoundLifecycle.is(roundStatus, 'quoting') && roundBidderLifecycle.is(bidderStatus, 'called', 'submitted'),
  );
  if (!open) return new Map();
  const { bidderId: id, packageId, quoteVersion } = open;
  return new Map([[id, await roundTarget(ctx, { ...place, id, packageId, quoteVersion })]]);
}
