import { DownloadOutlined } from '@ant-design/icons';
import { userTemplate, type InitialPassword } from '@zhaocai/model/organization/user-endpoints';
import { Alert, Button, Checkbox } from 'antd';
import { useState } from 'react';
import { fetchFile } from '../../../kit/http/call.ts';
import { saveFile } from '../../../kit/http/save-file.ts';
import { useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { SpreadsheetDrop } from '../../../kit/widgets/spreadsheet-drop.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import type { Place } from '../place.ts';
import { organizationTexts as texts } from '../texts.ts';
import { SpreadsheetFaults } from '../../../kit/resource-page/spreadsheet-faults.tsx';
import { useImport } from './use-import.ts';

export interface ImportDialogProps {
  readonly place: Place;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onImported: (passwords: readonly InitialPassword[]) => void;
}

/** People from a spreadsheet: all of them, or nobody and what is wrong, row by row. */
export function ImportDialog({ place, isOpen, onClose, onImported }: ImportDialogProps) {
  const t = useText();
  return (
    <Dialog isOpen={isOpen} title={t(texts.importTitle)} width={720} onClose={onClose}>
      <ImportWork place={place} onClose={onClose} onImported={onImported} />
    </Dialog>
  );
}

function ImportWork({ place, onClose, onImported }: Omit<ImportDialogProps, 'isOpen'>) {
  const t = useText();
  const notify = useNotify();
  const [isCovered, setCovered] = useState(false);
  const { run, running, refusal, error } = useImport({ place, isCovered }, ({ added, changed, passwords }) => {
    notify.success(t(texts.imported, { added, changed }));
    onImported(passwords);
  });
  const handleTemplate = async () => {
    try {
      saveFile(await fetchFile(userTemplate, {}), t(texts.templateName));
    } catch (reason) {
      notify.failure(reason);
    }
  };
  return (
    <>
      <p className="org-text">{t(texts.importText)}</p>
      <Checkbox className="org-cover" checked={isCovered} onChange={(event) => setCovered(event.target.checked)}>
        {t(texts.cover)}
      </Checkbox>
      <SpreadsheetDrop
        label={t(texts.chooseSpreadsheet)}
        hint={running ? t(texts.reading, { name: running }) : t(kitTexts.dropFile)}
        pickerLabel={t(texts.chooseSpreadsheet)}
        isPrimary
        isBusy={running !== undefined}
        onFile={(file) => void run(file)}
      />
      {error && <Alert type="error" showIcon title={error} className="org-alert" />}
      {refusal && <SpreadsheetFaults refusal={refusal} />}
      <div className="kit-form-foot">
        <span className="kit-form-hint">
          <Button type="link" icon={<DownloadOutlined />} onClick={() => void handleTemplate()}>
            {t(texts.template)}
          </Button>
        </span>
        <Button onClick={onClose}>{t(kitTexts.close)}</Button>
      </div>
    </>
  );
}
