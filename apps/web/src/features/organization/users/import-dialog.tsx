import { parseRoute, type EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { importUsers, userTemplate, type InitialPassword } from '@zhaocai/model/organization/user-endpoints';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { SpreadsheetDialog } from '../../../kit/resource-page/spreadsheet-dialog.tsx';
import { useText } from '../../../kit/text/language.ts';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { placeInput, type Place } from '../place.ts';
import { organizationTexts as texts } from '../texts.ts';

export interface ImportDialogProps {
  readonly place: Place;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onImported: (passwords: readonly InitialPassword[]) => void;
}

const words = {
  path: parseRoute(importUsers.route).path,
  title: texts.importTitle,
  text: texts.importText,
  template: userTemplate,
  templateName: texts.templateName,
};

/** People from a spreadsheet: all of them, or nobody and what is wrong, row by row. */
export function ImportDialog({ place, isOpen, onClose, onImported }: ImportDialogProps) {
  const t = useText();
  const notify = useNotify();
  const [isCovered, setCovered] = useState(false);
  const handleImported = (answer: unknown) => {
    // What its endpoint answers.
    const { added, changed, passwords } = answer as EndpointOutput<typeof importUsers>;
    notify.success(t(texts.imported, { added, changed }));
    setCovered(false);
    onImported(passwords);
  };
  const handleClose = () => {
    setCovered(false);
    onClose();
  };
  const query = { ...placeInput(place), isCovered: isCovered ? '1' : '0' };
  return (
    <SpreadsheetDialog task={{ ...words, query }} isOpen={isOpen} onClose={handleClose} onImported={handleImported}>
      <Checkbox checked={isCovered} onChange={(event) => setCovered(event.target.checked)}>
        {t(texts.cover)}
      </Checkbox>
    </SpreadsheetDialog>
  );
}
