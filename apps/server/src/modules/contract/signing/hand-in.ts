import { contractFile, contractSide, contractSuffixes, type HandedInFile } from '@zhaocai/model';
import type { Attachment, Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { insertRow } from '../../../platform/rows/index.ts';

/** Business types of the files, by which the store asks who may read them. */
export const contractBusiness = 'contract';
export const agreementBusiness = 'agreement';

/** Where files are handed in, and as which version. */
export interface HandIn {
  readonly tenantId: string;
  readonly projectId: string;
  readonly packageId?: string;
  readonly entryId?: string;
  /** A supplement. */
  readonly contractId?: string | null;
  readonly supplierTenantId?: string;
  readonly side: number;
  readonly versionNo: number;
}

/** The caller's own files, each of a kind that a signed document may be. */
export async function signedFiles(files: Files, ctx: Ctx, fileIds: readonly string[]): Promise<Attachment[]> {
  const found: Attachment[] = [];
  for (const fileId of new Set(fileIds)) {
    const file = await files.readable(ctx, fileId);
    const isKnown = contractSuffixes.some((suffix) => suffix === file.fileSuffix.toLowerCase());
    if (!isKnown) refuse('tendering.contractKind', { name: file.fileName, kinds: contractSuffixes.join('、') });
    found.push(file);
  }
  return found;
}

/** Hangs the files on what they belong to, shows them to the other side, and writes the version down. */
export async function handIn(
  files: Files,
  ctx: Ctx,
  { place, found }: { place: HandIn; found: readonly Attachment[] },
): Promise<void> {
  const other = contractSide.is(place.side, 'buyer') ? place.supplierTenantId : place.tenantId;
  const business = contractSide.is(place.side, 'agreement')
    ? { businessType: agreementBusiness, businessId: place.projectId }
    : { businessType: contractBusiness, businessId: place.entryId ?? '', partyTenantId: other };
  const fileIds = found.map(({ fileId }) => fileId);
  await files.bind(ctx, fileIds, business);
  const { tenantId, ...values } = place;
  for (const { fileId, fileName, fileSuffix, fileSize, sha256 } of found) {
    const file = { fileId, fileName, fileSuffix, fileSize, sha256 };
    await insertRow(ctx, contractFile, { tenantId, values: { ...values, ...file } });
  }
}

/** One change of a contract at a time, whichever side makes it. */
export async function lockContract(ctx: Ctx, { tenantId, id }: { tenantId: string; id: string }): Promise<void> {
  await ctx.db.query("select pg_advisory_xact_lock(hashtext('contract'), hashtext($1))", [`${tenantId}/${id}`]);
}

/** The newest version of each side of a contract; 0: nothing is there yet. */
export async function versionsOf(
  ctx: Ctx,
  { tenantId, id, contractId = null }: { tenantId: string; id: string; contractId?: string | null },
): Promise<{ signed: number; countersigned: number }> {
  const [row] = await ctx.db.query<{ signed: number; countersigned: number }>(
    `select coalesce(max(version_no) filter (where side in ${contractSide.sql('supplier')}), 0) as signed,
       coalesce(max(version_no) filter (where side in ${contractSide.sql('buyer')}), 0) as countersigned
     from contract_file where tenant_id = $1 and entry_id = $2 and contract_id is not distinct from $3`,
    [tenantId, id, contractId],
  );
  return row ?? { signed: 0, countersigned: 0 };
}

/** Of the evidence: what was handed in, so that it can be proved later. */
export function proofOf(found: readonly Pick<HandedInFile, 'fileId' | 'fileName' | 'sha256'>[]) {
  return found.map(({ fileId, fileName, sha256 }) => ({ fileId, fileName, sha256 }));
}
