import { resource } from '@zhaocai/model/kit/resource';
import { codeEntry } from '@zhaocai/model/develop/code-entry';
import type { Field, Fields } from '@zhaocai/model/kit/field';
import { Form } from 'antd';
import { useRef, type Ref } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ResourceForm, type FormValues, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { verbOf } from '../verb-of.ts';
import { FieldListEditor } from './field-list-editor.tsx';
import { SourcePicker } from './source-picker.tsx';
import { codeTexts as texts } from './texts.ts';

const { detail, save } = resource(codeEntry);

/** Part of the form's values and of its check, but drawn by this screen itself. */
const drawnHere = <F extends Field>(field: F): F => ({ ...field, secret: true });

const { codeSource, sourceName, datasourceId, fieldList, ...plain } = codeEntry.fields;
const fields: Fields = {
  ...plain,
  codeSource: drawnHere(codeSource),
  sourceName: drawnHere(sourceName),
  datasourceId: drawnHere(datasourceId),
  fieldList: drawnHere(fieldList),
};

export interface CodeDialogProps {
  readonly task: RowTask | undefined;
  readonly onClose: () => void;
}

/** An entry to make or to change: where its fields come from, what everything is called, and the fields. */
export function CodeDialog({ task, onClose }: CodeDialogProps) {
  const t = useText();
  const handle = useRef<ResourceFormHandle>(null);
  return (
    <Dialog
      isOpen={task !== undefined}
      title={t(codeEntry.label)}
      width={1040}
      onClose={() => handle.current?.cancel()}
    >
      {task?.kind === 'add' && <EntryForm handle={handle} onClose={onClose} />}
      {task?.kind === 'edit' && <StoredForm id={task.id} handle={handle} onClose={onClose} />}
    </Dialog>
  );
}

interface EntryFormProps {
  readonly handle: Ref<ResourceFormHandle>;
  readonly row?: FormValues;
  readonly onClose: () => void;
}

function StoredForm({ id, ...props }: EntryFormProps & { id: string }) {
  const query = useEndpoint(verbOf(detail), { id });
  return <Loaded query={query}>{(row) => <EntryForm {...props} row={{ ...row }} />}</Loaded>;
}

function EntryForm({ handle, row, onClose }: EntryFormProps) {
  const t = useText();
  const command = useCommand(verbOf(save), { success: row ? texts.updated : texts.added });
  return (
    <ResourceForm
      ref={handle}
      fields={fields}
      row={row}
      initial={{ codeSource: 1, fieldList: [] }}
      onCancel={onClose}
      onSubmit={async (values) => {
        // The form gives what the definition asks for; its type is only known by name.
        const answer = await command.run(values as unknown as Parameters<typeof command.run>[0]);
        if (answer) onClose();
        return answer !== undefined;
      }}
    >
      <SourcePicker />
      <Form.Item name="fieldList" label={t(texts.fields)} required className="kit-form-wide">
        <FieldListEditor />
      </Form.Item>
    </ResourceForm>
  );
}
