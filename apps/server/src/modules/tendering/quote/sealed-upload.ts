import { quoteFile, type EndpointOutput, type SealEnvelope, type uploadSealedFile as endpoint } from '@zhaocai/model';
import type { Clock } from '../../../platform/db/index.ts';
import { sealedUpload, type Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { insertRow } from '../../../platform/rows/index.ts';
import { findOwnEntry, type OwnEntry } from '../entry/own-entry.ts';
import { holdForQuoting, placeOf } from './hold-for-quoting.ts';
import { quoteBusiness } from './quote-files.ts';
import { sealTargetOf } from './seal-target.ts';

/**
 * Keeps a file that the bidder's browser has sealed. What it is called stands inside; one that is not sealed is refused, and
 * so is one that ends at the deadline or after it, however early it began.
 */
export async function uploadSealed(
  { files, clock }: { readonly files: Files; readonly clock: Pick<Clock, 'now'> },
  ctx: Ctx,
  { entryId }: { entryId: string },
): Promise<EndpointOutput<typeof endpoint>> {
  const entry = await findOwnEntry(ctx, entryId);
  await holdForQuoting(ctx, entry);
  if (!(await sealTargetOf(ctx, entry))) refuse('tendering.notByHolders');
  const stored = await ctx.sentFile((part) =>
    files.storeUpload(ctx, part, {
      isSealed: true,
      kind: sealedUpload,
      businessType: quoteBusiness,
      businessId: entry.id,
      ownerTenantId: entry.tenantId,
      beforeKeep: () => holdForQuoting({ ...ctx, now: clock.now() }, entry),
    }),
  );
  const { fileId, size, sha256 } = stored;
  const values = { ...placeOf(ctx, entry), cipherSha256: sha256 };
  await insertRow(ctx, quoteFile, { tenantId: entry.tenantId, id: fileId, values });
  return { fileId, size, cipherSha256: sha256 };
}

const uploaded = `
  select f.id::text as id, f.cipher_sha256 as "cipherSha256", a.file_size::int as size
  from quote_file f join attachment a on a.tenant_id = f.tenant_id and a.id = f.id
  where f.tenant_id = $1 and f.entry_id = $2 and f.supplier_tenant_id = $3 and f.id = any($4::bigint[])
    and f.cipher_sha256 is not null`;

/** Each file of an envelope was uploaded for this very entry, and is what the envelope says. */
export async function demandUploaded(ctx: Ctx, entry: OwnEntry, files: SealEnvelope['files']): Promise<void> {
  const rows = await ctx.db.query<SealEnvelope['files'][number] & Record<string, unknown>>(uploaded, [
    entry.tenantId,
    entry.id,
    ctx.tenantId,
    files.map(({ id }) => id),
  ]);
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const { id, size, cipherSha256 } of files) {
    const kept = known.get(id) ?? refuse('tendering.fileUnknown');
    if (kept.size !== size || kept.cipherSha256 !== cipherSha256) refuse('tendering.sealDiffers');
  }
}
