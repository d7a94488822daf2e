import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { Progress } from 'antd';
import { useEffect, useRef } from 'react';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { extensions } from './extensions.ts';
import { writtenHtml } from './written-html.ts';
import { EditorTools } from './editor-tools.tsx';
import { hexColor, safeHtml } from './safe-html.ts';
import { useEditorFiles, type EditorFilesOptions } from './use-editor-files.ts';

export interface RichTextEditorProps extends EditorFilesOptions {
  readonly id?: string;
  readonly value?: string | null;
  readonly onChange?: (html: string) => void;
  /** Names the text for those who do not see it. */
  readonly label: string;
  /** Pixels; 300 unless told otherwise. As wide as its place. */
  readonly height?: number;
  readonly disabled?: boolean;
}

const defaultHeight = 300;

/** The editor itself with its library; `rich-text-editor.tsx` loads it when it is shown. */
export function EditorBody(props: RichTextEditorProps) {
  const { id, value, onChange, label, height = defaultHeight, disabled = false } = props;
  const t = useText();
  const told = useRef(value ?? '');
  const editor = useEditor({
    extensions,
    content: safeHtml(value ?? ''),
    editable: !disabled,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        id: id ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'kit-rich-text',
      },
      transformPastedHTML: safeHtml,
      handlePaste: (_view, event) => files.take(event.clipboardData?.files),
      // A part of the text that is moved carries no files.
      handleDrop: (_view, event) => files.take(event.dataTransfer?.files),
    },
    onUpdate: ({ editor: changed }) => {
      told.current = htmlOf(changed);
      onChange?.(told.current);
    },
  });
  const files = useEditorFiles(editor, props);
  useEffect(() => {
    editor.setEditable(!disabled, false);
  }, [editor, disabled]);
  useEffect(() => {
    // Written only when it came from outside: while one types, the caret must stay.
    if ((value ?? '') === told.current) return;
    told.current = value ?? '';
    editor.commands.setContent(safeHtml(told.current), { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className="kit-editor" aria-disabled={disabled}>
      {!disabled && (
        <EditorTools editor={editor} label={label} onFile={files.choose} hasVideo={props.videoPath !== ''} />
      )}
      {files.percent !== undefined && (
        <Progress percent={files.percent} size="small" aria-label={t(kitTexts.uploading, { percent: files.percent })} />
      )}
      <EditorContent editor={editor} className="kit-editor-body" style={{ height }} />
    </div>
  );
}

/** `''` for a text without anything in it; else no more than the server keeps, for the schema knows nothing else. */
function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : hexColor(writtenHtml(editor));
}
