import { resource } from '@zhaocai/model/kit/resource';
import { dataSource } from '@zhaocai/model/develop/data-source';
import { Form, Input } from 'antd';
import { useRef, type Ref } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ResourceForm, type FormValues, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useText } from '../../../kit/text/language.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { verbOf } from '../verb-of.ts';
import { dataSourceTexts as texts } from './texts.ts';

const { detail, save } = resource(dataSource);

export interface DataSourceDialogProps {
  readonly task: RowTask | undefined;
  readonly onClose: () => void;
}

export function DataSourceDialog({ task, onClose }: DataSourceDialogProps) {
  const t = useText();
  const handle = useRef<ResourceFormHandle>(null);
  return (
    <Dialog
      isOpen={task !== undefined}
      title={t(dataSource.label)}
      width={administrationWidth}
      onClose={() => handle.current?.cancel()}
    >
      {task?.kind === 'add' && <SourceForm handle={handle} onClose={onClose} />}
      {task?.kind === 'edit' && <StoredForm id={task.id} handle={handle} onClose={onClose} />}
    </Dialog>
  );
}

interface SourceFormProps {
  readonly handle: Ref<ResourceFormHandle>;
  readonly row?: FormValues;
  readonly onClose: () => void;
}

function StoredForm({ id, ...props }: SourceFormProps & { id: string }) {
  const query = useEndpoint(verbOf(detail), { id });
  return <Loaded query={query}>{(row) => <SourceForm {...props} row={{ ...row }} />}</Loaded>;
}

/** The password is typed unseen; a stored one stands there as its mask. */
function SourceForm({ handle, row, onClose }: SourceFormProps) {
  const t = useText();
  const command = useCommand(verbOf(save), { success: row ? texts.updated : texts.added });
  return (
    <ResourceForm
      ref={handle}
      fields={dataSource.fields}
      row={row}
      initial={{ kind: 1, port: 5432 }}
      onCancel={onClose}
      onSubmit={async (values) => {
        // The form gives what the definition asks for; its type is only known by name.
        const answer = await command.run(values as unknown as Parameters<typeof command.run>[0]);
        if (answer) onClose();
        return answer !== undefined;
      }}
    >
      <Form.Item name="password" label={t(dataSource.fields.password.label)} extra={row && t(texts.keepPassword)}>
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </ResourceForm>
  );
}
