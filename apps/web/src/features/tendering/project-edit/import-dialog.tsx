import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { parseRoute } from '@zhaocai/contract/kit/endpoint';
import { importProject, projectTemplate } from '@zhaocai/contract/tendering/project-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Progress } from 'antd';
import { useRef, useState } from 'react';
import { fetchFile } from '../../../kit/http/call.ts';
import { RequestError } from '../../../kit/http/request-error.ts';
import { saveFile } from '../../../kit/http/save-file.ts';
import { uploadFile } from '../../../kit/http/upload.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import './project-edit.css';
import { editTexts as texts } from './texts.ts';

export interface ImportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onImported: (projectId: string) => void;
}

interface Refused {
  readonly file: string;
  readonly faults: readonly string[];
}

/** A project from a spreadsheet: all of it, or nothing and the reasons row by row. */
export function ImportDialog({ isOpen, onClose, onImported }: ImportDialogProps) {
  const t = useText();
  const notify = useNotify();
  const picker = useRef<HTMLInputElement>(null);
  const { running, refused, start } = useImport(onImported);
  const handleTemplate = async () => {
    try {
      saveFile(await fetchFile(projectTemplate, {}), t(texts.templateName));
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Dialog isOpen={isOpen} title={t(texts.importTitle)} onClose={onClose} width={640}>
      <p className="tender-next-text">{t(texts.importHelp)}</p>
      <div className="import-steps">
        <Button icon={<DownloadOutlined />} onClick={() => void handleTemplate()}>
          {t(texts.template)}
        </Button>
        <Button
          type="primary"
          icon={<UploadOutlined />}
          loading={running !== undefined}
          onClick={() => picker.current?.click()}
        >
          {t(texts.chooseSheet)}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".xlsx"
          className="kit-hidden-input"
          tabIndex={-1}
          aria-label={t(texts.chooseSheet)}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void start(file);
          }}
        />
      </div>
      {running && (
        <Progress percent={running.percent} size="small" aria-label={t(texts.importing, { name: running.name })} />
      )}
      {refused && (
        <div role="alert">
          <p className="tender-fault">{t(texts.faultsTitle, { file: refused.file, count: refused.faults.length })}</p>
          <ol className="import-faults">
            {refused.faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ol>
        </div>
      )}
      <div className="kit-form-foot">
        <Button onClick={onClose}>{t(kitTexts.close)}</Button>
      </div>
    </Dialog>
  );
}

function useImport(onImported: (projectId: string) => void) {
  const t = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const [running, setRunning] = useState<{ name: string; percent: number }>();
  const [refused, setRefused] = useState<Refused>();
  const start = async (file: File) => {
    setRefused(undefined);
    const onProgress = (percent: number) => setRunning({ name: file.name, percent });
    onProgress(0);
    try {
      const stored = await uploadFile({ file, path: parseRoute(importProject.route).path, onProgress });
      // The import answers by its own contract: the id of the draft it made.
      const { id } = stored as unknown as { readonly id: string };
      notify.success(t(texts.imported));
      void queries.invalidateQueries();
      onImported(id);
    } catch (error) {
      if (error instanceof RequestError && error.kind === 'refused')
        setRefused({ file: file.name, faults: faultLines(error.message) });
      else notify.failure(error);
    } finally {
      setRunning(undefined);
    }
  };
  return { running, refused, start };
}

/** The refusal lists one fault per line, after a heading that the dialog says itself. */
export function faultLines(message: string): string[] {
  const lines = message
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.length > 1 ? lines.slice(1) : lines;
}
