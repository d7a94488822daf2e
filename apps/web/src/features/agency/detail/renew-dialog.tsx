import { agencyCooperation } from '@zhaocai/model/agency/agency-cooperation';
import { renewCooperation, type AgentInfo } from '@zhaocai/model/agency/cooperation-endpoints';
import type { Fields, FileValue } from '@zhaocai/model/kit/field';
import { useRef } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourceForm, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { useLastShown } from '../../../kit/widgets/use-last-shown.ts';
import { agencyTexts as texts } from '../texts.ts';

const fields: Fields = {
  endDate: { kind: 'day', label: texts.newEnd, required: true },
  agreementFiles: { ...agencyCooperation.fields.agreementFiles, label: texts.newAgreement, required: true },
};

/** A new end by a renewed agreement. */
export function RenewDialog({
  agency,
  onClose,
}: {
  readonly agency: AgentInfo | undefined;
  readonly onClose: () => void;
}) {
  const t = useText();
  const form = useRef<ResourceFormHandle>(null);
  const shown = useLastShown(agency);
  const renewing = useCommand(renewCooperation, { success: texts.renewed });
  const close = () => (form.current ? form.current.cancel() : onClose());
  return (
    <Dialog
      isOpen={agency !== undefined}
      title={t(texts.renewTitle, { name: shown?.agentName ?? '' })}
      width={560}
      onClose={close}
    >
      {shown && (
        <ResourceForm
          key={`${shown.id} ${shown.version}`}
          ref={form}
          fields={fields}
          onCancel={onClose}
          onSubmit={async ({ endDate, agreementFiles }) => {
            const { id, version } = shown;
            const files = ((agreementFiles ?? []) as FileValue[]).map((file) => ({ ...file }));
            const answer = await renewing.run({ id, version, endDate: String(endDate), agreementFiles: files });
            if (answer) onClose();
            return answer !== undefined;
          }}
        />
      )}
    </Dialog>
  );
}
