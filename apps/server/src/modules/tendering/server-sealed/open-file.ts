import type { Attachment, Unsealing, Viewer } from '../../../platform/files/index.ts';
import { fileLabel, fileNameLabel } from './quote-form.ts';
import { factsFromBytes, fileFromBytes, type FileFacts } from './sealed-file.ts';
import { unseal, type Scope, type Sealing } from './sealing.ts';

/** Whose file it is. */
export interface FilePlace {
  readonly tenantId: string;
  readonly packageId: string;
  /** Of the entry. */
  readonly id: string;
}

export function fileScope({ tenantId, packageId, id }: FilePlace): Scope {
  return { tenantId, packageId, entryId: id, label: fileLabel };
}

/** The name and the size of a file, under whoever's copy of its data key. */
export function openFacts(place: FilePlace, sealedName: string, dek: Buffer): FileFacts {
  const scope = { ...fileScope(place), label: fileNameLabel };
  return factsFromBytes(unseal(scope, Buffer.from(sealedName, 'base64'), dek));
}

interface SealedFile {
  readonly sealedName: string;
  readonly dek: Buffer;
}

/** Name and content under a data key. */
export function unsealing(place: FilePlace, { sealedName, dek }: SealedFile): Unsealing {
  const facts = openFacts(place, sealedName, dek);
  return {
    fileName: facts.fileName,
    open: (sealed) => fileFromBytes(unseal(fileScope(place), sealed, dek), facts),
  };
}

/** The bidder's own file, under his copy of its data key. */
export async function unsealOwn(
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
  return unsealing(place, { sealedName: row.sealedName, dek });
}
