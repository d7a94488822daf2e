import { resource, type RowOf } from '@zhaocai/model';
import { apiScope } from '@zhaocai/model/scope/api-scope';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import type { LeaveHandle } from '../parts/leave-handle.ts';
import { ApiScopeForm } from './api-scope-form.tsx';
import { apiScopeTexts as texts } from './texts.ts';

type ApiScopeRow = RowOf<typeof apiScope.fields>;
const { detail } = resource(apiScope);

export interface ApiScopeDialogProps {
  readonly task: RowTask | undefined;
  readonly isOfPlatform: boolean;
  readonly mayEdit: (row: ApiScopeRow) => boolean;
  readonly onClose: () => void;
  readonly onEdit: (id: string) => void;
}

/** An API scope: read, made, changed. */
export function ApiScopeDialog({ task: wanted, isOfPlatform, mayEdit, onClose, onEdit }: ApiScopeDialogProps) {
  const t = useText();
  const handle = useRef<LeaveHandle>(null);
  // While the dialog closes it still shows what it showed.
  const [last, setLast] = useState(wanted);
  if (wanted && wanted !== last) setLast(wanted);
  const task = wanted ?? last;
  const form = (row?: ApiScopeRow) => (
    <ApiScopeForm row={row} isOfPlatform={isOfPlatform} handle={handle} onClose={onClose} />
  );
  return (
    <Dialog
      isOpen={wanted !== undefined}
      title={task && t(texts[task.kind])}
      width={880}
      onClose={() => (handle.current ? handle.current.leave() : onClose())}
    >
      {task?.kind === 'add' && form()}
      {task && task.kind !== 'add' && (
        <WithScope id={task.id}>
          {(row) =>
            task.kind === 'edit' ? (
              form(row)
            ) : (
              <ScopeFacts row={row} onClose={onClose} onEdit={mayEdit(row) ? () => onEdit(row.id) : undefined} />
            )
          }
        </WithScope>
      )}
    </Dialog>
  );
}

function WithScope({ id, children }: { id: string; children: (row: ApiScopeRow) => React.ReactNode }) {
  const query = useEndpoint(detail, { id });
  return <Loaded query={query}>{children}</Loaded>;
}

interface ScopeFactsProps {
  readonly row: ApiScopeRow;
  readonly onClose: () => void;
  readonly onEdit?: () => void;
}

function ScopeFacts({ row, onClose, onEdit }: ScopeFactsProps) {
  const t = useText();
  const allowed = useAllowed();
  const { fields } = apiScope;
  return (
    <>
      <DescriptionList
        facts={[
          { key: 'scopeName', label: t(fields.scopeName.label), value: row.scopeName },
          { key: 'resourceCode', label: t(fields.resourceCode.label), value: row.resourceCode },
          {
            key: 'scopeType',
            label: t(fields.scopeType.label),
            value: <ChoiceTag choices={fields.scopeType.choices} value={row.scopeType} />,
          },
          {
            key: 'scopePath',
            label: t(fields.scopePath.label),
            value: <Copyable value={row.scopePath} />,
            isWide: true,
          },
          { key: 'remark', label: t(fields.remark.label), value: row.remark, isWide: true },
        ]}
      />
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        {onEdit && allowed('apiscope_edit') && <Button onClick={onEdit}>{t(kitTexts.edit)}</Button>}
        <Button type="primary" autoFocus onClick={onClose}>
          {t(kitTexts.close)}
        </Button>
      </div>
    </>
  );
}
