import { documentConfirm } from '@zhaocai/model/tendering/document-confirm';
import { applyConfirm } from '@zhaocai/model/tendering/document-confirm-endpoints';
import { project } from '@zhaocai/model/tendering/project';
import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import type { Fields, FileValue } from '@zhaocai/model/kit/field';
import { useRef } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourceForm, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { documentTexts as texts } from './texts.ts';

const fields: Fields = {
  files: { ...project.fields.files, label: documentConfirm.fields.files.label, required: true },
  content: documentConfirm.fields.content,
};
const documents = 1;
const width = 640;

interface HandInProps {
  readonly detail: Pick<ProjectDetail, 'id' | 'version' | 'files'>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The documents that suppliers will get with the notice; what was typed and uploaded survives a refusal. */
export function HandInDocuments({ detail, isOpen, onClose }: HandInProps) {
  const t = useText();
  const form = useRef<ResourceFormHandle>(null);
  const handing = useCommand(applyConfirm, { success: texts.handedIn });
  const close = () => (form.current ? form.current.cancel() : onClose());
  return (
    <Dialog isOpen={isOpen} title={t(texts.handIn)} width={width} onClose={close}>
      <p className="tender-hint">{t(texts.handInHelp)}</p>
      <ResourceForm
        key={`${detail.id} ${detail.version}`}
        ref={form}
        fields={fields}
        initial={{ files: detail.files ?? [] }}
        onCancel={onClose}
        onSubmit={async ({ files, content }) => {
          const answer = await handing.run({
            projectId: detail.id,
            version: detail.version,
            confirmType: documents,
            files: ((files ?? []) as FileValue[]).map((file) => ({ ...file })),
            content: typeof content === 'string' ? content : undefined,
          });
          if (answer) onClose();
          return answer !== undefined;
        }}
      />
    </Dialog>
  );
}
