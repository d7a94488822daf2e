import type { RowOf } from '@zhaocai/model';
import { resource } from '@zhaocai/model/kit/resource';
import { apiScope } from '@zhaocai/model/scope/api-scope';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { ViewFoot } from '../../../kit/resource-page/view-foot.tsx';
import { ScopeDialog } from '../editing/scope-dialog.tsx';
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
export function ApiScopeDialog({ task, isOfPlatform, mayEdit, onClose, onEdit }: ApiScopeDialogProps) {
  const t = useText();
  return (
    <ScopeDialog<ApiScopeRow>
      task={task}
      title={(kind) => t(texts[kind])}
      detail={detail}
      form={(row, handle) => <ApiScopeForm row={row} isOfPlatform={isOfPlatform} handle={handle} onClose={onClose} />}
      facts={(row) => (
        <ScopeFacts row={row} onClose={onClose} onEdit={mayEdit(row) ? () => onEdit(row.id) : undefined} />
      )}
      onClose={onClose}
    />
  );
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
      <ViewFoot onClose={onClose} onEdit={allowed('apiscope_edit') ? onEdit : undefined} />
    </>
  );
}
