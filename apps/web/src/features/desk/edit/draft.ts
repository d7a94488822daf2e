import { noticeAudience, noticeStates, type notice } from '@zhaocai/model/desk/notice';
import type { Row } from '@zhaocai/model/kit/entity';

export type NoticeRow = Row<typeof notice>;

/** What the form holds. */
export interface NoticeDraft {
  readonly title?: string;
  readonly category?: string | null;
  /** Empty: at once. */
  readonly releaseTime?: string | null;
  /** Empty: until it is withdrawn. */
  readonly expireTime?: string | null;
  readonly isMustRead?: boolean;
  readonly audience: NoticeRow['audience'];
  readonly deptIds?: string[] | null;
  readonly tenantKinds?: string[] | null;
  readonly tenantIds?: string[] | null;
  readonly content?: string;
}

export function draftOf(row: NoticeRow | undefined, now: string): NoticeDraft {
  if (!row) return { category: '1', audience: noticeAudience.everybody, isMustRead: false, content: '' };
  const { title, category, audience, deptIds, content, expireTime, isMustRead } = row;
  const times = { releaseTime: keptTime(row, now), expireTime };
  const tenants = { tenantKinds: namesOf(row.tenantKinds), tenantIds: namesOf(row.tenantIds) };
  return { title, category, audience, deptIds, ...tenants, content, isMustRead, ...times };
}

function namesOf(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.map(String) : [];
}

/** A draft's time that has passed meant nothing yet: it is shown when it is published. */
function keptTime({ noticeState, releaseTime }: NoticeRow, now: string): string | null {
  return noticeStates.is(noticeState, 'published') || releaseTime > now ? releaseTime : null;
}
