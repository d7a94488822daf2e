import { DownloadOutlined } from '@ant-design/icons';
import type { Endpoint } from '@zhaocai/model/kit/endpoint';
import type { Text } from '@zhaocai/model/kit/text';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { fetchFile } from '../http/call.ts';
import { RequestError } from '../http/request-error.ts';
import { saveFile } from '../http/save-file.ts';
import { uploadFile, type Upload } from '../http/upload.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { translate, useText } from '../text/language.ts';
import { words } from '../text/words.ts';
import { Dialog } from '../widgets/dialog.tsx';
import { judgeFile } from '../widgets/file-rules.ts';
import { SpreadsheetDrop } from '../widgets/spreadsheet-drop.tsx';
import { useNotify } from '../widgets/use-notify.tsx';
import { SpreadsheetFaults } from './spreadsheet-faults.tsx';
import { spreadsheetRefusal, type SpreadsheetRefusal } from './spreadsheet-refusal.ts';
import { spreadsheetTexts as texts } from './spreadsheet-texts.ts';
import './spreadsheets.css';

/** What is imported, where to, and in which words. */
export interface SpreadsheetTask extends Pick<Upload, 'path' | 'query'> {
  readonly title: Text;
  readonly text: Text;
  readonly template: Endpoint<Record<string, never>, unknown>;
  readonly templateName: Text;
  /** Kinds that are taken, where a .csv is as well. */
  readonly suffixes?: readonly string[];
}

export interface SpreadsheetDialogProps {
  readonly task: SpreadsheetTask;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Gets what the import answered, and says what came of it. */
  readonly onImported: (answer: unknown) => void;
  /** Above the file: how it is to be taken. */
  readonly children?: ReactNode;
}

/** Rows of a spreadsheet: all of them, or nothing and what is wrong, row by row. */
export function SpreadsheetDialog({ isOpen, ...work }: SpreadsheetDialogProps) {
  const t = useText();
  return (
    <Dialog isOpen={isOpen} title={t(work.task.title)} width={720} onClose={work.onClose}>
      <SpreadsheetWork {...work} />
    </Dialog>
  );
}

function SpreadsheetWork({ task, onClose, onImported, children }: Omit<SpreadsheetDialogProps, 'isOpen'>) {
  const t = useText();
  const { run, running, refusal, error } = useSpreadsheet(task, onImported);
  return (
    <div className="kit-import">
      <p>{t(task.text)}</p>
      {children}
      <SpreadsheetDrop
        label={t(refusal ? texts.chooseAgain : words.chooseSpreadsheet)}
        hint={running ? t(texts.reading, { name: running }) : t(texts.orDrop)}
        pickerLabel={t(words.chooseSpreadsheet)}
        isPrimary={!refusal}
        isBusy={running !== undefined}
        accept={task.suffixes?.map((one) => `.${one}`).join(',')}
        onFile={(file) => void run(file)}
      />
      {error && <Alert type="error" showIcon title={error} />}
      {refusal && <SpreadsheetFaults refusal={refusal} />}
      <div className="kit-form-foot">
        <span className="kit-form-hint">
          <TemplateButton task={task} />
        </span>
        <Button onClick={onClose}>{t(kitTexts.close)}</Button>
      </div>
    </div>
  );
}

function TemplateButton({ task }: Pick<SpreadsheetDialogProps, 'task'>) {
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
    <Button type="link" className="kit-import-link" icon={<DownloadOutlined />} onClick={() => void handleClick()}>
      {t(texts.template)}
    </Button>
  );
}

const rules = { suffixes: ['xlsx'], maxMegabytes: 20 };

/** Sends a spreadsheet. `running` is the name of the file that is being read; `error` any reason but wrong rows. */
function useSpreadsheet(
  { path, query, suffixes = rules.suffixes }: SpreadsheetTask,
  onImported: SpreadsheetDialogProps['onImported'],
) {
  const queries = useQueryClient();
  const [running, setRunning] = useState<string>();
  const [refusal, setRefusal] = useState<SpreadsheetRefusal>();
  const [error, setError] = useState<string>();
  const send = async (file: File) => {
    // The upload is typed for stored files; this path answers what its endpoint says.
    const answer: unknown = await uploadFile({ file, path, query });
    await queries.invalidateQueries();
    onImported(answer);
  };
  const run = async (file: File) => {
    if (running !== undefined) return;
    const fault = judgeFile(file, { ...rules, suffixes });
    setRefusal(undefined);
    setError(fault && translate(fault.text, fault.parameters));
    if (fault) return;
    setRunning(file.name);
    try {
      await send(file);
    } catch (reason) {
      if (!(reason instanceof RequestError)) throw reason;
      const rows = spreadsheetRefusal(reason.message);
      setRefusal(rows);
      setError(rows ? undefined : reason.message);
    } finally {
      setRunning(undefined);
    }
  };
  return { run, running, refusal, error };
}
