import type { Entity, Fields, RowOf } from '@zhaocai/model';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { ResourceForm, type FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { expertTexts as texts } from '../texts.ts';

export interface RecordWork {
  readonly mayEdit: boolean;
  /** With an id and a version where a row is edited; true when it was stored. */
  readonly save: (values: FormValues) => Promise<boolean>;
  readonly remove: (id: string) => Promise<unknown>;
}

export interface RecordLook<F extends Fields> {
  /** What a record is known by. */
  readonly main: (row: RowOf<F>) => ReactNode;
  readonly line: (row: RowOf<F>) => ReactNode;
}

interface RecordListProps<F extends Fields> extends RecordLook<F>, RecordWork {
  readonly entity: Pick<Entity<F>, 'label' | 'fields'>;
  readonly rows: readonly RowOf<F>[] | undefined;
}

/** The records of one kind that belong to an expert, kept where they are read. */
export function RecordList<F extends Fields>({ entity, rows, main, line, ...work }: RecordListProps<F>) {
  const t = useText();
  const confirm = useConfirm();
  const [edited, setEdited] = useState<RowOf<F> | 'new'>();
  const name = t(entity.label);
  const handleRemove = async (id: string) => {
    const question = { title: t(texts.recordRemove, { name }), ok: t(texts.remove), isDangerous: true };
    if (await confirm(question)) await work.remove(id);
  };
  const add = (
    <Button size="small" onClick={() => setEdited('new')}>
      {t(texts.recordAdd, { name })}
    </Button>
  );
  return (
    <Section title={name} note={rows && <span className="kit-count">{rows.length}</span>} extra={work.mayEdit && add}>
      {rows?.length === 0 && <p className="kit-quiet">{t(texts.recordNone, { name })}</p>}
      <ul className="expert-records">
        {rows?.map((row) => (
          <li key={row.id}>
            <span className="expert-records-main">{main(row)}</span>
            {line(row)}
            {work.mayEdit && (
              <span className="expert-records-acts">
                <Button type="link" size="small" onClick={() => setEdited(row)}>
                  {t(texts.edit)}
                </Button>
                <Button type="link" size="small" danger onClick={() => void handleRemove(row.id)}>
                  {t(texts.remove)}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {edited && (
        <RecordDialog
          entity={entity}
          row={edited === 'new' ? undefined : edited}
          save={work.save}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  );
}

interface RecordDialogProps<F extends Fields> extends Pick<RecordListProps<F>, 'entity' | 'save'> {
  readonly row: RowOf<F> | undefined;
  readonly onClose: () => void;
}

function RecordDialog<F extends Fields>({ entity, row, save, onClose }: RecordDialogProps<F>) {
  const t = useText();
  const { expertId: _expertId, ...fields }: Fields = entity.fields;
  const title = t(row ? texts.recordEdit : texts.recordAdd, { name: t(entity.label) });
  return (
    <Dialog isOpen title={title} width={560} onClose={onClose}>
      <ResourceForm
        fields={fields}
        row={row && { ...row }}
        onCancel={onClose}
        onSubmit={async (values) => {
          const isStored = await save(values);
          if (isStored) onClose();
          return isStored;
        }}
      />
    </Dialog>
  );
}
