import { messageKind, type Text } from '@zhaocai/model';
import {
  firstBrokenChain,
  lastSaid,
  recordByNobody,
  signedChains,
  type ChainVerdict,
  type RootBook,
} from '../../../platform/audit/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { administratorsOf, tellPerson } from '../../workflow/index.ts';
import { endsOfSupplierChains } from './supplier-chains.ts';

type Scope = Pick<Ctx, 'db' | 'tenantId'>;

/** A chain of a project, or of somebody who bids in it, that does not hold. */
interface BrokenChain {
  readonly stream: string;
  readonly verdict: ChainVerdict;
  /** When the row that does not hold was signed into the book of roots; absent of one that was not yet. */
  readonly signedAt: string | undefined;
}

interface Asked {
  readonly projectId: string;
  readonly book: RootBook | undefined;
  /** The book is read from the project's first act on; that it is the first its own place in the chain says. */
  readonly isQuick?: boolean;
}

/**
 * The first chain of a project and of whoever bids in it that is not whole, not ours, or not what the book of roots signed;
 * one that is gone altogether is in the book alone.
 */
export async function brokenProjectChain(
  ctx: Scope,
  { projectId, book, isQuick }: Asked,
): Promise<BrokenChain | undefined> {
  const { db, tenantId } = ctx;
  const isAsked = (stream: string) => stream === projectId || stream.startsWith(`${projectId}.`);
  const since = isQuick ? await daysSince(ctx, projectId) : '';
  const signed = book && (await signedChains(book, tenantId, { isAsked, since }));
  const ends = (await endsOfSupplierChains(ctx, projectId)).map(({ stream }) => stream);
  const streams = [...new Set([projectId, ...ends, ...(signed?.streams() ?? [])])].toSorted();
  const broken = await firstBrokenChain(db, { tenantId, streams, signedOf: signed?.of });
  if (!broken) return undefined;
  const from = Number(broken.verdict.firstBroken?.seq ?? 0);
  const times = [...(signed?.of(broken.stream).times ?? [])].filter(([seq]) => Number(seq) >= from);
  return { ...broken, signedAt: times.map(([, at]) => at).toSorted()[0] };
}

const beginning = `
  select to_char(e.at - interval '1 day', 'YYYY-MM-DD') as day from evidence e
  where e.tenant_id = $1 and e.stream = $2 and e.seq = 1`;

async function daysSince({ db, tenantId }: Scope, projectId: string): Promise<string> {
  const [first] = await db.query<{ day: string }>(beginning, [tenantId, projectId]);
  return first?.day ?? '';
}

const quoteActs = ['quote.submit', 'quote.replace', 'quote.withdraw', 'quote.revoke'];
const lost = `
  select l.stream, l.seq::text as seq, e.supplier_name as "supplierName"
  from (select distinct on (v.stream, v.subject) v.* from evidence v
    where v.tenant_id = $1 and v.stream >= $2::text || '.' and v.stream < $2::text || '/' and v.action = any($4::text[])
    order by v.stream, v.subject, v.seq desc) l
  left join entry e on e.tenant_id = l.tenant_id and e.id::text = l.subject and e.project_id = $2::bigint
    and e.supplier_tenant_id = split_part(l.stream, '.', 2) and e.is_deleted = 0
  where l.payload::jsonb ->> 'packageId' = any($3::text[]) and l.payload::jsonb ? 'cipherHash' and not exists (
    select from quote q where q.tenant_id = l.tenant_id and q.entry_id = e.id and q.version_no = e.quote_version
      and q.cipher_hash = l.payload::jsonb ->> 'cipherHash' and e.package_id::text = l.payload::jsonb ->> 'packageId')
  limit 1`;

/**
 * Every quote that the chains say was handed in last lies where it was handed in, of packages too that would fail for want
 * of bidders: nobody opens without one that somebody has taken out of the database.
 */
export async function demandNoneLost(
  ctx: Ctx,
  { projectId, packageIds }: { readonly projectId: string; readonly packageIds: readonly string[] },
): Promise<void> {
  const values = [ctx.tenantId, projectId, packageIds, quoteActs];
  const [one] = await ctx.db.query<{ stream: string; seq: string; supplierName: string | null }>(lost, values);
  if (!one) return;
  if (one.supplierName !== null) refuse('tendering.openFailed', { name: one.supplierName });
  refuseBroken(ctx, projectId, { stream: one.stream, seq: one.seq, signedAt: undefined });
}

/**
 * Nothing is opened by a record that was cut, forged or replaced: the chains of the project and of its bidders are held
 * against themselves, their seals and the book of roots in the transaction of the opening.
 */
export async function demandChainsWhole(ctx: Ctx, projectId: string, book: RootBook | undefined): Promise<void> {
  const broken = await brokenProjectChain(ctx, { projectId, book, isQuick: true });
  if (!broken) return;
  const { stream, verdict, signedAt } = broken;
  refuseBroken(ctx, projectId, { stream, seq: verdict.firstBroken?.seq ?? '0', signedAt });
}

const brokenCode = 'tendering.chainsBroken';

interface Found {
  readonly stream: string;
  readonly seq: string;
  readonly signedAt: string | undefined;
}

/** Who bids is not told with it: nothing was opened. */
function refuseBroken({ log }: Pick<Ctx, 'log'>, projectId: string, { stream, seq, signedAt }: Found): never {
  log.error({ projectId, stream, seq, signedAt }, 'a chain of evidence does not hold: an opening was refused');
  refuse(brokenCode, {
    whose: stream === projectId ? { zh: '项目', en: 'of the project' } : { zh: '某投标人', en: 'of a bidder' },
    seq,
    signed: signedAt
      ? { zh: `${signedAt}已签入存证根`, en: `signed into the book of roots at ${signedAt}` }
      : { zh: '尚未签入存证根', en: 'not signed into the book of roots yet' },
  });
}

/**
 * Opens, and where the record does not allow it tells the administrators of the unit, once, and writes it into the record: in a
 * transaction of its own, for that of the opening is taken back.
 */
export async function tellingBrokenChains<T>(
  { database }: { readonly database: Database },
  { tenantId }: Pick<Ctx, 'tenantId'>,
  { projectId, open }: { readonly projectId: string; readonly open: () => Promise<T> },
): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof Refusal && error.code === brokenCode)
      await database.transaction(tenantId, (db) => noteBroken({ db, tenantId, now: db.now }, projectId, error));
    throw error;
  }
}

const action = 'project.openingRefused';
const head = `select project_no || ' ' || project_name as title from project where tenant_id = $1 and id = $2`;

async function noteBroken(ctx: Scope & Pick<Ctx, 'now'>, projectId: string, refusal: Refusal): Promise<void> {
  const { db, tenantId, now } = ctx;
  const content: Text = { zh: refusal.text('zh'), en: refusal.text('en') };
  const last = await lastSaid(db, { tenantId, stream: 'admin', action, subject: projectId });
  if (Object(last?.payload).found === content.zh) return;
  const [named] = await db.query<{ title: string }>(head, [tenantId, projectId]);
  const notice = {
    kind: messageKind.code.error,
    title: named?.title ?? '',
    content,
    businessType: 'project',
    businessId: projectId,
  } as const;
  for (const userId of await administratorsOf(ctx)) await tellPerson(ctx, { ...notice, userId });
  await recordByNobody(db, { tenantId, now, action, subject: projectId, payload: { found: content.zh } });
}
