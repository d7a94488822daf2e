import { FileExcelOutlined } from '@ant-design/icons';
import { importProject } from '@zhaocai/contract/tendering/project-endpoints';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { editProjectPath } from '../paths.ts';
import { projectListTexts as texts } from './texts.ts';

/** Comes when it is opened: the list itself must be there at once. */
const ImportDialog = lazy(async () => ({
  default: (await import('../project-edit/import-dialog.tsx')).ImportDialog,
}));

/** «Import» with its dialog; what was imported opens as a draft to be checked. */
export function ImportButton() {
  const t = useText();
  const allowed = useAllowed();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  if (!allowed(importProject.permission)) return null;
  const handleImported = (id: string) => {
    setOpen(false);
    void navigate(editProjectPath(id));
  };
  return (
    <>
      <Button icon={<FileExcelOutlined />} onClick={() => setOpen(true)}>
        {t(texts.import)}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog isOpen onClose={() => setOpen(false)} onImported={handleImported} />
        </Suspense>
      )}
    </>
  );
}
