import { comparison, project, quoteFile, type QuoteFileValue } from '@zhaocai/model';
import { openWith } from '@zhaocai/model/sealing/age';
import type { Attachment, FileAccess, FileCtx, Files, Unsealing, Viewer } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findOwnEntry, type OwnEntry } from '../entry/own-entry.ts';
import { insertRow, isSeen } from '../../../platform/rows/index.ts';
import { factsFromBytes, factsToBytes, fileFromBytes, fileToBytes, type FileFacts } from './sealed-file.ts';
import { fileLabel, fileNameLabel } from './sealed-quote.ts';
import { sealUnder, unseal, type Scope, type Sealed, type Sealing } from './sealing.ts';
import { demandServerSealing, holdForQuoting, placeOf } from './hold-for-quoting.ts';

export const quoteBusiness = 'quote';

export interface QuoteTools {
  readonly files: Files;
  readonly sealing: Sealing;
}

/** Takes a file of a quote: sealed in memory before it is stored, its name too. */
export async function uploadQuoteFile(
  { files, sealing }: QuoteTools,
  ctx: Ctx,
  { entryId }: { entryId: string },
): Promise<QuoteFileValue> {
  const entry = await findOwnEntry(ctx, entryId);
  const publicKey = demandServerSealing(await holdForQuoting(ctx, { entry }));
  const recipients = { publicKey, supplierTenantId: ctx.tenantId };
  let sealed: Sealed | undefined;
  const stored = await ctx.sentFile((part) =>
    files.storeUpload(ctx, part, {
      seal: (plain) => (sealed = sealing.seal(fileScope(entry), fileToBytes(plain), recipients)).cipher,
      businessType: quoteBusiness,
      businessId: entry.id,
      ownerTenantId: entry.tenantId,
    }),
  );
  if (!sealed) throw new Error('the file was stored unsealed');
  const { packageDek, bidderDek } = sealed;
  const dek = sealing.dekOfBidder(fileScope(entry), bidderDek, ctx.tenantId);
  const sealedName = sealUnder(fileNameScope(entry), factsToBytes(stored), dek).toString('base64');
  const values = { ...placeOf(ctx, entry), sealedName, packageDek, bidderDek };
  await insertRow(ctx, quoteFile, { tenantId: entry.tenantId, id: stored.fileId, values });
  return { fileId: stored.fileId, fileName: stored.fileName, fileSuffix: stored.fileSuffix, size: stored.size };
}

type Place = Pick<OwnEntry, 'tenantId' | 'packageId' | 'id'>;

export function fileScope({ tenantId, packageId, id }: Place): Scope {
  return { tenantId, packageId, entryId: id, label: fileLabel };
}

function fileNameScope(place: Place): Scope {
  return { ...fileScope(place), label: fileNameLabel };
}

/** The name and the size of a file, under whoever's copy of its data key. */
export function openFacts(place: Place, sealedName: string, dek: Buffer): FileFacts {
  return factsFromBytes(unseal(fileNameScope(place), Buffer.from(sealedName, 'base64'), dek));
}

function openContent(place: Place, facts: FileFacts, dek: Buffer): Unsealing['open'] {
  return (sealed) => fileFromBytes(unseal(fileScope(place), sealed, dek), facts);
}

interface StoredQuoteFile {
  readonly fileId: string;
  readonly sealedName: string;
  readonly bidderDek: string;
  readonly fileSuffix: string;
  readonly size: number;
}

/** The files that a quote names, with their real names; each must have been uploaded for this very entry. */
export async function filesOfQuote(
  sealing: Sealing,
  ctx: Ctx,
  { entry, fileIds }: { entry: OwnEntry; fileIds: readonly string[] },
): Promise<QuoteFileValue[]> {
  const wanted = [...new Set(fileIds)];
  if (wanted.length === 0) return [];
  const rows = await ctx.db.query<StoredQuoteFile & Record<string, unknown>>(
    `select f.id as "fileId", f.sealed_name as "sealedName", f.bidder_dek as "bidderDek", a.file_suffix as "fileSuffix",
       a.file_size as size
     from quote_file f join attachment a on a.tenant_id = f.tenant_id and a.id = f.id
     -- Of what the server sealed sealed_name is not null and bidder_dek is not null.
     where f.tenant_id = $1 and f.entry_id = $2 and f.supplier_tenant_id = $3 and f.id = any($4::bigint[])
       and f.cipher_sha256 is null`,
    [entry.tenantId, entry.id, ctx.tenantId, wanted],
  );
  if (rows.length !== wanted.length) refuse('tendering.fileUnknown');
  return rows.map(({ fileId, sealedName, bidderDek, fileSuffix, size }) => {
    const dek = sealing.dekOfBidder(fileScope(entry), bidderDek, ctx.tenantId);
    const facts = openFacts(entry, sealedName, dek);
    return { fileId, fileName: facts.fileName, fileSuffix, size: facts.size ?? Number(size) };
  });
}

