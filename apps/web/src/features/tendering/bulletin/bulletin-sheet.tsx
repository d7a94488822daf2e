import './bulletin.css';
import type { BulletinDetail } from '@zhaocai/model/tendering/bulletin-endpoints';
import { useText } from '../../../kit/text/language.ts';
import { FileLinks } from '../../../kit/widgets/file-links.tsx';
import { shownInstant } from '../../../kit/widgets/instant-picker.tsx';
import { RichText } from './rich-text.tsx';
import { bulletinTexts as texts } from './texts.ts';

/** The notice as it is read and printed. */
export function BulletinSheet({ bulletin }: { bulletin: BulletinDetail }) {
  const t = useText();
  return (
    <article className="bulletin-sheet">
      <h2 className="bulletin-title">{bulletin.title}</h2>
      <div className="bulletin-meta">
        <span>
          {t(texts.buyer)} {bulletin.buyerName}
        </span>
        <span className="kit-mono">{bulletin.projectNo}</span>
        {bulletin.publishTime && (
          <span>
            {t(texts.published)} <time className="kit-number">{shownInstant(bulletin.publishTime)}</time>
          </span>
        )}
      </div>
      <RichText html={bulletin.content} />
      {bulletin.files && bulletin.files.length > 0 && (
        <>
          <h3>{t(texts.files)}</h3>
          <FileLinks files={bulletin.files} />
        </>
      )}
    </article>
  );
}
