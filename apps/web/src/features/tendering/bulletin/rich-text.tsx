import { RichTextEditor as Editor } from '../../../kit/rich-text/rich-text-editor.tsx';
import { RichTextView } from '../../../kit/rich-text/rich-text-view.tsx';

/** Notices come from other tenants: what is shown is cleaned once more in the browser. */
export function RichText({ html }: { html: string }) {
  return <RichTextView html={html} className="kit-rich-text bulletin-text" />;
}

export interface RichTextEditorProps {
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly label: string;
}

const bulletinHeight = 480;

/** A notice is long: its editor is higher than others. */
export function RichTextEditor(props: RichTextEditorProps) {
  return <Editor {...props} height={bulletinHeight} />;
}
