import type { KeyObject } from 'node:crypto';
import { openFault, type OpenFault, type QuoteFileValue } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import type { OpenedOffer, SealedPackage } from '../opening/opened-quotes.ts';
import { QuoteFailure } from '../opening/quote-failure.ts';
import { fileScope, openFacts } from './open-file.ts';
import { hashOfSealed, quoteFromBytes, quoteLabel } from './quote-form.ts';
import { unseal, type Sealing } from './sealing.ts';

/** A quote that the server sealed. */
export interface ServerSealedRow {
  readonly quoteId: string;
  readonly entryId: string;
  readonly packageId: string;
  readonly versionNo: number;
  readonly cipher: string;
  readonly cipherHash: string;
  readonly packageDek: string;
  readonly bidderDek: string;
}

interface SealedFile {
  readonly fileId: string;
  readonly sealedName: string;
  readonly packageDek: string;
}

/** Opens quotes that the server sealed to the keys of these packages. */
export async function serverSealedQuotes(
  sealing: Sealing,
  ctx: Ctx,
  packages: readonly SealedPackage[],
): Promise<{ open(row: ServerSealedRow): OpenedOffer }> {
  const keyed = packages.flatMap(({ id, wrappedPrivateKey }) =>
    wrappedPrivateKey === null ? [] : [{ packageId: id, wrappedPrivateKey }],
  );
  const keys = new Map(
    keyed.map((one) => [one.packageId, sealing.unwrapPackageKey({ tenantId: ctx.tenantId, ...one })]),
  );
  const files = keyed.length === 0 ? [] : await sealedFiles(ctx, [...keys.keys()]);
  return {
    open(row) {
      const key = keys.get(row.packageId);
      if (!key) throw new Error(`quote ${row.quoteId} belongs to no package of the opening`);
      return openOne(sealing, { tenantId: ctx.tenantId, row, key, files });
    },
  };
}

interface OneQuote {
  readonly tenantId: string;
  readonly row: ServerSealedRow;
  readonly key: KeyObject;
  readonly files: readonly SealedFile[];
}

function openOne(sealing: Sealing, { tenantId, row, key, files }: OneQuote): OpenedOffer {
  const { packageId, entryId, quoteId, cipherHash } = row;
  const scope = { tenantId, packageId, entryId, label: quoteLabel(row.versionNo) };
  const plain = orFail(openFault.code.damaged, () => {
    const received = { ...row, bidderDek: sealing.receivedDek(row.bidderDek) };
    if (hashOfSealed(received) !== cipherHash) throw new Error('the cipher text is not what the receipt vouches for');
    return unseal(scope, Buffer.from(row.cipher, 'base64'), sealing.dekOfPackage(scope, row.packageDek, key));
  });
  const content = orFail(openFault.code.form, () => quoteFromBytes(plain));
  const place = { tenantId, packageId, id: entryId };
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

function orFail<T>(fault: OpenFault, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new QuoteFailure(fault, error);
  }
}

async function sealedFiles(ctx: Ctx, packageIds: readonly string[]): Promise<SealedFile[]> {
  return ctx.db.query<SealedFile & Record<string, unknown>>(
    `select id as "fileId", sealed_name as "sealedName", package_dek as "packageDek" from quote_file
     -- Of what the server sealed sealed_name is not null and package_dek is not null.
     where tenant_id = $1 and package_id = any($2::bigint[]) and cipher_sha256 is null`,
    [ctx.tenantId, packageIds],
  );
}
