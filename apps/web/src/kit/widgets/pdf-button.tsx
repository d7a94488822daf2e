import { FilePdfOutlined } from '@ant-design/icons';
import type { Endpoint } from '@zhaocai/model/kit/endpoint';
import { Button } from 'antd';
import { useState } from 'react';
import { exportFile } from '../http/export-file.ts';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { useNotify } from './use-notify.tsx';

export interface PdfButtonProps<I> {
  readonly endpoint: Pick<Endpoint<I, unknown>, 'route'>;
  readonly input: I;
  /** Names the file where the server does not. */
  readonly title: string;
  readonly label?: string;
}

/** What is on the screen as a PDF that the server makes. */
export function PdfButton<I>({ endpoint, input, title, label }: PdfButtonProps<I>) {
  const t = useText();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const handleClick = () => {
    setBusy(true);
    void exportFile(endpoint, input, `${title}.pdf`)
      .catch(notify.failure)
      .finally(() => setBusy(false));
  };
  return (
    <Button icon={<FilePdfOutlined />} loading={isBusy} onClick={handleClick}>
      {label ?? t(kitTexts.savePdf)}
    </Button>
  );
}
