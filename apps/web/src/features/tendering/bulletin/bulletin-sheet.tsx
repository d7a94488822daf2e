import './bulletin.css';
import type { BulletinDetail } from '@zhaocai/model/tendering/bulletin-endpoints';
import { changedField, changesOf, type NoticeChange } from '@zhaocai/model/tendering/notice-changes';
import { FieldValueView } from '../../../kit/resource-form/field-value.tsx';
import { useText } from '../../../kit/text/language.ts';
import { FileLinks } from '../../../kit/widgets/file-links.tsx';
import { Instant } from '../../../kit/widgets/instant.tsx';
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
            {t(texts.published)} <Instant at={bulletin.publishTime} />
          </span>
        )}
      </div>
      <RichText html={bulletin.content} />
      {bulletin.publishTime === null && <DraftedChanges changes={changesOf(bulletin)} />}
      {bulletin.files && bulletin.files.length > 0 && (
        <>
          <h3>{t(texts.files)}</h3>
          <FileLinks files={bulletin.files} />
        </>
      )}
    </article>
  );
}

/** Of a draft: once it is out its text has them, with what was before. */
function DraftedChanges({ changes }: { changes: readonly NoticeChange[] }) {
  const t = useText();
  if (changes.length === 0) return null;
  return (
    <>
      <h3>{t(texts.changes)}</h3>
      <ul>
        {changes.map(({ field, after }) => (
          <li key={field}>
            {t(changedField(field).label)} {t(texts.changeAfter)}{' '}
            <FieldValueView field={changedField(field)} value={after} />
          </li>
        ))}
      </ul>
    </>
  );
}
