import { parseRoute } from '@zhaocai/model/kit/endpoint';
import { entryTemplate, importEntries } from '@zhaocai/model/tendering/entry-endpoints';
import { lazy, Suspense } from 'react';
import { entryListTexts as texts } from './texts.ts';

/** Comes when it is opened: the list itself must be there at once. */
const ImportDialog = lazy(async () => ({
  default: (await import('../project-edit/import-dialog.tsx')).ImportDialog,
}));

/** Who registered on paper, from a spreadsheet, for one project. */
export function ImportEntries({ projectId, onClose }: { readonly projectId: string; readonly onClose: () => void }) {
  const task = {
    path: parseRoute(importEntries.route).path,
    query: { projectId },
    title: texts.importTitle,
    text: texts.importText,
    imported: texts.imported,
    template: entryTemplate,
    templateName: texts.templateName,
  };
  return (
    <Suspense>
      <ImportDialog task={task} isOpen onClose={onClose} onImported={onClose} />
    </Suspense>
  );
}
