import './notice.css';
import type { BulletinDetail } from '@zhaocai/model/tendering/bulletin-endpoints';
import { useText } from '../../kit/text/language.ts';
import { FileLinks } from '../../kit/widgets/file-links.tsx';
import { shownInstant } from '../../kit/widgets/instant-picker.tsx';
import { RichText } from './rich-text.tsx';
import { noticeTexts as texts } from './texts.ts';

/** The notice as it is read and printed. */
export function NoticeSheet({ notice }: { notice: BulletinDetail }) {
  const t = useText();
  return (
    <article className="notice-sheet">
      <h2 className="notice-title">{notice.title}</h2>
      <div className="notice-meta">
        <span>
          {t(texts.buyer)} {notice.buyerName}
        </span>
        <span className="kit-mono">{notice.projectNo}</span>
        {notice.publishTime && (
          <span>
            {t(texts.published)} <time className="kit-number">{shownInstant(notice.publishTime)}</time>
          </span>
        )}
      </div>
      <RichText html={notice.content} />
      {notice.files && notice.files.length > 0 && (
        <>
          <h3>{t(texts.files)}</h3>
          <FileLinks files={notice.files} />
        </>
      )}
    </article>
  );
}
