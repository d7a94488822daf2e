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
