import { addSourceObjection } from '@zhaocai/model/tendering/invitation-endpoints';
import { sourceObjection } from '@zhaocai/model/tendering/source-objection';
import type { Fields } from '@zhaocai/model/kit/field';
import { useRef } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourceForm, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { invitationTexts as texts } from './texts.ts';

const { objector, receiveTime, content } = sourceObjection.fields;
const fields: Fields = { objector, receiveTime, content };
const width = 600;

interface ObjectionDialogProps {
  readonly projectId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Who objects, when it came in, and what it says; what was typed survives a refusal. */
export function ObjectionDialog({ projectId, isOpen, onClose }: ObjectionDialogProps) {
  const t = useText();
  const form = useRef<ResourceFormHandle>(null);
  const saving = useCommand(addSourceObjection, { success: texts.objectionNoted });
  const close = () => (form.current ? form.current.cancel() : onClose());
  return (
    <Dialog isOpen={isOpen} title={t(texts.addObjection)} width={width} onClose={close}>
      <ResourceForm
        ref={form}
        fields={fields}
        onCancel={onClose}
        onSubmit={async (values) => {
          const answer = await saving.run({
            projectId,
            objector: String(values.objector),
            receiveTime: String(values.receiveTime),
            content: String(values.content),
          });
          if (answer) onClose();
          return answer !== undefined;
        }}
      />
    </Dialog>
  );
}
