import type { KeyObject } from 'node:crypto';
import { effectiveCeiling, entryLifecycle, openFault, type OpenFault, type QuoteFileValue } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { demandRecorded } from './demand-recorded.ts';
import type { OpenedOffer, OpenedQuotes, SealedPackage, UnopenedQuote } from './opened-quotes.ts';
import { openSealed, type SealedBid, type SealedBidRow } from './open-sealed.ts';
import type { Unlocked } from './demand-unlocked.ts';
import { QuoteFailure } from './quote-failure.ts';
import { fileScope, openFacts } from '../quote/quote-files.ts';
import { hashOfSealed, quoteFromBytes, quoteLabel } from '../quote/sealed-quote.ts';
import { packageDetailsOf } from '../package/package-queries.ts';
import { findProject } from '../project/find-project.ts';
import { unseal, type Sealing } from '../quote/sealing.ts';

interface ServerSealed {
  readonly packageDek: string;
  readonly bidderDek: string;
}

interface SealedRow extends Omit<SealedBidRow, 'envelope' | 'signature' | 'signingKey'> {
  readonly supplierName: string;
  readonly versionNo: number;
}

type ServerRow = SealedRow & ServerSealed;
type AnyRow = SealedRow & (({ readonly envelope: null } & ServerSealed) | Omit<SealedBidRow, keyof SealedRow>);

/**
 * Decrypts the current version of every sealed quote of these packages. One that cannot be read is told of and stops no
 * other; a register that is not what the evidence says (`demandRecorded`) stops the opening.
 */
export async function openQuotes(
  sealing: Sealing,
  ctx: Ctx,
  { projectId, packages, unlocked }: Opened,
): Promise<OpenedQuotes> {
  const keys = new Map(
    packages.flatMap(({ id, wrappedPrivateKey }) =>
      wrappedPrivateKey === null
        ? []
        : [[id, sealing.unwrapPackageKey({ tenantId: ctx.tenantId, packageId: id, wrappedPrivateKey })] as const],
    ),
  );
  const packageIds = packages.map(({ id }) => id);
  const [rows, files] = [await sealedRows(ctx, packageIds), await sealedFiles(ctx, packageIds)];
  await demandRecorded(ctx, { projectId, packageIds, current: rows });
  const terms = await termsOf(ctx, projectId);
  const read: (OpenedOffer | UnopenedQuote)[] = [];
  for (const row of rows) {
    const one = await readOne(ctx, row, () => {
      if (row.envelope !== null) return openSealed(bidOf(row, { unlocked, terms }));
      const key = keys.get(row.packageId);
      if (!key) throw new Error(`quote ${row.quoteId} belongs to no package of the opening`);
      return openOne(sealing, { ctx, row, key, files });
    });
    read.push(one);
  }
  return {
    offers: read.filter((one) => 'content' in one),
    unopened: read.filter((one) => 'openFault' in one),
  };
}

interface Opened {
  readonly projectId: string;
  readonly packages: readonly SealedPackage[];
  /** By their holders. */
  readonly unlocked: Unlocked;
}

type Terms = ReadonlyMap<string, SealedBid['terms']>;

function bidOf(row: SealedBidRow, { unlocked, terms }: { unlocked: Unlocked; terms: Terms }): SealedBid {
  const asked = terms.get(row.packageId);
  if (!asked) throw new Error(`bid ${row.quoteId} is of no package of the project`);
  return { row, shares: unlocked.shares.get(row.quoteId) ?? [], threshold: unlocked.threshold, terms: asked };
}

async function termsOf(ctx: Ctx, projectId: string): Promise<Terms> {
  const { ceilingMoney } = await findProject(ctx, projectId);
  const packages = await packageDetailsOf(ctx, projectId);
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

function orFail<T>(fault: OpenFault, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new QuoteFailure(fault, error);
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

interface OneQuote {
  readonly ctx: Ctx;
  readonly row: ServerRow;
  readonly key: KeyObject;
  readonly files: readonly SealedFile[];
}

function openOne(sealing: Sealing, { ctx, row, key, files }: OneQuote): OpenedOffer {
  const { packageId, entryId, quoteId, cipherHash } = row;
  const scope = { tenantId: ctx.tenantId, packageId, entryId, label: quoteLabel(row.versionNo) };
  const plain = orFail(openFault.code.damaged, () => {
    const received = { ...row, bidderDek: sealing.receivedDek(row.bidderDek) };
    if (hashOfSealed(received) !== cipherHash) throw new Error('the cipher text is not what the receipt vouches for');
    return unseal(scope, Buffer.from(row.cipher, 'base64'), sealing.dekOfPackage(scope, row.packageDek, key));
  });
  const content = orFail(openFault.code.form, () => quoteFromBytes(plain));
  const place = { tenantId: ctx.tenantId, packageId, id: entryId };
  const keyOf = ({ fileId }: QuoteFileValue) => {
    const file = files.find((one) => one.fileId === fileId);
    if (!file) throw new Error(`file ${fileId} of the quote is gone`);
    const fileDek = sealing.dekOfPackage(fileScope(place), file.packageDek, key);
    const { fileName } = openFacts(place, file.sealedName, fileDek);
    return { fileId, fileName, dek: fileDek.toString('base64') };
  };
  const fileKeys = orFail(openFault.code.file, () => content.files.map(keyOf));
  return { packageId, entryId, quoteId, cipherHash, content, fileKeys };
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

interface SealedFile {
  readonly fileId: string;
  readonly sealedName: string;
  readonly packageDek: string;
}

async function sealedFiles(ctx: Ctx, packageIds: readonly string[]): Promise<SealedFile[]> {
  return ctx.db.query<SealedFile & Record<string, unknown>>(
    `select id as "fileId", sealed_name as "sealedName", package_dek as "packageDek" from quote_file
     -- Of what the server sealed sealed_name is not null and package_dek is not null.
     where tenant_id = $1 and package_id = any($2::bigint[]) and cipher_sha256 is null`,
    [ctx.tenantId, packageIds],
  );
}
