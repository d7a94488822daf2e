import type { Entity, Fields, RowOf } from '@zhaocai/model';
import { resource } from '@zhaocai/model/kit/resource';
import { useRef, type ReactNode } from 'react';
import { cellValue } from '../data-table/column.ts';
import { useEndpoint } from '../endpoint/use-endpoint.ts';
import { FieldValueView, nameBeside } from '../resource-form/field-value.tsx';
import { ResourceForm, type FormValues, type ResourceFormHandle } from '../resource-form/resource-form.tsx';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { DescriptionList } from '../widgets/description-list.tsx';
import { Dialog } from '../widgets/dialog.tsx';
import { Loaded } from '../widgets/loading.tsx';
import type { RowTask } from './row-task.ts';
import { joinWords } from './join-words.ts';
import { useSaveRow } from './use-row-work.ts';
import { ViewFoot } from './view-foot.tsx';
import { useLastShown } from '../widgets/use-last-shown.ts';

export interface RowDialogProps<F extends Fields> {
  readonly entity: Entity<F>;
  readonly task: RowTask | undefined;
  readonly onClose: () => void;
  /** Offered while viewing. */
  readonly onEdit?: (id: string) => void;
}

/** Add, edit and view of a row in one dialog. */
export function RowDialog<F extends Fields>({ entity, task: wanted, onClose, onEdit }: RowDialogProps<F>) {
  const t = useText();
  const task = useLastShown(wanted);
  const form = useRef<ResourceFormHandle>(null);
  const verb = task && { add: kitTexts.add, edit: kitTexts.edit, view: kitTexts.view }[task.kind];
  const close = () => (form.current ? form.current.cancel() : onClose());
  return (
    <Dialog isOpen={wanted !== undefined} title={verb && joinWords(t(verb), t(entity.label))} onClose={close}>
      {task?.kind === 'add' && <RowForm entity={entity} initial={task.initial} handle={form} onClose={onClose} />}
      {task && task.kind !== 'add' && (
        <WithRow entity={entity} id={task.id}>
          {(row) =>
            task.kind === 'edit' ? (
              <RowForm entity={entity} row={row} handle={form} onClose={onClose} />
            ) : (
              <RowView entity={entity} row={row} onClose={onClose} onEdit={onEdit && (() => onEdit(row.id))} />
            )
          }
        </WithRow>
      )}
    </Dialog>
  );
}

interface WithRowProps<F extends Fields> {
  readonly entity: Entity<F>;
  readonly id: string;
  readonly children: (row: RowOf<F>) => ReactNode;
}

/** The row as it is now: a list's copy may be old, and a save needs the newest version. */
function WithRow<F extends Fields>({ entity, id, children }: WithRowProps<F>) {
  const endpoint = resource(entity).detail;
  if (!endpoint) throw new Error(`${entity.name} has no detail`);
  const query = useEndpoint(endpoint, { id });
  return <Loaded query={query}>{children}</Loaded>;
}

interface RowFormProps<F extends Fields> {
  readonly entity: Entity<F>;
  readonly row?: RowOf<F>;
  readonly initial?: FormValues;
  readonly handle: React.Ref<ResourceFormHandle>;
  readonly onClose: () => void;
}

function RowForm<F extends Fields>({ entity, row, initial, handle, onClose }: RowFormProps<F>) {
  const save = useSaveRow(entity, row);
  return (
    <ResourceForm
      ref={handle}
      fields={entity.fields}
      initial={initial}
      // The kit reads rows by field name.
      row={row as Readonly<Record<string, unknown>> | undefined}
      onCancel={onClose}
      onSubmit={async (values) => {
        const isStored = await save(values);
        if (isStored) onClose();
        return isStored;
      }}
    />
  );
}

interface RowViewProps<F extends Fields> {
  readonly entity: Entity<F>;
  readonly row: RowOf<F>;
  readonly onClose: () => void;
  readonly onEdit?: () => void;
}

function RowView<F extends Fields>({ entity, row, onClose, onEdit }: RowViewProps<F>) {
  const t = useText();
  const facts = Object.entries<Fields[string]>(entity.fields)
    .filter(([, field]) => !field.secret)
    .map(([name, field]) => ({
      key: name,
      label: t(field.label),
      value: <FieldValueView field={field} value={cellValue(row, name)} named={nameBeside(row, name)} asks />,
      isWide: ['longText', 'richText', 'files', 'json'].includes(field.kind),
    }));
  return (
    <>
      <DescriptionList facts={facts} />
      <ViewFoot onClose={onClose} onEdit={onEdit} />
    </>
  );
}
