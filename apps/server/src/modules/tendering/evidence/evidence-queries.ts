import {
  auctionLifecycle,
  tenderingDomain,
  wasOpened,
  type EndpointOutput,
  type projectEvidence,
} from '@zhaocai/model';
import { seenNote } from '../../../platform/access/index.ts';
import type { SignedHead } from '@zhaocai/model/record/verify-archive';
import { canonicalJson, signedChains, type RootBook } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { findProject } from '../project/find-project.ts';

type EvidenceLine = EndpointOutput<typeof projectEvidence>[number];

/**
 * The chain of a project, oldest first, and from the opening on what each supplier did, from his own chain. Rows from
 * before suppliers had chains of their own stay unreadable until the opening.
 */
export async function listEvidence(ctx: Ctx, projectId: string): Promise<EvidenceLine[]> {
  const isPublic = wasOpened(await findProject(ctx, projectId));
  const rows = await ctx.db.query<Omit<EvidenceLine, 'isHidden' | 'isPartial'>>(
    `select e.stream, e.seq::text as seq, e.action, e.subject, e.payload, e.actor, e.at, e.prev_hash as "prevHash",
       e.hash, s.name as "supplierName", coalesce(nullif(u.real_name, ''), u.nick_name) as "actorName"
     from evidence e
     left join user_account u on u.tenant_id = e.tenant_id and u.id::text = e.actor
     left join lateral (select n.supplier_name as name from entry n
       where n.tenant_id = e.tenant_id and n.project_id = $2::bigint
         and n.supplier_tenant_id = nullif(split_part(e.stream, '.', 2), '') limit 1) s on true
     where e.tenant_id = $1
       and (e.stream = $2::text or ($3 and e.stream >= $2::text || '.' and e.stream < $2::text || '/'))
       -- Who bids in an auction that runs is told to nobody.
       and not (e.action = 'auction.bid' and exists (select from auction a where a.tenant_id = e.tenant_id
         and a.id::text = e.subject and a.auction_status in ${auctionLifecycle.sql('waiting', 'running')}))
     order by e.at, e.stream, e.seq`,
    [ctx.tenantId, projectId, isPublic],
  );
  return rows.map((row) =>
    !isPublic && isSupplierAct(row.action)
      ? hidden(row)
      : { ...row, ...seenPayload(ctx, row.payload), isHidden: false },
  );
}

const shownTo = `
  select exists (select from auction a where a.tenant_id = $1 and a.project_id = $2
    and a.auction_status in ${auctionLifecycle.sql('waiting', 'running')}) as "isRunning"`;

/**
 * Which rows of the chains that `listEvidence` tells were signed into the book of roots, and when: of suppliers' from the
 * opening on, and not while they bid.
 */
export async function signedRows(
  ctx: Ctx,
  { projectId, book }: { readonly projectId: string; readonly book: RootBook },
): Promise<SignedHead[]> {
  const isOpened = wasOpened(await findProject(ctx, projectId));
  const [told] = await ctx.db.query<{ isRunning: boolean }>(shownTo, [ctx.tenantId, projectId]);
  const withSuppliers = isOpened && !told?.isRunning;
  const isAsked = (stream: string) => stream === projectId || (withSuppliers && stream.startsWith(`${projectId}.`));
  const signed = await signedChains(book, ctx.tenantId, { isAsked });
  return signed.streams().flatMap((stream) => {
    const { hashes, times } = signed.of(stream);
    return [...hashes].map(([seq, hash]) => ({ stream, seq, hash, at: times.get(seq) ?? '' }));
  });
}

/** What was noted of a project names its fields: without those that are kept from the reader, it is a part. */
function seenPayload({ user }: Ctx, payload: string | null): Pick<EvidenceLine, 'payload' | 'isPartial'> {
  if (payload === null || !user.seenFields) return { payload, isPartial: false };
  const noted: unknown = JSON.parse(payload);
  const seen = canonicalJson(seenNote(user, tenderingDomain.entities, noted));
  return { payload: seen, isPartial: seen !== canonicalJson(noted) };
}

function isSupplierAct(action: string): boolean {
  return action.startsWith('entry.') || action.startsWith('quote.');
}

function hidden(row: Omit<EvidenceLine, 'isHidden' | 'isPartial'>): EvidenceLine {
  return {
    ...row,
    action: 'sealed',
    subject: null,
    payload: null,
    actor: null,
    actorName: null,
    isHidden: true,
    isPartial: false,
  };
}
