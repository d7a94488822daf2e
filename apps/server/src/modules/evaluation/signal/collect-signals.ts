import { bidSignal, quoteKind, relatedBidderLifecycle, signalLevel } from '@zhaocai/model';
import { collusionSignals, type BidTraces } from '@zhaocai/model/evaluation/collusion';
import type { Ctx } from '../../../platform/http/index.ts';
import { insertRows } from '../../../platform/rows/index.ts';
import { bidsOf } from '../desk/desk-facts.ts';

interface Traces {
  readonly id: string;
  readonly phones: string[];
  readonly addresses: string[];
  readonly accounts: string[];
  readonly people: string[];
  /** Findings of the opening about related bidders (R54), by their ids: both have the same. */
  readonly relations: string[];
  readonly uploads: string[];
}

/** What the product knows of the bids of a package since the opening. */
const traces = `
  select e.id::text, array_remove(array[e.phone, s.phone], null) as phones, array_remove(array[s.address], null) as addresses,
    array(select d.payer_account from deposit d where d.tenant_id = e.tenant_id and d.entry_id = e.id and d.is_deleted = 0
      and d.payer_account is not null) as accounts,
    array_remove(array[s.responsible_person], null) || array(select m.responsible_person from entry_member m
      where m.tenant_id = e.tenant_id and m.entry_id = e.id and m.is_deleted = 0 and m.responsible_person is not null) as people,
    array(select r.company_name || ' - ' || r.other_name from related_bidder r where r.tenant_id = e.tenant_id
      and e.id in (r.entry_id, r.other_entry_id) and r.is_deleted = 0
      and r.finding_status not in ${relatedBidderLifecycle.sql('cleared')}) as relations,
    array(select to_char(v.create_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from quote v
      where v.tenant_id = e.tenant_id and v.entry_id = e.id and v.kind not in ${quoteKind.sql('withdrawal')}) as uploads
  from entry e left join supplier s on s.tenant_id = e.tenant_id and s.id = e.supplier_id
  where e.tenant_id = $1 and e.id = any($2::bigint[]) order by e.id`;

interface Place {
  readonly evaluationId: string;
  readonly projectId: string;
  readonly packageId: string;
}

/** What speaks for bids that were written together (R55, C.10), for the leader to close with an opinion. */
export async function collectSignals(ctx: Ctx, { evaluationId, projectId, packageId }: Place): Promise<void> {
  const bids = await bidsOf(ctx, packageId);
  const known = await ctx.db.query<Traces & Record<string, unknown>>(traces, [ctx.tenantId, bids.map(({ id }) => id)]);
  const found = collusionSignals(known.map((one) => tracesOf(one, bids.find(({ id }) => id === one.id)?.price)));
  await insertRows(ctx, bidSignal, {
    rows: found.map(({ code, level, bids: entryIds, common, isSmallSample }) => ({
      evaluationId,
      projectId,
      // RF07 is 7.
      code: Number(code.slice(2)),
      level: signalLevel.code[level],
      entryIds,
      common,
      isSmallSample,
    })),
  });
}

function tracesOf(
  { id, phones, addresses, accounts, people, relations, uploads }: Traces,
  price: string | undefined,
): BidTraces {
  return {
    id,
    ...(price !== undefined && { price }),
    depositAccounts: accounts,
    contacts: [...phones, ...addresses],
    people: [...people, ...relations],
    uploads,
    // The product keeps neither what a file says of its author nor from where it was sent.
    fileMarks: [],
    devices: [],
  };
}
