import type { Editor } from '@tiptap/core';
import { DOMSerializer } from '@tiptap/pm/model';

/** The editor's text as HTML, written in a document of its own: in the page's, each picture would be asked for again. */
export function writtenHtml(editor: Editor): string {
  const apart = document.implementation.createHTMLDocument();
  const fragment = DOMSerializer.fromSchema(editor.schema).serializeFragment(editor.state.doc.content, {
    document: apart,
  });
  apart.body.append(fragment);
  return apart.body.innerHTML;
}
