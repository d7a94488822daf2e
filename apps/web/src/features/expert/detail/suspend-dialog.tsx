import { updateExpertStatus, type ExpertDetail } from '@zhaocai/model/expert/expert-endpoints';
import { expertLifecycle } from '@zhaocai/model/expert/expert-lifecycle';
import type { Fields } from '@zhaocai/model/kit/field';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourceForm } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { expertTexts as texts } from '../texts.ts';

const fields = {
  suspendUntil: { kind: 'day', label: texts.suspendUntil, required: true },
  reason: { kind: 'longText', label: texts.suspendReason, maxLength: 500, required: true },
} as const satisfies Fields;

interface SuspendDialogProps {
  readonly row: ExpertDetail | undefined;
  readonly onClose: () => void;
}

/** Nobody draws him until a day, and why. */
export function SuspendDialog({ row, onClose }: SuspendDialogProps) {
  const t = useText();
  const suspending = useCommand(updateExpertStatus, { success: texts.suspended });
  if (!row) return null;
  return (
    <Dialog isOpen title={t(texts.suspendTitle, { name: row.name })} width={480} onClose={onClose}>
      <ResourceForm
        fields={fields}
        submitText={t(texts.suspend)}
        onCancel={onClose}
        onSubmit={async ({ suspendUntil, reason }) => {
          const answer = await suspending.run({
            id: row.id,
            version: row.version,
            expertStatus: expertLifecycle.code.suspended,
            suspendUntil: String(suspendUntil),
            reason: String(reason),
          });
          if (answer) onClose();
          return answer !== undefined;
        }}
      />
    </Dialog>
  );
}
