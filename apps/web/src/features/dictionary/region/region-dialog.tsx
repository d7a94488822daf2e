import { region, type RegionDetail } from '@zhaocai/model/dictionary/region';
import { resource } from '@zhaocai/model/kit/resource';
import { useRef } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourceForm, type FormValues, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { useLastShown } from '../../../kit/widgets/use-last-shown.ts';
import { regionTexts as texts } from './texts.ts';

/** A region below another, or one that is changed. */
export type RegionTask =
  | { readonly kind: 'add'; readonly parent: RegionDetail }
  | { readonly kind: 'edit'; readonly row: RegionDetail };

/** The form of a region; a new one starts one level below its parent, with the beginning of its code. */
export function RegionDialog({ task: wanted, onClose }: { task: RegionTask | undefined; onClose: () => void }) {
  const t = useText();
  const task = useLastShown(wanted);
  const form = useRef<ResourceFormHandle>(null);
  const command = useCommand(saveEndpoint(), { success: task?.kind === 'edit' ? kitTexts.updated : kitTexts.added });
  const handleSubmit = async (values: FormValues) => {
    // The form holds wire values; they were judged by the definition that the endpoint has.
    const isStored = (await command.run(values as Parameters<typeof command.run>[0])) !== undefined;
    if (isStored) onClose();
    return isStored;
  };
  return (
    <Dialog
      isOpen={wanted !== undefined}
      width={administrationWidth}
      title={task && (task.kind === 'add' ? t(texts.addTitle, { name: task.parent.name }) : t(texts.editTitle))}
      onClose={() => (form.current ? form.current.cancel() : onClose())}
    >
      {task && (
        <ResourceForm
          ref={form}
          fields={region.fields}
          row={task.kind === 'edit' ? { ...task.row } : undefined}
          initial={task.kind === 'add' ? initialBelow(task.parent) : undefined}
          onSubmit={handleSubmit}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

function initialBelow({ code, level }: RegionDetail): FormValues {
  const known = ['', code.slice(0, 2), code.slice(0, 4), code, code][level] ?? code;
  return { parentCode: code, level: level + 1, code: known, sort: 0 };
}

function saveEndpoint() {
  const { save } = resource(region);
  return save;
}
