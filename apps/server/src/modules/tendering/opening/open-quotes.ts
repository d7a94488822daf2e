import type { KeyObject } from 'node:crypto';
import { entryLifecycle, openFault, type OpenFault, type QuoteFileValue } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { demandRecorded } from './demand-recorded.ts';
import { fileScope, openFacts } from '../quote/quote-files.ts';
import { hashOfSealed, quoteFromBytes, quoteLabel, type QuoteContent } from '../quote/sealed-quote.ts';
import { unseal, type Sealing } from '../quote/sealing.ts';

export interface SealedPackage {
  readonly id: string;
  readonly packageNo: number;
  readonly packageName: string;
  readonly wrappedPrivateKey: string;
  /** How many quotes are sealed to it. */
  readonly sealed: number;
}

/** A quote as the opening read it. */
export interface OpenedOffer {
  readonly packageId: string;
  readonly entryId: string;
  readonly quoteId: string;
  readonly cipherHash: string;
  readonly content: QuoteContent;
  readonly fileKeys: readonly { readonly fileId: string; readonly fileName: string; readonly dek: string }[];
}

/** A quote that was handed in in time and cannot be opened. */
export interface UnopenedQuote {
  readonly packageId: string;
  readonly entryId: string;
  readonly quoteId: string;
  readonly cipherHash: string;
  readonly openFault: OpenFault;
}

export interface OpenedQuotes {
  readonly offers: readonly OpenedOffer[];
  readonly unopened: readonly UnopenedQuote[];
}

interface SealedRow {
  readonly quoteId: string;
  readonly entryId: string;
  readonly supplierName: string;
  readonly packageId: string;
  readonly versionNo: number;
  readonly cipher: string;
  readonly packageDek: string;
  readonly bidderDek: string;
  readonly cipherHash: string;
}

/**
 * Decrypts the current version of every sealed quote of these packages. One that cannot be read is told of and stops no
 * other; a register that is not what the evidence says (`demandRecorded`) stops the opening.
 */
export async function openQuotes(
  sealing: Sealing,
  ctx: Ctx,
  { projectId, packages }: { projectId: string; packages: readonly SealedPackage[] },
): Promise<OpenedQuotes> {
  const keys = new Map(
    packages.map(({ id, wrappedPrivateKey }) => [
      id,
      sealing.unwrapPackageKey({ tenantId: ctx.tenantId, packageId: id, wrappedPrivateKey }),
    ]),
  );
  const packageIds = [...keys.keys()];
  const [rows, files] = [await sealedRows(ctx, packageIds), await sealedFiles(ctx, packageIds)];
  await demandRecorded(ctx, { projectId, packageIds, current: rows });
  const read = rows.map((row) => {
    const key = keys.get(row.packageId);
    if (!key) throw new Error(`quote ${row.quoteId} belongs to no package of the opening`);
    return readOne(sealing, { ctx, row, key, files });
  });
  return {
    offers: read.filter((one) => 'content' in one),
    unopened: read.filter((one) => 'openFault' in one),
  };
}

function readOne(sealing: Sealing, quote: OneQuote): OpenedOffer | UnopenedQuote {
  try {
    return openOne(sealing, quote);
  } catch (error) {
    if (!(error instanceof QuoteFailure)) throw error;
    return unopenedQuote(quote.ctx, quote.row, error);
  }
}

/** Why one quote cannot be opened: what its bidder and the buyer are told, and the cause for the log. */
class QuoteFailure extends Error {
  readonly openFault: OpenFault;

  constructor(fault: OpenFault, cause: unknown) {
    super('a sealed quote cannot be opened', { cause });
    this.openFault = fault;
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
  readonly row: SealedRow;
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

async function sealedRows(ctx: Ctx, packageIds: readonly string[]): Promise<SealedRow[]> {
  return ctx.db.query<SealedRow & Record<string, unknown>>(
    `select q.id as "quoteId", e.id as "entryId", e.supplier_name as "supplierName", e.package_id as "packageId",
       q.version_no as "versionNo", q.cipher, q.package_dek as "packageDek", q.bidder_dek as "bidderDek",
       q.cipher_hash as "cipherHash"
     from entry e join quote q on q.tenant_id = e.tenant_id and q.entry_id = e.id and q.version_no = e.quote_version
     -- Of what is not withdrawn cipher is not null, package_dek is not null, bidder_dek is not null, cipher_hash is not null.
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
     where tenant_id = $1 and package_id = any($2::bigint[])`,
    [ctx.tenantId, packageIds],
  );
}
