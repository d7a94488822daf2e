import { bulletin, bulletinLifecycle, type FileValue } from '@zhaocai/model';
import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

/** What everybody reads of a notice. */
interface NoticeWords {
  readonly title: string;
  readonly bulletinType: number;
  readonly content: string;
  readonly changes: unknown;
  readonly files: readonly FileValue[] | null;
}

/**
 * SHA-256 of what a notice says as it goes out: title, kind, text, the changes that it tells and its files, as canonical
 * JSON. Its publication records it; a verification computes it again from the row.
 */
export function noticeHash({ title, bulletinType, content, changes, files }: NoticeWords): string {
  const fileIds = (files ?? []).map(({ fileId }) => fileId);
  const said = { title, bulletinType, content, changes: changes ?? null, fileIds };
  return createHash('sha256').update(canonicalJson(said), 'utf8').digest('hex');
}

/** Place in the chain of the first publication whose notice says something else now, or is gone. */
export async function firstChangedNotice(
  ctx: Pick<Ctx, 'db' | 'tenantId'>,
  projectId: string,
): Promise<string | undefined> {
  const rows = await ctx.db.query<Published & Record<string, unknown>>(published, [ctx.tenantId, projectId]);
  return rows.find((one) => one.title === null || noticeHash(one as NoticeWords) !== one.claimed)?.seq;
}

type Published = { readonly seq: string; readonly claimed: string } & {
  readonly [name in keyof NoticeWords]: NoticeWords[name] | null;
};

/** Publications of before it was recorded have no hash, and are not compared. */
const published = `
  select c.seq::text as seq, c.claimed, b.title, b.bulletin_type as "bulletinType", b.content, b.changes, b.files
  from (
    select distinct on (e.subject) e.seq, e.subject, e.payload::jsonb ->> 'contentHash' as claimed
    from evidence e where e.tenant_id = $1 and e.stream = $2::text and e.action = 'bulletin.publish'
    order by e.subject, e.seq desc) c
  left join ${bulletin.table} b on b.tenant_id = $1 and b.id = c.subject::bigint
    and b.bulletin_status not in ${bulletinLifecycle.sql('draft')}
  where c.claimed is not null order by c.seq`;
