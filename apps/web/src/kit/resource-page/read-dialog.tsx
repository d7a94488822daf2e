import type { Entity, Fields, RowOf } from '@zhaocai/model';
import { resource } from '@zhaocai/model/kit/resource';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { cellValue } from '../data-table/column.ts';
import { useEndpoint } from '../endpoint/use-endpoint.ts';
import { FieldValueView, nameBeside } from '../resource-form/field-value.tsx';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { DescriptionList } from '../widgets/description-list.tsx';
import { Dialog } from '../widgets/dialog.tsx';
import { Loaded } from '../widgets/loading.tsx';
import { joinWords } from './join-words.ts';
import { useLastShown } from '../widgets/use-last-shown.ts';

export interface ReadDialogProps<F extends Fields> {
  readonly entity: Entity<F>;
  /** Of the row; undefined while the dialog is closed. */
  readonly id: string | undefined;
  readonly onClose: () => void;
  /** What the screen draws of the row itself, in the place of its JSON fields, above the other facts. */
  readonly lead?: (row: RowOf<F>) => ReactNode;
}

/** A row to read, where a part of it is drawn by the screen: how a number was made, the bands of a price. */
export function ReadDialog<F extends Fields>({ entity, id, onClose, lead }: ReadDialogProps<F>) {
  const t = useText();
  const shown = useLastShown(id);
  return (
    <Dialog isOpen={id !== undefined} title={joinWords(t(kitTexts.view), t(entity.label))} onClose={onClose}>
      {shown && <ReadRow entity={entity} id={shown} lead={lead} />}
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button type="primary" autoFocus onClick={onClose}>
          {t(kitTexts.close)}
        </Button>
      </div>
    </Dialog>
  );
}

function ReadRow<F extends Fields>({
  entity,
  id,
  lead,
}: Pick<ReadDialogProps<F>, 'entity' | 'lead'> & { readonly id: string }) {
  const t = useText();
  const endpoint = resource(entity).detail;
  if (!endpoint) throw new Error(`${entity.name} has no detail`);
  const query = useEndpoint(endpoint, { id });
  return (
    <Loaded query={query}>
      {(row) => (
        <>
          {lead && <div className="kit-read-lead">{lead(row)}</div>}
          <DescriptionList
            facts={Object.entries<Fields[string]>(entity.fields)
              .filter(([, field]) => !field.secret && field.kind !== 'json')
              .map(([name, field]) => ({
                key: name,
                label: t(field.label),
                value: <FieldValueView field={field} value={cellValue(row, name)} named={nameBeside(row, name)} asks />,
              }))}
          />
        </>
      )}
    </Loaded>
  );
}
