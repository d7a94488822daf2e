import { useEffect, useMemo, useRef } from 'react';
import { fileLink } from '../http/file-link.ts';
import { followLink } from '../http/save-file.ts';
import { useNotify } from '../widgets/use-notify.tsx';
import { fileIdOf, lastingLink } from '../http/lasting-link.ts';
import { safeHtml } from './safe-html.ts';
import { storedPlayer } from './stored-player.ts';

export interface RichTextViewProps {
  readonly html: string;
  readonly className?: string;
}

/** A rich text to read: cleaned once more in the browser, its pictures and videos fetched by links that are fresh. */
export function RichTextView({ html, className = 'kit-rich-text' }: RichTextViewProps) {
  const element = useRef<HTMLDivElement>(null);
  const notify = useNotify();
  // The same object as long as the text is: React would write it anew and lose the fetched pictures.
  const content = useMemo(() => ({ __html: withoutSources(safeHtml(html)) }), [html]);
  useEffect(() => {
    if (element.current) void showMedia(element.current);
  }, [content]);
  const handleClick = (event: React.MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const fileId = fileIdOf(link?.getAttribute('href') ?? null);
    if (!link || !fileId) return;
    event.preventDefault();
    void fileLink(fileId)
      .then(({ url }) => followLink(url, link.textContent ?? ''))
      .catch(notify.failure);
  };
  return <div ref={element} className={className} onClick={handleClick} dangerouslySetInnerHTML={content} />;
}

/** The browser would ask for a lasting address at once, and it answers no picture: fresh links are set afterwards. */
function withoutSources(html: string): string {
  return html.replaceAll(` src="${lastingLink('')}`, ` data-source="${lastingLink('')}`);
}

/** Gives pictures their links, and turns links to videos into players. What cannot be fetched keeps its name. */
async function showMedia(box: HTMLElement): Promise<void> {
  const pictures = [...box.querySelectorAll<HTMLImageElement>('img[data-source]')].map((image) =>
    showPicture(image, image.dataset.source ?? null),
  );
  const videos = [...box.querySelectorAll<HTMLAnchorElement>('a.rich-video')].map(showVideo);
  await Promise.allSettled([...pictures, ...videos]);
}

/** A picture of the store is shown by a fresh link; any other by its own address. */
export async function showPicture(image: HTMLImageElement, source: string | null): Promise<void> {
  const fileId = fileIdOf(source);
  if (!fileId) {
    if (source) image.src = source;
    return;
  }
  image.src = (await fileLink(fileId, { inline: true })).url;
}

async function showVideo(link: HTMLAnchorElement): Promise<void> {
  const fileId = fileIdOf(link.getAttribute('href'));
  if (!fileId) return;
  link.replaceWith(await storedPlayer(fileId, link.textContent ?? ''));
}
