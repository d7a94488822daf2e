import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useText } from '../text/language.ts';
import { useNotify } from '../widgets/use-notify.tsx';
import {
  editorAccept,
  editorUploadFault,
  judgeEditorFile,
  uploadFromEditor,
  type EditorFileKind,
} from './editor-files.ts';

export interface EditorFilesOptions {
  readonly fileType?: string;
  readonly uploadPath?: string;
  /** Videos go to a path of their own (rule 306); `''`: the editor offers none. */
  readonly videoPath?: string;
}

export const usualVideoPath = '/api/file/uploadVideo';

/** Files on their way into a text: chosen, pasted or dropped, checked, sent, and put where the caret stands. */
export function useEditorFiles(editor: Editor, options: EditorFilesOptions) {
  const t = useText();
  const notify = useNotify();
  const [percent, setPercent] = useState<number>();
  const insert = async (file: File, kind: EditorFileKind) => {
    const fault = judgeEditorFile(file, kind);
    if (fault) return notify.warning(t(fault));
    try {
      setPercent(0);
      const path = kind === 'video' ? (options.videoPath ?? usualVideoPath) : options.uploadPath;
      const { link, name } = await uploadFromEditor({
        file,
        path,
        fileType: options.fileType,
        onProgress: setPercent,
      });
      place(editor, kind, { link, name });
    } catch (error) {
      const [text, parameters] = editorUploadFault(error);
      notify.warning(t(text, parameters));
    } finally {
      setPercent(undefined);
    }
  };
  const choose = (kind: EditorFileKind) => {
    const chooser = document.createElement('input');
    chooser.type = 'file';
    chooser.accept = editorAccept[kind];
    chooser.onchange = () => chooser.files?.[0] && void insert(chooser.files[0], kind);
    chooser.click();
  };
  /** True when there was a file in it: the browser's own paste then rests. */
  const take = (files: FileList | null | undefined): boolean => {
    const file = files?.[0];
    if (!file) return false;
    const [kind] = file.type.split('/');
    void insert(file, kind === 'image' || (kind === 'video' && options.videoPath !== '') ? kind : 'file');
    return true;
  };
  return { choose, take, percent };
}

/** Pictures stand in the text; other files are links, a video's marked so that a reader plays it. */
function place(editor: Editor, kind: EditorFileKind, { link, name }: { link: string; name: string }): void {
  const attrs = { href: link, class: kind === 'video' ? 'rich-video' : 'rich-file', target: null, rel: null };
  const content =
    kind === 'image'
      ? [{ type: 'image', attrs: { src: link, alt: name } }, { type: 'paragraph' }]
      : [
          { type: 'text', text: name, marks: [{ type: 'link', attrs }] },
          { type: 'text', text: ' ' },
        ];
  // After what is selected, never in its place: the picture just inserted is.
  editor.chain().focus().insertContentAt(editor.state.selection.to, content).run();
}
