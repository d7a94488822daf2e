import { DownloadOutlined } from '@ant-design/icons';
import type { Endpoint } from '@zhaocai/model/kit/endpoint';
import type { Text } from '@zhaocai/model/kit/text';
import { Alert, Button } from 'antd';
import { fetchFile } from '../../../kit/http/call.ts';
import { saveFile } from '../../../kit/http/save-file.ts';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { SpreadsheetDrop } from '../../../kit/widgets/spreadsheet-drop.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { SpreadsheetFaults } from '../../../kit/resource-page/spreadsheet-faults.tsx';
import { projectEditTexts as texts } from './texts.ts';
import { useImport, type SpreadsheetPlace } from './use-import.ts';
import './project-edit.css';

/** What is imported, where to, and in which words. */
export interface SpreadsheetTask extends SpreadsheetPlace {
  readonly title: Text;
  readonly text: Text;
  readonly imported: Text;
  readonly template: Endpoint<Record<string, never>, unknown>;
  readonly templateName: Text;
}

export interface ImportDialogProps {
  readonly task: SpreadsheetTask;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onImported: (answer: unknown) => void;
}

/** Rows of a spreadsheet: all of them, or nothing and what is wrong, row by row. */
export function ImportDialog({ isOpen, ...work }: ImportDialogProps) {
  const t = useText();
  return (
    <Dialog isOpen={isOpen} title={t(work.task.title)} width={720} onClose={work.onClose}>
      <ImportWork {...work} />
    </Dialog>
  );
}

function ImportWork({ task, onClose, onImported }: Omit<ImportDialogProps, 'isOpen'>) {
  const t = useText();
  const notify = useNotify();
  const { run, running, refusal, error } = useImport(task, (answer) => {
    notify.success(t(task.imported));
    onImported(answer);
  });
  return (
    <>
      <p className="pe-import-text">{t(task.text)}</p>
      <SpreadsheetDrop
        label={t(refusal ? texts.importAgain : texts.chooseSpreadsheet)}
        hint={running ? t(texts.importing, { name: running }) : t(texts.dropSpreadsheet)}
        pickerLabel={t(texts.chooseSpreadsheet)}
        isPrimary={!refusal}
        isBusy={running !== undefined}
        onFile={(file) => void run(file)}
      />
      {error && <Alert type="error" showIcon title={error} className="pe-import-error" />}
      {refusal && <SpreadsheetFaults refusal={refusal} />}
      <div className="kit-form-foot">
        <span className="kit-form-hint">
          <TemplateButton task={task} />
        </span>
        <Button onClick={onClose}>{t(texts.close)}</Button>
      </div>
    </>
  );
}

function TemplateButton({ task }: Pick<ImportDialogProps, 'task'>) {
  const t = useText();
  const notify = useNotify();
  const handleClick = async () => {
    try {
      saveFile(await fetchFile(task.template, {}), t(task.templateName));
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Button type="link" icon={<DownloadOutlined />} onClick={() => void handleClick()}>
      {t(texts.template)}
    </Button>
  );
}
