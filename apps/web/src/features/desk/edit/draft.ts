import type { notice } from '@zhaocai/model/desk/notice';
import type { Row } from '@zhaocai/model/kit/entity';

export type NoticeRow = Row<typeof notice>;

/** What the form holds. */
export interface NoticeDraft {
  readonly title?: string;
  readonly category?: string | null;
  /** Empty: at once. */
  readonly releaseTime?: string | null;
  readonly audience: 1 | 2;
  readonly deptIds?: string[] | null;
  readonly content?: string;
}

export const stateOf = { published: 1, draft: 2, withdrawn: 3 } as const;

export function draftOf(row: NoticeRow | undefined, now: string): NoticeDraft {
  if (!row) return { category: '1', audience: 1, deptIds: [], content: '' };
  const { title, category, audience, deptIds, content } = row;
  return { title, category, audience, deptIds, content, releaseTime: keptTime(row, now) };
}

/** A draft's time that has passed meant nothing yet: it is shown when it is published. */
function keptTime({ noticeState, releaseTime }: NoticeRow, now: string): string | null {
  return noticeState === stateOf.published || releaseTime > now ? releaseTime : null;
}
