import { agencyEntrustment } from '@zhaocai/model/agency/agency-entrustment';
import { saveAgreement, type EntrustmentShown } from '@zhaocai/model/agency/entrustment-endpoints';
import type { Fields, FileValue } from '@zhaocai/model/kit/field';
import { entrustmentLifecycle } from '@zhaocai/model/agency/entrustment-lifecycle';
import { Alert } from 'antd';
import { useRef } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourceForm, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { useLastShown } from '../../../kit/widgets/use-last-shown.ts';
import { agencyTexts as texts } from '../texts.ts';

const fields: Fields = { agreementFiles: agencyEntrustment.fields.agreementFiles };

/** The files of the written agreement. */
export function AgreementDialog({
  row,
  onClose,
}: {
  readonly row: EntrustmentShown | undefined;
  readonly onClose: () => void;
}) {
  const t = useText();
  const form = useRef<ResourceFormHandle>(null);
  const shown = useLastShown(row);
  const saving = useCommand(saveAgreement, { success: texts.agreementSaved });
  const close = () => (form.current ? form.current.cancel() : onClose());
  return (
    <Dialog isOpen={row !== undefined} title={t(texts.agreement)} width={560} onClose={close}>
      {shown && entrustmentLifecycle.is(shown.entrustStatus, 'active') && (
        <Alert type="warning" showIcon title={t(texts.agreementAnew)} style={{ marginBottom: 16 }} />
      )}
      {shown && (
        <ResourceForm
          key={`${shown.id} ${shown.version}`}
          ref={form}
          fields={fields}
          initial={{ agreementFiles: shown.agreementFiles ?? [] }}
          onCancel={onClose}
          onSubmit={async ({ agreementFiles }) => {
            const files = ((agreementFiles ?? []) as FileValue[]).map((file) => ({ ...file }));
            const answer = await saving.run({ id: shown.id, version: shown.version, agreementFiles: files });
            if (answer) onClose();
            return answer !== undefined;
          }}
        />
      )}
    </Dialog>
  );
}
