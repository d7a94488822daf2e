import { signApi } from '@zhaocai/model/file/sign-endpoints';
import { Button, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { useEndpoint } from '../endpoint/use-endpoint.ts';
import { useText } from '../text/language.ts';
import { Dialog } from '../widgets/dialog.tsx';
import { Empty } from '../widgets/empty.tsx';
import { Loaded } from '../widgets/loading.tsx';
import { CertificateExpiry } from './certificate-expiry.tsx';
import { signTexts as texts } from './sign-texts.ts';

export interface SignWish {
  readonly certificateId: string;
  readonly reason: string;
}

interface SignDialogProps {
  readonly isBusy: boolean;
  readonly onSign: (wish: SignWish) => void;
  readonly onClose: () => void;
}

/** Which certificate signs, and why. */
export function SignDialog({ isBusy, onSign, onClose }: SignDialogProps) {
  const t = useText();
  const id = useId();
  const certificates = useEndpoint(signApi.certificates, {});
  const [chosen, setChosen] = useState<string>();
  const [reason, setReason] = useState('');
  const certificateId = chosen ?? certificates.data?.[0]?.id;
  const validTo = certificates.data?.find(({ id: one }) => one === certificateId)?.validTo;
  const footer = (
    <>
      <Button onClick={onClose}>{t(texts.close)}</Button>
      <Button
        type="primary"
        loading={isBusy}
        disabled={certificateId === undefined}
        onClick={() => certificateId && onSign({ certificateId, reason })}
      >
        {t(texts.sign)}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={t(texts.sign)} width={520} footer={footer} onClose={onClose}>
      <Loaded query={certificates}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t(texts.noCertificate)} help={t(texts.noCertificateHelp)} />
          ) : (
            <div className="kit-sign-form">
              <label htmlFor={`${id}certificate`}>{t(texts.certificate)}</label>
              <Select
                id={`${id}certificate`}
                value={certificateId}
                onChange={setChosen}
                options={rows.map((row) => ({
                  value: row.id,
                  label: `${row.certificateName} (${row.subjectName})`,
                }))}
              />
              {validTo && <CertificateExpiry validTo={validTo} />}
              <label htmlFor={`${id}reason`}>{t(texts.reason)}</label>
              <Input
                id={`${id}reason`}
                maxLength={100}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
              <p className="kit-drop-rules">{t(texts.signHelp)}</p>
            </div>
          )
        }
      </Loaded>
    </Dialog>
  );
}
