import { lazy, Suspense } from 'react';
import { Waiting } from '../widgets/loading.tsx';
import type { RichTextEditorProps } from './editor-body.tsx';

// The editor's library weighs more than most screens: loaded where a text is written.
const EditorBody = lazy(async () => ({ default: (await import('./editor-body.tsx')).EditorBody }));

/** Writes a text with sizes, tables, pictures and files. */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Waiting rows={4} />}>
      <EditorBody {...props} />
    </Suspense>
  );
}
