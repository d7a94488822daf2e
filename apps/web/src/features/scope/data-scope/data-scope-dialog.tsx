import type { RowOf } from '@zhaocai/model';
import { resource } from '@zhaocai/model/kit/resource';
import { dataScope } from '@zhaocai/model/scope/data-scope';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { ViewFoot } from '../../../kit/resource-page/view-foot.tsx';
import { ScopeDialog } from '../editing/scope-dialog.tsx';
import { DataScopeForm } from './data-scope-form.tsx';
import { columnWords, resourceName, scopeSentence } from './scope-words.ts';
import { dataScopeTexts as texts } from './texts.ts';
import type { ScopeContext } from './use-scope-context.ts';

type DataScopeRow = RowOf<typeof dataScope.fields>;
const { detail } = resource(dataScope);

export interface DataScopeDialogProps {
  readonly task: RowTask | undefined;
  readonly context: ScopeContext;
  readonly onClose: () => void;
  readonly onEdit: (id: string) => void;
}

/** A data scope: read, made, changed. */
export function DataScopeDialog({ task, context, onClose, onEdit }: DataScopeDialogProps) {
  const t = useText();
  return (
    <ScopeDialog<DataScopeRow>
      task={task}
      title={(kind) => t(texts[kind])}
      detail={detail}
      form={(row, handle) => <DataScopeForm row={row} context={context} handle={handle} onClose={onClose} />}
      facts={(row) => <ScopeFacts row={row} context={context} onClose={onClose} onEdit={() => onEdit(row.id)} />}
      onClose={onClose}
    />
  );
}

interface ScopeFactsProps {
  readonly row: DataScopeRow;
  readonly context: ScopeContext;
  readonly onClose: () => void;
  readonly onEdit: () => void;
}

function ScopeFacts({ row, context, onClose, onEdit }: ScopeFactsProps) {
  const t = useText();
  const allowed = useAllowed();
  const { fields } = dataScope;
  return (
    <>
      <p className="scope-sentence">
        {scopeSentence(row, context)}
        <span className="scope-sentence-note">{t(texts.sentenceOwn)}</span>
      </p>
      <DescriptionList
        facts={[
          { key: 'scopeName', label: t(fields.scopeName.label), value: row.scopeName },
          { key: 'resource', label: t(fields.resourceCode.label), value: resourceName(row.resourceCode, context) },
          {
            key: 'scopeType',
            label: t(fields.scopeType.label),
            value: <ChoiceTag choices={fields.scopeType.choices} value={row.scopeType} />,
          },
          {
            key: 'scopeField',
            label: t(fields.scopeField.label),
            value: columnWords(row, context) || t(texts.allFields),
            isWide: true,
          },
          { key: 'remark', label: t(fields.remark.label), value: row.remark, isWide: true },
        ]}
      />
      <ViewFoot onClose={onClose} onEdit={allowed('datascope_edit') ? onEdit : undefined} />
    </>
  );
}
