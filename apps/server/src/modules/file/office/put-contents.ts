import type { Readable } from 'node:stream';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { demandSpace } from '../../../platform/files/index.ts';
import { Refusal } from '../../../platform/http/index.ts';
import type { WopiCall, WopiDeps } from './wopi-call.ts';

const exchange = `
  update attachment set sha256 = $3, file_size = $4, storage_key = $5, storage_id = $6, update_user = $7, update_time = $8,
    caution = $10, version = version + 1
  where tenant_id = $1 and id = $2 and is_deleted = 0 and sha256 = $9 and business_type is null and not is_published
  returning 1`;

/** Takes the document's new content, judged as an upload is; answers its version, undefined where it is refused. */
export async function putContents(
  { database, files }: WopiDeps,
  { attachment, grant, holder }: WopiCall,
  stream: Readable,
): Promise<string | undefined> {
  const { tenantId, userId, now } = holder;
  try {
    const user = { userId, account: userId, tenantId };
    const sender = { db: database.scoped(tenantId), tenantId, now, user };
    const kept = await files.keepContent(sender, { fileName: attachment.fileName, stream });
    return await database.transaction(tenantId, async (tx) => {
      const grown = kept.size - attachment.fileSize;
      if (grown > 0) await demandSpace({ db: tx, tenantId, now }, grown);
      const place = [kept.sha256, kept.size, kept.storageKey, kept.storageId];
      const values = [...place, userId, now, attachment.sha256, kept.caution];
      const changed = await tx.query(exchange, [tenantId, attachment.fileId, ...values]);
      if (changed.length === 0) return undefined;
      await recordEvidence(
        { db: tx, tenantId, now, user },
        {
          stream: 'admin',
          action: 'file.edit',
          subject: attachment.fileId,
          payload: { mode: grant.mode, before: attachment.sha256, after: kept.sha256 },
        },
      );
      return kept.sha256;
    });
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
