import { DownloadOutlined } from '@ant-design/icons';
import type { Endpoint } from '@zhaocai/model/kit/endpoint';
import { Button } from 'antd';
import { useState } from 'react';
import { exportFile } from '../../../kit/http/export-file.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { answerTexts as texts } from './texts.ts';

export interface ExportButtonProps<I> {
  readonly endpoint: Endpoint<I, unknown>;
  /** What the list shows. */
  readonly input: I;
}

/** What the list shows, as a workbook; absent where the user may not. */
export function ExportButton<I>({ endpoint, input }: ExportButtonProps<I>) {
  const t = useText();
  const notify = useNotify();
  const allowed = useAllowed();
  const [isRunning, setRunning] = useState(false);
  if (endpoint.permission !== 'signedIn' && !allowed(endpoint.permission)) return null;
  const save = async () => {
    setRunning(true);
    try {
      await exportFile(endpoint, input, 'answers.xlsx');
    } catch (error) {
      notify.failure(error);
    }
    setRunning(false);
  };
  return (
    <Button icon={<DownloadOutlined />} loading={isRunning} onClick={() => void save()}>
      {t(isRunning ? texts.exporting : texts.export)}
    </Button>
  );
}
