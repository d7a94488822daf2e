import { refuse } from '../http/refusal.ts';
import type { FileCtx } from './file-access.ts';

const megabyte = 1024 * 1024;

/** What is left to a tenant that has a quota; what it sends in parts and has not finished is taken as come. */
const left = `
  select t.file_quota::float8 * 1048576 - coalesce(b.spent, 0)::float8 - coalesce(
    (select sum(p.file_size) from file_part_upload p where p.tenant_id = $1 and p.expire_time > $2), 0)::float8
    as bytes
  from tenant t left join budget_book b on b.tenant_id = t.tenant_id and b.budget = 'files'
  where t.tenant_id = $1 and t.file_quota is not null`;

/** What is left to one person of bytes and number; what he sends in parts is taken as come, as above. */
const leftToPerson = `
  select number_param($1, 'file.personMegabytes')::float8 * 1048576 - coalesce(b.bytes, 0)::float8
      - coalesce(p.bytes, 0)::float8 as bytes,
    number_param($1, 'file.personFiles')::float8 - coalesce(b.files, 0)::float8 - p.files::float8 as files
  from (select sum(file_size) as bytes, count(*) as files from file_part_upload
    where tenant_id = $1 and user_id = $3 and expire_time > $2) p
  left join person_file_book b on b.tenant_id = $1 and b.user_id = $3`;

/** The same for one person, so that nobody alone fills what belongs to all. */
export async function demandOwnSpace(
  { db, tenantId, now, user }: Pick<FileCtx, 'db' | 'tenantId' | 'now' | 'user'>,
  bytes: number,
): Promise<void> {
  const [own] = await db.query<{ bytes: number | null; files: number | null }>(leftToPerson, [
    tenantId,
    now,
    user.userId,
  ]);
  if (own?.bytes == null || own.files == null) return;
  if (own.files < 1 || own.bytes <= 0) refuse('file.personUsedUp');
  if (bytes > own.bytes)
    refuse('file.personSpaceLeft', { left: inMegabytes(own.bytes, Math.floor), size: inMegabytes(bytes, Math.ceil) });
}

/**
 * Refuses a file for which the caller's tenant has no room, and says how much there is. What is kept is counted by the
 * database (0074-budgets.sql), which has the last word where two files come at once.
 */
export async function demandSpace(
  { db, tenantId, now }: Pick<FileCtx, 'db' | 'tenantId' | 'now'>,
  bytes: number,
): Promise<void> {
  const [room] = await db.query<{ bytes: number }>(left, [tenantId, now]);
  if (!room || bytes <= room.bytes) return;
  if (room.bytes <= 0) refuse('file.spaceUsedUp');
  refuse('file.spaceLeft', { left: inMegabytes(room.bytes, Math.floor), size: inMegabytes(bytes, Math.ceil) });
}

/** With one digit, and never to the good of a file that does not fit. */
function inMegabytes(bytes: number, round: (tenths: number) => number): number {
  return round((bytes / megabyte) * 10) / 10;
}
