import type { RowOf } from '@zhaocai/model';
import { resource } from '@zhaocai/model/kit/resource';
import type { ScopeRoute } from '@zhaocai/model/scope/scope-endpoints';
import { apiScope } from '@zhaocai/model/scope/api-scope';
import { Alert } from 'antd';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourceForm, type FormValues, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import type { LeaveHandle } from '../editing/leave-handle.ts';
import { useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { RoutePicker } from './route-picker.tsx';
import { apiScopeTexts as texts } from './texts.ts';

type ApiScopeRow = RowOf<typeof apiScope.fields>;
const { save } = resource(apiScope);
const { scopePath: _path, ...otherFields } = apiScope.fields;

interface ApiScopeFormProps {
  readonly row?: ApiScopeRow;
  readonly isOfPlatform: boolean;
  /** How to leave: Esc asks the same as the button. */
  readonly handle: Ref<LeaveHandle>;
  readonly onClose: () => void;
}

/** First the endpoint; its name, code and kind are proposed from it. */
export function ApiScopeForm({ row, isOfPlatform, handle, onClose }: ApiScopeFormProps) {
  const t = useText();
  const form = useRef<ResourceFormHandle>(null);
  const [path, setPath] = useState(row?.scopePath);
  const [proposal, setProposal] = useState<FormValues>();
  const [isMissing, setMissing] = useState(false);
  const command = useCommand(save, { success: row ? kitTexts.updated : kitTexts.added });
  useImperativeHandle(handle, () => ({ leave: () => form.current?.cancel() }));
  const choose = (route: ScopeRoute) => {
    setPath(route.route);
    setMissing(false);
    if (!row) setProposal(proposalOf(route, t(route.label)));
  };
  const submit = async (values: FormValues) => {
    if (!path) setMissing(true);
    if (!path) return false;
    // The form has judged every field by the definition.
    return (await command.run({ ...values, scopePath: path } as Parameters<typeof command.run>[0])) !== undefined;
  };
  return (
    <>
      <RoutePicker value={path} isMissing={isMissing} onChoose={choose} />
      <ResourceForm
        // Another endpoint proposes other values.
        key={row ? row.id : (path ?? 'new')}
        ref={form}
        fields={otherFields}
        row={row ? { ...row } : undefined}
        initial={proposal ?? { scopeType: 2 }}
        onCancel={onClose}
        onSubmit={async (values) => {
          const isStored = await submit(values);
          if (isStored) onClose();
          return isStored;
        }}
      >
        <Alert
          className="scope-warning"
          type="warning"
          showIcon
          title={isOfPlatform ? `${t(texts.warning)}${t(texts.warningPlatform)}` : t(texts.warning)}
        />
      </ResourceForm>
    </>
  );
}

/** `GET /api/purchase/project/queryById` → `purchase:project:queryById`. */
function proposalOf({ route }: ScopeRoute, name: string): FormValues {
  const [, path = ''] = route.split(' ');
  const parts = path.split('/').filter((part) => part !== '' && part !== 'api');
  const isSystem = path.startsWith('/api/blade-');
  return { scopeName: name.slice(0, 50), resourceCode: parts.join(':').slice(0, 60), scopeType: isSystem ? 1 : 2 };
}
