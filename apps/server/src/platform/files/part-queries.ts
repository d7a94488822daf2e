import type { Db } from '../db/types.ts';
import type { StoredFile } from './store-upload.ts';

/** An upload in parts, as far as it has come. */
export interface PartUpload {
  readonly key: string;
  readonly fileName: string;
  readonly fileType: string | null;
  readonly size: number;
  readonly received: number;
  readonly expireTime: string;
}

/** Whose upload: nobody else's key opens it. */
export interface Uploader {
  readonly tenantId: string;
  readonly userId: string;
}

const columns = `upload_key as key, file_name as "fileName", file_type as "fileType", file_size::float8 as size,
  received::float8 as received, expire_time as "expireTime"`;

export async function findUpload(
  db: Db,
  { tenantId, userId, key, now }: Uploader & { key: string; now: string },
): Promise<PartUpload | undefined> {
  const [found] = await db.query<PartUpload>(
    `select ${columns} from file_part_upload
     where tenant_id = $1 and upload_key = $2 and user_id = $3 and expire_time > $4`,
    [tenantId, key, userId, now],
  );
  return found;
}

export async function insertUpload(db: Db, of: Uploader & PartUpload & { now: string }): Promise<void> {
  await db.query(
    `insert into file_part_upload (tenant_id, upload_key, user_id, file_name, file_type, file_size, received, create_time, expire_time)
     values ($1, $2, $3, $4, $5, $6, 0, $7, $8)`,
    [of.tenantId, of.key, of.userId, of.fileName, of.fileType, of.size, of.now, of.expireTime],
  );
}

export async function countUploads(db: Db, { tenantId, userId, now }: Uploader & { now: string }): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from file_part_upload where tenant_id = $1 and user_id = $2 and expire_time > $3`,
    [tenantId, userId, now],
  );
  return row?.count ?? 0;
}

/** Moves on from exactly there; false where somebody else has done so. */
export async function advanceUpload(
  db: Db,
  { tenantId, key, from, to }: { tenantId: string; key: string; from: number; to: number },
): Promise<boolean> {
  const moved = await db.query(
    `update file_part_upload set received = $4 where tenant_id = $1 and upload_key = $2 and received = $3 returning 1`,
    [tenantId, key, from, to],
  );
  return moved.length === 1;
}

/** True for the one caller that took it away. */
export async function dropUpload(db: Db, { tenantId, key }: { tenantId: string; key: string }): Promise<boolean> {
  const gone = await db.query(`delete from file_part_upload where tenant_id = $1 and upload_key = $2 returning 1`, [
    tenantId,
    key,
  ]);
  return gone.length === 1;
}

export async function dropExpired(db: Db, tenantId: string, now: string): Promise<string[]> {
  const rows = await db.query<{ key: string }>(
    `delete from file_part_upload where tenant_id = $1 and expire_time <= $2 returning upload_key as key`,
    [tenantId, now],
  );
  return rows.map(({ key }) => key);
}

/** What became of an upload whose finish is asked for once more. */
export async function findFinished(
  db: Db,
  { tenantId, userId, key, now }: Uploader & { key: string; now: string },
): Promise<StoredFile | undefined> {
  const [found] = await db.query<{ answer: StoredFile }>(
    `select answer from file_part_finished
     where tenant_id = $1 and upload_key = $2 and user_id = $3 and expire_time > $4`,
    [tenantId, key, userId, now],
  );
  return found?.answer;
}

/** Those whose time is over go along. */
export async function keepFinished(
  db: Db,
  of: Uploader & { key: string; answer: StoredFile; now: string; expireTime: string },
): Promise<void> {
  await db.query(
    `with old as (delete from file_part_finished where tenant_id = $1 and expire_time <= $5)
     insert into file_part_finished (tenant_id, upload_key, user_id, answer, expire_time) values ($1, $2, $3, $4, $6)`,
    [of.tenantId, of.key, of.userId, JSON.stringify(of.answer), of.now, of.expireTime],
  );
}
