import { FileExcelOutlined } from '@ant-design/icons';
import { parseRoute } from '@zhaocai/model/kit/endpoint';
import type { Saved } from '@zhaocai/model/kit/resource';
import { importProject, projectTemplate } from '@zhaocai/model/tendering/project-import-endpoints';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { editProjectPath } from '../paths.ts';
import { useIgnored } from '../use-ignored.ts';
import { projectListTexts as texts } from './texts.ts';

/** Comes when it is opened: the list itself must be there at once. */
const SpreadsheetDialog = lazy(async () => ({
  default: (await import('../../../kit/resource-page/spreadsheet-dialog.tsx')).SpreadsheetDialog,
}));

const task = {
  path: parseRoute(importProject.route).path,
  title: texts.importTitle,
  text: texts.importText,
  template: projectTemplate,
  templateName: texts.templateName,
};

/** «Import» with its dialog; what was imported opens as a draft to be checked. */
export function ImportButton() {
  const t = useText();
  const allowed = useAllowed();
  const navigate = useNavigate();
  const notify = useNotify();
  const tellIgnored = useIgnored();
  const [isOpen, setOpen] = useState(false);
  if (!allowed(importProject.permission)) return null;
  const handleImported = (answer: unknown) => {
    notify.success(t(texts.imported));
    tellIgnored(answer);
    setOpen(false);
    // What a save answers.
    void navigate(editProjectPath((answer as Saved).id));
  };
  return (
    <>
      <Button icon={<FileExcelOutlined />} onClick={() => setOpen(true)}>
        {t(texts.import)}
      </Button>
      {isOpen && (
        <Suspense>
          <SpreadsheetDialog task={task} isOpen onClose={() => setOpen(false)} onImported={handleImported} />
        </Suspense>
      )}
    </>
  );
}
