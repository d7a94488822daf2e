import type { Fields } from '@zhaocai/model/kit/field';
import { sendMessage } from '@zhaocai/model/resource/resource-endpoints';
import { useRef } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourceForm, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { smsTexts as texts } from './texts.ts';

const fields: Fields = {
  phones: { kind: 'text', label: texts.phones, maxLength: 2000, required: true, help: texts.phonesHelp },
  params: { kind: 'longText', label: texts.params, maxLength: 1000, help: texts.paramsHelp },
};

/** One message by this provider, as any part of the product would send it. */
export function TrialDialog({ code, onClose }: { code: string | undefined; onClose: () => void }) {
  const t = useText();
  const form = useRef<ResourceFormHandle>(null);
  const sending = useCommand(sendMessage, { success: texts.done });
  return (
    <Dialog
      isOpen={code !== undefined}
      title={t(texts.trialOf, { code: code ?? '' })}
      width={administrationWidth}
      onClose={() => form.current?.cancel()}
    >
      {code !== undefined && (
        <ResourceForm
          ref={form}
          fields={fields}
          submitText={t(texts.send)}
          onCancel={onClose}
          onSubmit={async ({ phones, params }) => {
            const answer = await sending.run({ code, phones: String(phones ?? ''), params: String(params ?? '') });
            if (answer) onClose();
            return answer !== undefined;
          }}
        />
      )}
    </Dialog>
  );
}
