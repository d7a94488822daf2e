import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { projectTemplate } from '@zhaocai/contract/tendering/project-endpoints';
import { Alert, Button } from 'antd';
import { useRef, useState } from 'react';
import { fetchFile } from '../../../kit/http/call.ts';
import { saveFile } from '../../../kit/http/save-file.ts';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { ImportFaultList } from './import-fault-list.tsx';
import { projectEditTexts as texts } from './texts.ts';
import { useImport } from './use-import.ts';
import './project-edit.css';

export interface ImportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onImported: (projectId: string) => void;
}

/** A project from a spreadsheet: all of it, or nothing and what is wrong, row by row. */
export function ImportDialog({ isOpen, onClose, onImported }: ImportDialogProps) {
  const t = useText();
  return (
    <Dialog isOpen={isOpen} title={t(texts.importTitle)} width={720} onClose={onClose}>
      <ImportWork onClose={onClose} onImported={onImported} />
    </Dialog>
  );
}

function ImportWork({ onClose, onImported }: Omit<ImportDialogProps, 'isOpen'>) {
  const t = useText();
  const notify = useNotify();
  const { run, running, refusal, error } = useImport((id) => {
    notify.success(t(texts.imported));
    onImported(id);
  });
  return (
    <>
      <p className="pe-import-text">{t(texts.importText)}</p>
      <SheetDrop name={running} isAgain={refusal !== undefined} onFile={(file) => void run(file)} />
      {error && <Alert type="error" showIcon title={error} className="pe-import-error" />}
      {refusal && <ImportFaultList refusal={refusal} />}
      <div className="kit-form-foot">
        <span className="kit-form-hint">
          <TemplateButton />
        </span>
        <Button onClick={onClose}>{t(texts.close)}</Button>
      </div>
    </>
  );
}

function TemplateButton() {
  const t = useText();
  const notify = useNotify();
  const handleClick = async () => {
    try {
      saveFile(await fetchFile(projectTemplate, {}), t(texts.templateName));
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

interface SheetDropProps {
  /** Of the file that is being read. */
  readonly name: string | undefined;
  readonly isAgain: boolean;
  readonly onFile: (file: File) => void;
}

function SheetDrop({ name, isAgain, onFile }: SheetDropProps) {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    setOver(false);
    if (files?.[0]) onFile(files[0]);
  };
  return (
    <div
      className={isOver ? 'kit-drop kit-drop-over' : 'kit-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <Button
        type={isAgain ? 'default' : 'primary'}
        icon={<UploadOutlined />}
        loading={name !== undefined}
        onClick={() => picker.current?.click()}
      >
        {t(isAgain ? texts.importAgain : texts.chooseSheet)}
      </Button>
      <span className="kit-drop-rules">{name ? t(texts.importing, { name }) : t(texts.dropSheet)}</span>
      <input
        ref={picker}
        type="file"
        accept=".xlsx"
        className="kit-hidden-input"
        tabIndex={-1}
        aria-label={t(texts.chooseSheet)}
        onChange={(event) => {
          take(event.target.files);
          // The same file, mended, is chosen again.
          event.target.value = '';
        }}
      />
    </div>
  );
}
