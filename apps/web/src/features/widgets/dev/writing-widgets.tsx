import { useState } from 'react';
import { RichTextEditor } from '../../../kit/rich-text/rich-text-editor.tsx';
import { RichTextView } from '../../../kit/rich-text/rich-text-view.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Labelled } from './labelled.tsx';
import { widgetTexts as texts } from './texts.ts';

/** The editor of rich texts, and the text as a reader sees it. */
export function WritingWidgets() {
  const t = useText();
  const [html, setHtml] = useState(t(texts.html));
  return (
    <div className="kit-facts">
      <Labelled label={t(texts.editor)} isWide>
        <RichTextEditor label={t(texts.editor)} value={html} onChange={setHtml} />
      </Labelled>
      <Labelled label={t(texts.reader)} isWide>
        <RichTextView html={html} />
      </Labelled>
    </div>
  );
}
