import { parseRoute } from '@zhaocai/model/kit/endpoint';
import { entryTemplate, importEntries } from '@zhaocai/model/tendering/offline-entry-endpoints';
import { lazy, Suspense } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { useIgnored } from '../use-ignored.ts';
import { entryListTexts as texts } from './texts.ts';

/** Comes when it is opened: the list itself must be there at once. */
const SpreadsheetDialog = lazy(async () => ({
  default: (await import('../../../kit/resource-page/spreadsheet-dialog.tsx')).SpreadsheetDialog,
}));

/** Who registered on paper, from a spreadsheet, for one project. */
export function ImportEntries({ projectId, onClose }: { readonly projectId: string; readonly onClose: () => void }) {
  const t = useText();
  const notify = useNotify();
  const tellIgnored = useIgnored();
  const task = {
    path: parseRoute(importEntries.route).path,
    query: { projectId },
    title: texts.importTitle,
    text: texts.importText,
    template: entryTemplate,
    templateName: texts.templateName,
  };
  const handleImported = (answer: unknown) => {
    notify.success(t(texts.imported));
    tellIgnored(answer);
    onClose();
  };
  return (
    <Suspense>
      <SpreadsheetDialog task={task} isOpen onClose={onClose} onImported={handleImported} />
    </Suspense>
  );
}
