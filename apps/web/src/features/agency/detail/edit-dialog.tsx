import { resource } from '@zhaocai/model/kit/resource';
import { agencyCooperation } from '@zhaocai/model/agency/agency-cooperation';
import { cooperationLifecycle } from '@zhaocai/model/agency/cooperation-lifecycle';
import type { AgentInfo } from '@zhaocai/model/agency/cooperation-endpoints';
import type { Fields } from '@zhaocai/model/kit/field';
import { useRef } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourceForm, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { useLastShown } from '../../../kit/widgets/use-last-shown.ts';
import { agencyTexts as texts } from '../texts.ts';

const { save } = resource(agencyCooperation);
const { agentName: _name, agentTenantId: _number, creditCode: _code, ...changeable } = agencyCooperation.fields;
const { linkman, phone, agreementFiles, remark } = changeable;
/** What both have agreed on stays. */
const ofAgreed: Fields = { linkman, phone, agreementFiles, remark };

/** How an agency is reached; before it has answered, also what it is asked to agree to. */
export function EditDialog({
  agency,
  onClose,
}: {
  readonly agency: AgentInfo | undefined;
  readonly onClose: () => void;
}) {
  const t = useText();
  const form = useRef<ResourceFormHandle>(null);
  const shown = useLastShown(agency);
  const saving = useCommand(save, { success: texts.saved });
  const close = () => (form.current ? form.current.cancel() : onClose());
  const isAgreed = cooperationLifecycle.is(shown?.cooperationStatus, 'active', 'expired');
  return (
    <Dialog
      isOpen={agency !== undefined}
      title={t(texts.editTitle, { name: shown?.agentName ?? '' })}
      width={administrationWidth}
      onClose={close}
    >
      {shown && (
        <ResourceForm
          key={`${shown.id} ${shown.version}`}
          ref={form}
          fields={isAgreed ? ofAgreed : changeable}
          row={{ ...shown }}
          onCancel={onClose}
          onSubmit={async (values) => {
            const { id, version } = shown;
            const answer = await saving.run({ ...values, id, version } as Parameters<typeof saving.run>[0]);
            if (answer) onClose();
            return answer !== undefined;
          }}
        />
      )}
    </Dialog>
  );
}
