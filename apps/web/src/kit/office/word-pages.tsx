import { renderAsync } from 'docx-preview';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { Empty } from '../widgets/empty.tsx';
import type { DocumentProps } from './previews.ts';

/** The viewer's own ground instead of the library's grey. */
const ownStyle = `
  .docx-wrapper { padding: 0; background: none; }
  .docx-wrapper > section.docx { margin-bottom: 12px; box-shadow: none; }
  .flowing section.docx { width: auto !important; min-height: 0 !important; padding: 16px 12px !important; }
  .flowing article { font-size: 15px; overflow-wrap: anywhere; }
  .flowing p, .flowing p span { text-indent: 0; max-width: 100%; }
  .flowing table { width: auto !important; max-width: none; }
  .flowing article > table, .flowing article > div { display: block; overflow-x: auto; }
  .flowing img { max-width: 100% !important; height: auto !important; }
  .flowing header, .flowing footer { display: none; }`;

/** Below this a page of A4 would be shown at less than two thirds: letters too small to be read. */
const narrowest = 520;

/** Pages that are wider than their place are shown smaller, whole; on a phone the text flows as wide as the screen. */
function fitPages(pages: HTMLElement, width: number): void {
  pages.style.zoom = '1';
  pages.classList.toggle('flowing', width < narrowest);
  if (width < narrowest) return;
  const sections = [...pages.querySelectorAll<HTMLElement>('section.docx')];
  const widest = Math.max(1, ...sections.map(({ offsetWidth }) => offsetWidth));
  pages.style.zoom = String(Math.min(1, width / widest));
}

/** The pages of a docx as a browser can draw them. */
export function WordPages({ content }: DocumentProps) {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    // Drawn within a closed root: the document's own styles stay its own.
    const root = box.shadowRoot ?? box.attachShadow({ mode: 'open' });
    root.replaceChildren();
    const page = document.createElement('div');
    root.append(page);
    const fit = () => fitPages(page, box.clientWidth);
    const observer = new ResizeObserver(fit);
    renderAsync(content, page, page, { inWrapper: true, ignoreLastRenderedPageBreak: false })
      .then(() => {
        // Behind the library's own, which lie in the page.
        root.append(Object.assign(document.createElement('style'), { textContent: ownStyle }));
        fit();
        observer.observe(box);
      })
      .catch(() => setBroken(true));
    return () => {
      observer.disconnect();
      root.replaceChildren();
    };
  }, [content]);
  if (isBroken) return <Empty title={t(kitTexts.brokenFile)} />;
  return <div ref={element} className="kit-word" />;
}
