import { FileProtectOutlined } from '@ant-design/icons';
import type { HallAnswer } from '@zhaocai/model/hall/hall-endpoints';
import { hallRecord } from '@zhaocai/model/hall/record-endpoints';
import { Button } from 'antd';
import { exportFile } from '../../kit/http/export-file.ts';
import { useText } from '../../kit/text/language.ts';
import { PdfButton } from '../../kit/widgets/pdf-button.tsx';
import { useNotify } from '../../kit/widgets/use-notify.tsx';
import { hallTexts as texts } from './texts.ts';

/** The record to keep, from the opening on: printed, and as the signed facts that prove themselves. */
export function RecordLink({ hall: { projectId, tenantId, projectNo } }: { readonly hall: HallAnswer }) {
  const t = useText();
  const notify = useNotify();
  const title = t(texts.recordFile, { no: projectNo });
  const of = { projectId, tenantId } as const;
  const handleSigned = () => {
    void exportFile(hallRecord, { ...of, format: 'json' as const }, `${title}.json`).catch(notify.failure);
  };
  return (
    <>
      <PdfButton
        endpoint={hallRecord}
        input={{ ...of, format: 'pdf' as const }}
        title={title}
        label={t(texts.recordPdf)}
      />
      <Button icon={<FileProtectOutlined />} onClick={handleSigned}>
        {t(texts.recordJson)}
      </Button>
    </>
  );
}
