import { resource } from '@zhaocai/model/kit/resource';
import { identityProvider } from '@zhaocai/model/session/identity-provider';
import { Form, Input } from 'antd';
import { useRef, type Ref } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ResourceForm, type FormValues, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useText } from '../../../kit/text/language.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { identityProviderTexts as texts } from './texts.ts';

export interface IdentityProviderDialogProps {
  readonly task: RowTask | undefined;
  readonly onClose: () => void;
}

const { detail, save } = resource(identityProvider);

/** Adds or edits a provider; its secret is typed unseen. */
export function IdentityProviderDialog({ task, onClose }: IdentityProviderDialogProps) {
  const t = useText();
  const handle = useRef<ResourceFormHandle>(null);
  return (
    <Dialog
      isOpen={task !== undefined}
      title={t(identityProvider.label)}
      width={administrationWidth}
      onClose={() => handle.current?.cancel()}
    >
      {task?.kind === 'add' && <ProviderForm handle={handle} onClose={onClose} />}
      {task?.kind === 'edit' && <StoredForm id={task.id} handle={handle} onClose={onClose} />}
    </Dialog>
  );
}

interface ProviderFormProps {
  readonly handle: Ref<ResourceFormHandle>;
  readonly row?: FormValues;
  readonly onClose: () => void;
}

function StoredForm({ id, ...props }: ProviderFormProps & { id: string }) {
  const query = useEndpoint(detail, { id });
  return <Loaded query={query}>{(row) => <ProviderForm {...props} row={{ ...row }} />}</Loaded>;
}

function ProviderForm({ handle, row, onClose }: ProviderFormProps) {
  const t = useText();
  const store = useStore(row !== undefined);
  const { clientSecret } = identityProvider.fields;
  return (
    <ResourceForm
      ref={handle}
      fields={identityProvider.fields}
      row={row}
      initial={{ enabled: true, redirectUri: `${location.origin}/login` }}
      onCancel={onClose}
      onSubmit={async (values) => {
        const isStored = await store(values);
        if (isStored) onClose();
        return isStored;
      }}
    >
      <Form.Item
        name="clientSecret"
        label={t(clientSecret.label)}
        extra={t(row === undefined ? texts.publicClient : texts.keepSecret)}
      >
        <Input.Password autoComplete="new-password" maxLength={clientSecret.maxLength} />
      </Form.Item>
    </ResourceForm>
  );
}

function useStore(isStored: boolean) {
  const command = useCommand(save, { success: isStored ? texts.updated : texts.added });
  return async (values: FormValues): Promise<boolean> => {
    // The form gives what the definition asks for; its type is only known by name.
    const answer = await command.run(values as unknown as Parameters<typeof command.run>[0]);
    return answer !== undefined;
  };
}
