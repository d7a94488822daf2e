import { changeEntry, type OwnEntryLine } from '@zhaocai/model/tendering/entry-endpoints';
import { enterpriseSize } from '@zhaocai/model/tendering/choices';
import { entry } from '@zhaocai/model/tendering/entry';
import { useRef } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourceForm, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { bidListTexts as texts } from './texts.ts';

/** The fields of a registration that stay the supplier's until the deadline. */
const { linkman, phone, smeType, smeFiles } = entry.fields;
export const contactFields = { linkman, phone, smeType, smeFiles };

/** As the calls take them. */
export function contactInput({ linkman, phone, smeType, smeFiles }: Readonly<Record<string, unknown>>) {
  return {
    linkman: String(linkman),
    phone: String(phone),
    smeType: Number(smeType ?? enterpriseSize.code.none),
    smeFiles: Array.isArray(smeFiles) ? smeFiles : [],
  };
}

export interface ContactDialogProps {
  readonly line: OwnEntryLine | undefined;
  readonly onClose: () => void;
}

export function ContactDialog({ line, onClose }: ContactDialogProps) {
  const t = useText();
  const form = useRef<ResourceFormHandle>(null);
  const changing = useCommand(changeEntry, { success: texts.contactChanged });
  return (
    <Dialog
      isOpen={line !== undefined}
      title={t(texts.changeContact)}
      width={480}
      onClose={() => form.current?.cancel()}
    >
      {line && (
        <ResourceForm
          ref={form}
          fields={contactFields}
          row={{ linkman: line.linkman, phone: line.phone, smeType: line.smeType, smeFiles: line.smeFiles }}
          onCancel={onClose}
          onSubmit={async (values) => {
            const { id, version } = line;
            const answer = await changing.run({ id, version, ...contactInput(values) });
            if (answer) onClose();
            return answer !== undefined;
          }}
        />
      )}
    </Dialog>
  );
}
