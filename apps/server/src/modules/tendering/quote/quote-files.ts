import { comparison, project, scoreSheetLifecycle } from '@zhaocai/model';
import { openWith } from '@zhaocai/model/sealing/age';
import type { Attachment, FileAccess, FileCtx, Unsealing, Viewer } from '../../../platform/files/index.ts';
import { isSeen } from '../../../platform/rows/index.ts';
import { unsealing, unsealOwn } from '../server-sealed/open-file.ts';
import type { Sealing } from '../server-sealed/sealing.ts';

export const quoteBusiness = 'quote';

/**
 * Who reads a quote's file: the bidder his own at any time; of the buyer since the opening whoever may open the comparison
 * of that project, and whoever evaluates it.
 */
export function quoteFileAccess(sealing: Sealing): FileAccess {
  return {
    mayRead: async (ctx, { tenantId, partyTenantId, fileId }) =>
      partyTenantId === ctx.tenantId ||
      (tenantId === ctx.tenantId && ((await mayCompare(ctx, fileId)) || (await mayEvaluate(ctx, fileId)))),
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

/** From the opening on, a member of the committee that evaluates the package: whoever has a sheet that counts. */
async function mayEvaluate({ db, tenantId, user }: FileCtx, fileId: string): Promise<boolean> {
  const found = await db.query(
    `select 1 from quote_file_key k
     join quote_file f on f.tenant_id = k.tenant_id and f.id = k.file_id
     join score_sheet s on s.tenant_id = f.tenant_id and s.package_id = f.package_id and s.user_id = $3
       and s.score_status not in ${scoreSheetLifecycle.sql('void')} and s.is_deleted = 0
     where k.tenant_id = $1 and k.file_id = $2`,
    [tenantId, fileId, user.userId],
  );
  return found.length > 0;
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

async function unsealOpened(viewer: Viewer, { fileId, fileSize }: Attachment): Promise<Unsealing | undefined> {
  const key = await openedKey(viewer, fileId);
  if (!key) return undefined;
  const { fileName, sealedName } = key;
  if (sealedName === null)
    return {
      fileName,
      notedName: fileName,
      // It was filled up before it was sealed; the opening told how long it is.
      open: async (sealed) => Buffer.from(await openWith(key.dek, sealed)).subarray(0, fileSize),
    };
  const place = { tenantId: viewer.tenantId, packageId: key.packageId, id: key.entryId };
  const opened = unsealing(place, { sealedName, dek: Buffer.from(key.dek, 'base64') });
  return { ...opened, notedName: opened.fileName };
}
