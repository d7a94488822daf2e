import { FileProtectOutlined } from '@ant-design/icons';
import { auctionRecord, type AuctionAnswer, type AuctionRoom } from '@zhaocai/model/auction/auction-endpoints';
import { Button } from 'antd';
import { exportFile } from '../../kit/http/export-file.ts';
import { useText } from '../../kit/text/language.ts';
import { PdfButton } from '../../kit/widgets/pdf-button.tsx';
import { useNotify } from '../../kit/widgets/use-notify.tsx';
import { auctionTexts as texts } from './texts.ts';

interface RecordProps {
  readonly answer: AuctionAnswer;
  readonly room: AuctionRoom;
}

/** The record of an auction that is over: printed, and as the signed facts that prove themselves. */
export function AuctionRecord({
  answer: { projectId, tenantId, projectNo },
  room: { packageId, packageNo },
}: RecordProps) {
  const t = useText();
  const notify = useNotify();
  const title = t(texts.recordFile, { no: projectNo, package: packageNo });
  const of = { projectId, tenantId, packageId } as const;
  const handleSigned = () => {
    void exportFile(auctionRecord, { ...of, format: 'json' as const }, `${title}.json`).catch(notify.failure);
  };
  return (
    <>
      <PdfButton
        endpoint={auctionRecord}
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
