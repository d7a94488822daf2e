import {
  BoldOutlined,
  ClearOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  UnderlineOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { UndoIcon } from '../../kit/widgets/undo-icons.tsx';
import { Button, Tooltip } from 'antd';
import DOMPurify from 'dompurify';
import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '../../kit/text/language.ts';
import { deskTexts as texts } from './texts.ts';

/** The server cleans what is stored; what is shown is cleaned once more. */
function clean(html: string): string {
  return DOMPurify.sanitize(html, { FORBID_TAGS: ['style', 'form', 'input', 'button', 'iframe'] });
}

export function RichText({ html }: { html: string }) {
  return <div className="desk-text" dangerouslySetInnerHTML={{ __html: clean(html) }} />;
}

interface Tool {
  readonly name: keyof typeof texts;
  readonly command: string;
  readonly argument?: string;
  readonly icon?: ReactNode;
}

const tools: readonly Tool[] = [
  { name: 'heading', command: 'formatBlock', argument: 'h3' },
  { name: 'paragraph', command: 'formatBlock', argument: 'p' },
  { name: 'bold', command: 'bold', icon: <BoldOutlined /> },
  { name: 'italic', command: 'italic', icon: <ItalicOutlined /> },
  { name: 'underline', command: 'underline', icon: <UnderlineOutlined /> },
  { name: 'bullets', command: 'insertUnorderedList', icon: <UnorderedListOutlined /> },
  { name: 'numbers', command: 'insertOrderedList', icon: <OrderedListOutlined /> },
  { name: 'clear', command: 'removeFormat', icon: <ClearOutlined /> },
  { name: 'undo', command: 'undo', icon: <UndoIcon /> },
];

export interface RichTextEditorProps {
  readonly id?: string;
  readonly value?: string | null;
  readonly onChange?: (html: string) => void;
  readonly label: string;
  readonly disabled?: boolean;
}

/** Headings, lists and emphasis; what is pasted is cleaned first. */
export function RichTextEditor({ id, value, onChange, label, disabled = false }: RichTextEditorProps) {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = element.current;
    // Written only when it came from outside: while one types, the caret must stay.
    if (node && node.innerHTML !== (value ?? '')) node.innerHTML = clean(value ?? '');
  }, [value]);
  const report = () => onChange?.(element.current?.innerHTML ?? '');
  const run = ({ command, argument }: Tool) => {
    element.current?.focus();
    // Deprecated, and still what every browser does for a small editor.
    document.execCommand(command, false, argument);
    report();
  };
  const handlePaste = (event: React.ClipboardEvent) => {
    event.preventDefault();
    const html = event.clipboardData.getData('text/html');
    if (html) document.execCommand('insertHTML', false, clean(html));
    else document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
  };
  return (
    <div className="desk-editor">
      <div className="desk-tools" role="toolbar" aria-label={t(texts.tools)}>
        {tools.map((tool) => (
          <Tooltip key={tool.name} title={tool.icon && t(texts[tool.name])}>
            <Button
              type="text"
              size="small"
              icon={tool.icon}
              disabled={disabled}
              aria-label={t(texts[tool.name])}
              // The selection in the text must not be lost to the button.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(tool)}
            >
              {tool.icon ? undefined : t(texts[tool.name])}
            </Button>
          </Tooltip>
        ))}
      </div>
      <div
        id={id}
        ref={element}
        className="desk-text desk-editable"
        contentEditable={!disabled}
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
