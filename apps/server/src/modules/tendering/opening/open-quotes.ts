import { effectiveCeiling, entryLifecycle, openFault, type OpenFault } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { packageDetailsOf } from '../package/package-queries.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { serverSealedQuotes, type ServerSealedRow } from '../server-sealed/open-quote.ts';
import type { Sealing } from '../server-sealed/sealing.ts';
import { demandRecorded } from './demand-recorded.ts';
import { demandUnlocked, type BidKeys } from './demand-unlocked.ts';
import { openSealed, type SealedBid, type SealedBidRow } from './open-sealed.ts';
import type { OpenedOffer, OpenedQuotes, SealedPackage, UnopenedQuote } from './opened-quotes.ts';
import { QuoteFailure } from './quote-failure.ts';

interface SealedRow {
  readonly quoteId: string;
  readonly entryId: string;
  readonly packageId: string;
  readonly supplierName: string;
  readonly versionNo: number;
  readonly cipher: string;
  readonly cipherHash: string;
}

type AnyRow = SealedRow & ((ServerSealedRow & { readonly envelope: null; readonly signingKey: null }) | SealedBidRow);

/**
 * Decrypts the current version of every sealed quote of these packages. One that cannot be read is told of and stops no
 * other; a register that is not what the evidence says (`demandRecorded`) stops the opening.
 */
export async function openQuotes(
  sealing: Sealing,
  ctx: Ctx,
  { project, packages, reason }: Opened,
): Promise<OpenedQuotes> {
  const packageIds = packages.map(({ id }) => id);
  const rows = await sealedRows(ctx, packageIds);
  const late = await demandRecorded(ctx, { project, packageIds, current: rows });
  const keys = await demandUnlocked(ctx, { projectId: project.id, packages, bids: rows, reason });
  const terms = await termsOf(ctx, project);
  const byServer = await serverSealedQuotes(sealing, ctx, packages);
  const read: (OpenedOffer | UnopenedQuote)[] = [];
  for (const row of rows) {
    const one = await readOne(ctx, row, () => {
      if (late.has(row.entryId)) throw new QuoteFailure(openFault.code.late, new Error('received after the deadline'));
      return row.envelope === null ? byServer.open(row) : openSealed(bidOf(row, { keys, terms }));
    });
    read.push(one);
  }
  return {
    offers: read.filter((one) => 'content' in one),
    unopened: read.filter((one) => 'openFault' in one),
  };
}

interface Opened {
  readonly project: Pick<ProjectRow, 'id' | 'ceilingMoney' | 'bidEndTime'>;
  readonly packages: readonly SealedPackage[];
  /** Opens without a holder whom a bid waits for in vain. */
  readonly reason: string | undefined;
}

type Terms = ReadonlyMap<string, SealedBid['terms']>;

function bidOf(row: SealedBidRow, { keys, terms }: { keys: BidKeys; terms: Terms }): SealedBid {
  const asked = terms.get(row.packageId);
  if (!asked) throw new Error(`bid ${row.quoteId} is of no package of the project`);
  return { row, key: keys.get(row.quoteId), terms: asked };
}

/** By package, what its bids are judged by. */
export async function termsOf(ctx: Ctx, { id, ceilingMoney }: Pick<ProjectRow, 'id' | 'ceilingMoney'>): Promise<Terms> {
  const packages = await packageDetailsOf(ctx, id);
  return new Map(
    packages.map((one) => {
      const ceiling = effectiveCeiling(one.budget, one.ceilingMoney, ceilingMoney);
      return [one.id, { items: one.items, ceiling }] as const;
    }),
  );
}

async function readOne(
  ctx: Ctx,
  row: SealedRow,
  open: () => OpenedOffer | Promise<OpenedOffer>,
): Promise<OpenedOffer | UnopenedQuote> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof QuoteFailure)) throw error;
    return unopenedQuote(ctx, row, error);
  }
}

export function unopenedQuote(
  { log }: Pick<Ctx, 'log'>,
  { packageId, entryId, quoteId, cipherHash }: Omit<UnopenedQuote, 'openFault'>,
  { openFault: fault, cause }: { readonly openFault: OpenFault; readonly cause?: unknown },
): UnopenedQuote {
  log.error({ err: cause, quoteId, entryId, openFault: fault }, 'a sealed quote cannot be opened');
  return { packageId, entryId, quoteId, cipherHash, openFault: fault };
}

async function sealedRows(ctx: Ctx, packageIds: readonly string[]): Promise<AnyRow[]> {
  return ctx.db.query<AnyRow & Record<string, unknown>>(
    `select q.id as "quoteId", e.id as "entryId", e.supplier_name as "supplierName", e.package_id as "packageId",
       q.version_no as "versionNo", q.cipher, q.package_dek as "packageDek", q.bidder_dek as "bidderDek",
       q.cipher_hash as "cipherHash", q.envelope, q.signature, q.signing_key as "signingKey"
     from entry e join quote q on q.tenant_id = e.tenant_id and q.entry_id = e.id and q.version_no = e.quote_version
     -- Of what is not withdrawn cipher is not null and cipher_hash is not null; package_dek is not null and bidder_dek is
     -- not null where the server sealed, signature is not null and signing_key is not null where an envelope is there.
     where e.tenant_id = $1 and e.package_id = any($2::bigint[]) and e.entry_status in ${entryLifecycle.sql('submitted')} and e.is_deleted = 0
     order by e.package_id, e.id`,
    [ctx.tenantId, packageIds],
  );
}
