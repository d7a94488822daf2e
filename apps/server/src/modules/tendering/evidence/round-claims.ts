import { canonicalJson, roundBidderLifecycle, quoteRoundLifecycle } from '@zhaocai/model';
import { createHash } from 'node:crypto';
import { firstUnlike, saidInProject, type Scope } from './said-in-project.ts';

interface KeptQuote {
  readonly roundId: string;
  readonly entryId: string;
  readonly content: Readonly<Record<string, unknown>>;
}

const kept = `
  select b.round_id::text as "roundId", b.entry_id::text as "entryId", jsonb_build_object(
      'isLast', b.is_last, 'isLastRound', r.is_last, 'packageId', b.package_id::text, 'perMoney', b.per_money::text,
      'totalMoney', b.total_money::text, 'remark', b.remark, 'serviceShow', b.service_show, 'matchExplain', b.match_explain,
      'lines', coalesce((select jsonb_agg(jsonb_build_object('itemId', l.item_id::text, 'quantity', l.quantity::text,
            'perMoney', l.per_money::text, 'totalMoney', l.total_money::text) order by l.item_id)
          from round_line l where l.tenant_id = b.tenant_id and l.bidder_id = b.id), '[]')) as content
  from round_bidder b join quote_round r on r.tenant_id = b.tenant_id and r.id = b.round_id
  where b.tenant_id = $1 and b.project_id = $2 and b.is_deleted = 0
    and b.bidder_status in ${roundBidderLifecycle.sql('opened')} order by b.id`;

const keyOf = (roundId: string, entryId: string) => `${roundId} ${entryId}`;

/** SHA-256 of what the rows say of every quote that was opened in a round, by round and registration. */
async function keptHashes({ db, tenantId }: Scope, projectId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<KeptQuote & Record<string, unknown>>(kept, [tenantId, projectId]);
  return new Map(rows.map(({ roundId, entryId, content }) => [keyOf(roundId, entryId), digestOf(content)]));
}

const digestOf = (content: unknown) => createHash('sha256').update(canonicalJson(content), 'utf8').digest('hex');

/** The same of one round, by registration, as its opening records it. */
export async function hashesOfRound(
  ctx: Scope,
  { projectId, roundId }: { readonly projectId: string; readonly roundId: string },
): Promise<Readonly<Record<string, string>>> {
  const all = await keptHashes(ctx, projectId);
  const own = [...all].flatMap(([key, hash]) => {
    const [of, entryId = ''] = key.split(' ');
    return of === roundId ? [[entryId, hash] as const] : [];
  });
  return Object.fromEntries(own);
}

const openedRounds = `
  select r.id::text as id, r.is_last as "isLast" from quote_round r
  where r.tenant_id = $1 and r.project_id = $2 and r.round_status in ${quoteRoundLifecycle.sql('opened')} and r.is_deleted = 0`;

/**
 * The row of the project's chain after which what was opened in its rounds is not what the openings told: a price, a line, or
 * which round was the last. Undefined where it is.
 */
export async function unlikeRounds(ctx: Scope, projectId: string): Promise<string | undefined> {
  const openings = await saidInProject(ctx, projectId, ['quoteRound.open']);
  const rounds = await ctx.db.query<{ id: string; isLast: boolean }>(openedRounds, [ctx.tenantId, projectId]);
  const seq = openings.at(-1)?.seq ?? '1';
  const toldRounds = new Map(openings.map(({ subject, said }) => [subject, said.isLast]));
  if (firstUnlike(toldRounds, new Map(rounds.map(({ id, isLast }) => [id, isLast]))) !== undefined) return seq;
  const told = openings.flatMap(({ subject, said }) =>
    Object.entries(Object(said.quotes) as Record<string, unknown>).map(
      ([entryId, hash]) => [keyOf(subject, entryId), hash] as const,
    ),
  );
  return firstUnlike(new Map(told), await keptHashes(ctx, projectId)) === undefined ? undefined : seq;
}
