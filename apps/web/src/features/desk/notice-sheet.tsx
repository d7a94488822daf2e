import type { ReactNode } from 'react';
import { DictTag } from '../../kit/dictionary/dict-tag.tsx';
import { useText } from '../../kit/text/language.ts';
import { shownInstant } from '../../kit/widgets/shown-instant.ts';
import { RichText } from './rich-text.tsx';
import { deskTexts as texts } from './texts.ts';

export interface NoticeSheetProps {
  readonly title: string;
  readonly category: string;
  readonly releaseTime: string | null;
  readonly authorName: string | null;
  readonly isOfPlatform?: boolean;
  readonly content: string;
  /** The page has its title already. */
  readonly children?: ReactNode;
}

/** An announcement as its readers see it; the preview shows the same. */
export function NoticeSheet({
  title,
  category,
  releaseTime,
  authorName,
  isOfPlatform,
  content,
  children,
}: NoticeSheetProps) {
  const t = useText();
  return (
    <article className="desk-sheet">
      <h1>{title || '—'}</h1>
      <p className="desk-sheet-facts">
        <span>
          <DictTag code="notice" value={category} />
        </span>
        {releaseTime && <time dateTime={releaseTime}>{shownInstant(releaseTime)}</time>}
        {isOfPlatform && <span>{t(texts.ofPlatform)}</span>}
        {authorName && <span>{t(texts.by, { name: authorName })}</span>}
      </p>
      <RichText html={content} />
      {children}
    </article>
  );
}
