import { resource, type RowOf } from '@zhaocai/model';
import { dataScope } from '@zhaocai/model/scope/data-scope';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import type { LeaveHandle } from '../parts/leave-handle.ts';
import { DataScopeForm } from './data-scope-form.tsx';
import { columnWords, resourceName, scopeSentence } from './scope-words.ts';
import { dataScopeTexts as texts } from './texts.ts';
import type { ScopeGround } from './use-scope-ground.ts';

type DataScopeRow = RowOf<typeof dataScope.fields>;
const { detail } = resource(dataScope);

export interface DataScopeDialogProps {
  readonly task: RowTask | undefined;
  readonly ground: ScopeGround;
  readonly onClose: () => void;
  readonly onEdit: (id: string) => void;
}

/** A data scope: read, made, changed. */
export function DataScopeDialog({ task: wanted, ground, onClose, onEdit }: DataScopeDialogProps) {
  const t = useText();
  const handle = useRef<LeaveHandle>(null);
  // While the dialog closes it still shows what it showed.
  const [last, setLast] = useState(wanted);
  if (wanted && wanted !== last) setLast(wanted);
  const task = wanted ?? last;
  const form = (row?: DataScopeRow) => <DataScopeForm row={row} ground={ground} handle={handle} onClose={onClose} />;
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
              <ScopeFacts row={row} ground={ground} onClose={onClose} onEdit={() => onEdit(row.id)} />
            )
          }
        </WithScope>
      )}
    </Dialog>
  );
}

function WithScope({ id, children }: { id: string; children: (row: DataScopeRow) => React.ReactNode }) {
  const query = useEndpoint(detail, { id });
  return <Loaded query={query}>{children}</Loaded>;
}

interface ScopeFactsProps {
  readonly row: DataScopeRow;
  readonly ground: ScopeGround;
  readonly onClose: () => void;
  readonly onEdit: () => void;
}

function ScopeFacts({ row, ground, onClose, onEdit }: ScopeFactsProps) {
  const t = useText();
  const allowed = useAllowed();
  const { fields } = dataScope;
  return (
    <>
      <p className="scope-sentence">
        {scopeSentence(row, ground)}
        <span className="scope-sentence-note">{t(texts.sentenceOwn)}</span>
      </p>
      <DescriptionList
        facts={[
          { key: 'scopeName', label: t(fields.scopeName.label), value: row.scopeName },
          { key: 'resource', label: t(fields.resourceCode.label), value: resourceName(row.resourceCode, ground) },
          {
            key: 'scopeType',
            label: t(fields.scopeType.label),
            value: <ChoiceTag choices={fields.scopeType.choices} value={row.scopeType} />,
          },
          {
            key: 'scopeField',
            label: t(fields.scopeField.label),
            value: columnWords(row, ground) || t(texts.allFields),
            isWide: true,
          },
          { key: 'remark', label: t(fields.remark.label), value: row.remark, isWide: true },
        ]}
      />
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        {allowed('datascope_edit') && <Button onClick={onEdit}>{t(kitTexts.edit)}</Button>}
        <Button type="primary" autoFocus onClick={onClose}>
          {t(kitTexts.close)}
        </Button>
      </div>
    </>
  );
}
