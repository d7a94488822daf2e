import type { Entity, Fields, RowOf } from '@zhaocai/model';
import type { RowAction } from '../data-table/column.ts';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import type { RowRights } from './use-row-work.ts';

/** What a screen says of the actions of its rows. */
export interface RowActionRules<F extends Fields> {
  readonly entity: Entity<F>;
  /** Actions of a row beside view, edit and delete; they come first. */
  readonly rowActions?: (row: RowOf<F>) => readonly RowAction[];
  /** May this row be edited, removed? The state decides; the permission was asked already. */
  readonly mayEdit?: (row: RowOf<F>) => boolean;
  readonly mayRemove?: (row: RowOf<F>) => boolean;
  readonly mayAddBelow?: (row: RowOf<F>) => boolean;
}

interface RowWork<R> {
  readonly open: (row: R) => void;
  readonly edit: (row: R) => void;
  readonly addBelow: (row: R) => void;
  readonly remove: (row: R) => void;
}

/** View, edit, add below, delete: those that the user may do with this row, after the screen's own. */
export function useRowActions<F extends Fields>(
  props: RowActionRules<F>,
  rights: RowRights,
  work: RowWork<RowOf<F>>,
): (row: RowOf<F>) => RowAction[] {
  const t = useText();
  const hasParent = parentField(props.entity) !== undefined;
  return (row) => {
    const mayAddBelow = hasParent && rights.add && (props.mayAddBelow?.(row) ?? true);
    const candidates: [boolean, RowAction][] = [
      [true, { key: 'view', label: t(kitTexts.view), onClick: () => work.open(row) }],
      [
        rights.edit && (props.mayEdit?.(row) ?? true),
        { key: 'edit', label: t(kitTexts.edit), onClick: () => work.edit(row) },
      ],
      [mayAddBelow, { key: 'addBelow', label: t(kitTexts.addBelow), onClick: () => work.addBelow(row) }],
      [
        rights.remove && (props.mayRemove?.(row) ?? true),
        { key: 'remove', label: t(kitTexts.remove), isDangerous: true, onClick: () => work.remove(row) },
      ],
    ];
    return [...(props.rowActions?.(row) ?? []), ...candidates.flatMap(([may, action]) => (may ? [action] : []))];
  };
}

/** The field by which a row of a tree names its parent. */
export function parentField({ fields, name }: Pick<Entity<Fields>, 'fields' | 'name'>): string | undefined {
  return Object.entries(fields).find(([, field]) => field.kind === 'tree' && field.to === name)?.[0];
}