/**
 * Who reads a quote's file: the bidder his own at any time; of the buyer since the opening whoever may open the comparison
 * of that project.
 */
export function quoteFileAccess(sealing: Sealing): FileAccess {
  return {
    mayRead: async (ctx, { tenantId, partyTenantId, fileId }) =>
      partyTenantId === ctx.tenantId || (tenantId === ctx.tenantId && (await mayCompare(ctx, fileId))),
    unseal: (viewer, attachment) =>
      attachment.partyTenantId === viewer.tenantId
        ? unsealOwn(sealing, viewer, attachment)
        : unsealOpened(viewer, attachment),
  };
}

/** As the comparison asks: its right, and a project that is his to see. */
async function mayCompare(ctx: FileCtx, fileId: string): Promise<boolean> {
  if (!ctx.user.permissions.has(comparison.permission)) return false;
  const key = await openedKey(ctx, fileId);
  return key !== undefined && isSeen(ctx, project, key.projectId);
}

interface OpenedKey {
  readonly dek: string;
  readonly fileName: string;
  /** null: the bidder's browser sealed it, and `dek` is the key of his bid. */
  readonly sealedName: string | null;
  readonly projectId: string;
  readonly packageId: string;
  readonly entryId: string;
}

/** The key that the opening laid down; none before it. */
async function openedKey(
  { db, tenantId }: Pick<Viewer, 'db' | 'tenantId'>,
  fileId: string,
): Promise<OpenedKey | undefined> {
  const [row] = await db.query<OpenedKey & Record<string, unknown>>(
    `select k.dek, k.file_name as "fileName", f.sealed_name as "sealedName", f.project_id as "projectId",
       f.package_id as "packageId", f.entry_id as "entryId"
     from quote_file_key k join quote_file f on f.tenant_id = k.tenant_id and f.id = k.file_id
     where k.tenant_id = $1 and k.file_id = $2`,
    [tenantId, fileId],
  );
  return row;
}

async function unsealOpened(viewer: Viewer, { fileId }: Attachment): Promise<Unsealing | undefined> {
  const key = await openedKey(viewer, fileId);
  if (!key) return undefined;
  const { fileName, sealedName } = key;
  if (sealedName === null)
    return { fileName, notedName: fileName, open: async (sealed) => Buffer.from(await openWith(key.dek, sealed)) };
  const place = { tenantId: viewer.tenantId, packageId: key.packageId, id: key.entryId };
  const dek = Buffer.from(key.dek, 'base64');
  const facts = openFacts(place, sealedName, dek);
  return { fileName: facts.fileName, notedName: facts.fileName, open: openContent(place, facts, dek) };
}

async function unsealOwn(
  sealing: Sealing,
  viewer: Viewer,
  { fileId, tenantId }: Attachment,
): Promise<Unsealing | undefined> {
  const [row] = await viewer.db.query<{ sealedName: string; bidderDek: string; packageId: string; entryId: string }>(
    `select sealed_name as "sealedName", bidder_dek as "bidderDek", package_id as "packageId", entry_id as "entryId"
     from quote_file
     -- Of what the server sealed sealed_name is not null and bidder_dek is not null.
     where tenant_id = $1 and id = $2 and supplier_tenant_id = $3 and cipher_sha256 is null`,
    [tenantId, fileId, viewer.tenantId],
  );
  if (!row) return undefined;
  const place = { tenantId, packageId: row.packageId, id: row.entryId };
  const dek = sealing.dekOfBidder(fileScope(place), row.bidderDek, viewer.tenantId);
  const facts = openFacts(place, row.sealedName, dek);
  return { fileName: facts.fileName, open: openContent(place, facts, dek) };
}
