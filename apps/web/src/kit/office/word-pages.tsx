import { renderAsync } from 'docx-preview';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { Empty } from '../widgets/empty.tsx';
import type { DocumentProps } from './previews.ts';

/** The viewer's own ground instead of the library's grey. */
const ownStyle = `
  .docx-wrapper { padding: 0; background: none; }
  .docx-wrapper > section.docx { margin-bottom: 12px; box-shadow: none; }`;

/** Pages that are wider than their place are shown smaller, whole. */
function fitPages(pages: HTMLElement, width: number): void {
  pages.style.zoom = '1';
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
