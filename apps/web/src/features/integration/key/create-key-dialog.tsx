import { apiKey, createApiKey } from '@zhaocai/model/integration/api-key';
import { useRef, useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourceForm, type FormValues, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { keyTexts as texts } from './texts.ts';

export interface MadeKey {
  readonly name: string;
  readonly key: string | undefined;
}

export interface CreateKeyDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onMade: (made: MadeKey) => void;
}

/** Makes a key; what was typed stays where the server refuses. */
export function CreateKeyDialog({ isOpen, onClose, onMade }: CreateKeyDialogProps) {
  const t = useText();
  const form = useRef<ResourceFormHandle>(null);
  return (
    <Dialog
      isOpen={isOpen}
      width={administrationWidth}
      title={t(texts.addTitle)}
      onClose={() => (form.current ? form.current.cancel() : onClose())}
    >
      {isOpen && <KeyForm handle={form} onClose={onClose} onMade={onMade} />}
    </Dialog>
  );
}

interface KeyFormProps extends Omit<CreateKeyDialogProps, 'isOpen'> {
  readonly handle: React.Ref<ResourceFormHandle>;
}

function KeyForm({ handle, onClose, onMade }: KeyFormProps) {
  const t = useText();
  const [scopes, setScopes] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const making = useCommand(createApiKey, { success: 'silent' });
  const make = async (values: FormValues): Promise<boolean> => {
    setMissing(scopes.length === 0);
    if (scopes.length === 0) return false;
    const keyName = String(values.keyName);
    const answer = await making.run({
      keyName,
      expireTime: String(values.expireTime),
      requestsPerMinute: Number(values.requestsPerMinute),
      scopes: [...scopes],
    });
    if (!answer) return false;
    onClose();
    onMade({ name: keyName, key: answer.data.key });
    return true;
  };
  return (
    <ResourceForm ref={handle} fields={apiKey.fields} onSubmit={make} onCancel={onClose} submitText={t(texts.create)}>
      <ScopeChoice value={scopes} onChange={setScopes} isMissing={isMissing} />
    </ResourceForm>
  );
}
