import DOMPurify from 'dompurify';
import { useMemo } from 'react';

/** The text of a notice as it is read. Cleaned again here, whatever was stored. */
export function NoticeSheet({ title, content }: { title?: string; content: string }) {
  const html = useMemo(() => ({ __html: cleanHtml(content) }), [content]);
  return (
    <article className="notice-sheet" lang="zh-CN">
      {title && <h1>{title}</h1>}
      <div className="notice-text" dangerouslySetInnerHTML={html} />
    </article>
  );
}

/** No script, no form, no frame, no link that opens in our window with access to it. */
export function cleanHtml(html: string): string {
  return DOMPurify.sanitize(html, { USE_PROFILES: { html: true }, FORBID_TAGS: ['form', 'input', 'button', 'style'] });
}
