import type { FileValue } from '@zhaocai/contract/kit/field';
import type { BulletinDetail } from '@zhaocai/contract/tendering/bulletin-endpoints';
import type { Text } from '@zhaocai/contract/kit/text';
import { readNotice, writeNotice, type NoticeSection } from './notice-document.ts';
import { cleanHtml } from './notice-sheet.tsx';
import { noticeTexts as texts } from './texts.ts';

/** A notice while it is written. */
export interface NoticeDraft {
  readonly title: string;
  readonly endTime: string | null;
  readonly files: readonly FileValue[];
  readonly sections: readonly NoticeSection[];
}

/** What a draft starts from: a stored one, or the text that the project gives. */
export interface NoticeSource {
  readonly projectId: string;
  readonly bulletinType: number;
  readonly stored?: Pick<BulletinDetail, 'id' | 'version'>;
  readonly title: string;
  readonly content: string;
  readonly endTime?: string | null;
  readonly files?: readonly FileValue[] | null;
}

export function draftFrom({ title, content, endTime = null, files }: NoticeSource): NoticeDraft {
  return { title, endTime, files: files ?? [], sections: readNotice(cleanHtml(content)) };
}

const longestContent = 100_000;

export function draftFault({ title, sections }: NoticeDraft): Text | undefined {
  if (title.trim() === '') return texts.needTitle;
  const content = writeNotice(sections);
  if (content === '') return texts.needContent;
  return content.length > longestContent ? texts.tooLong : undefined;
}

/** What the save takes. */
export function contentOf({ title, endTime, files, sections }: NoticeDraft) {
  return { title: title.trim(), content: writeNotice(sections), endTime, files: files.map((file) => ({ ...file })) };
}
