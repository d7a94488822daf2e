import { lazy, Suspense } from 'react';
import { Waiting } from '../widgets/loading.tsx';
import type { EditorFilesOptions } from './use-editor-files.ts';

// The editor's library weighs more than most screens: loaded where a text is written.
const EditorBody = lazy(async () => ({ default: (await import('./editor-body.tsx')).EditorBody }));

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

/** Writes a text with sizes, tables, pictures and files. */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Waiting rows={4} />}>
      <EditorBody {...props} />
    </Suspense>
  );
}
