import { BoldOutlined, ClearOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import DOMPurify from 'dompurify';
import { useEffect, useRef } from 'react';
import { useText } from '../../kit/text/language.ts';
import { noticeTexts as texts } from './texts.ts';

const allowed = {
  ALLOWED_TAGS: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    'ul',
    'ol',
    'li',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'span',
    'div',
  ],
  ALLOWED_ATTR: ['colspan', 'rowspan'],
};

/** Notices come from other tenants: what is shown is cleaned once more in the browser. */
export function RichText({ html }: { html: string }) {
  return <div className="notice-text" dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(html, allowed) }} />;
}

export interface RichTextEditorProps {
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly label: string;
}

/** A plain editor for a text that is mostly drawn up already: bold, headings, lists, and a clean paste. */
export function RichTextEditor({ value, onChange, label }: RichTextEditorProps) {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = element.current;
    // Written only when it came from outside: while one types, the caret must stay.
    if (node && node.innerHTML !== value) node.innerHTML = DOMPurify.sanitize(value, allowed);
  }, [value]);
  const report = () => onChange(DOMPurify.sanitize(element.current?.innerHTML ?? '', allowed));
  const run = (command: string, argument?: string) => {
    element.current?.focus();
    // Deprecated, and still what every browser does for a small editor.
    document.execCommand(command, false, argument);
    report();
  };
  const handlePaste = (event: React.ClipboardEvent) => {
    event.preventDefault();
    const html = event.clipboardData.getData('text/html');
    if (html) document.execCommand('insertHTML', false, DOMPurify.sanitize(html, allowed));
    else document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
  };
  return (
    <div className="notice-editor">
      <div className="notice-tools" role="toolbar" aria-label={label}>
        <Button type="text" size="small" onClick={() => run('formatBlock', 'h3')}>
          {t(texts.heading)}
        </Button>
        <Button type="text" size="small" onClick={() => run('formatBlock', 'p')}>
          {t(texts.paragraph)}
        </Button>
        <Button
          type="text"
          size="small"
          icon={<BoldOutlined />}
          aria-label={t(texts.bold)}
          onClick={() => run('bold')}
        />
        <Button
          type="text"
          size="small"
          icon={<UnorderedListOutlined />}
          aria-label={t(texts.list)}
          onClick={() => run('insertUnorderedList')}
        />
        <Button
          type="text"
          size="small"
          icon={<ClearOutlined />}
          aria-label={t(texts.clearFormat)}
          onClick={() => run('removeFormat')}
        />
      </div>
      <div
        ref={element}
        className="notice-text notice-editable"
        contentEditable
        role="textbox"
        aria-multiline
        aria-label={label}
        tabIndex={0}
        onInput={report}
        onPaste={handlePaste}
      />
    </div>
  );
}
