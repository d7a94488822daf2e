import type { FileAction } from '@zhaocai/model';
import { nextId } from '../db/index.ts';
import type { Db } from '../db/types.ts';

/** Who did what with which file. */
export interface FileRead {
  readonly tenantId: string;
  readonly userId: string;
  readonly fileId: string;
  readonly fileName: string;
  readonly action: FileAction;
  readonly now: string;
}

const insert = `
  insert into file_log (tenant_id, id, file_id, file_name, action, user_name, create_user, create_time)
  values ($1, $2, $3, $4, $5,
    (select coalesce(nullif(real_name, ''), nick_name) from user_account where tenant_id = $1 and id = $6), $6, $7)`;

/** Notes that a file was looked at, downloaded, edited or signed (procurement B.24). */
export async function noteFileRead(db: Db, read: FileRead): Promise<void> {
  const { tenantId, userId, fileId, fileName, action, now } = read;
  await db.query(insert, [tenantId, nextId(), fileId, fileName, action, userId, now]);
}
