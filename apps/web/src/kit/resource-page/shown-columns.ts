import type { Fields } from '@zhaocai/model/kit/field';
import type { Text } from '@zhaocai/model/kit/text';
import type { DataColumn } from '../data-table/column.ts';
import { fieldColumn } from './entity-columns.tsx';

type Shown<R> = Partial<Omit<DataColumn<R>, 'prop'>>;

/**
 * The columns of a table of rows that are no entity's own, each drawn from the definition of the field that its value
 * comes from, in the order in which they are named. What a column says of itself goes before that; what is no field's
 * says its label. They are sorted where they say so, for an answer that is no list of an entity sorts by little.
 */
export function shownColumns<R extends object>(
  fields: Fields,
  shown: { readonly [K in keyof R & string]?: Shown<R> },
): DataColumn<R>[] {
  return Object.entries<Shown<R> | undefined>(shown).map(([prop, said = {}]) => {
    const field = fields[prop];
    if (!field) return { ...said, prop, label: labelOf(prop, said) };
    const { render, ...drawn } = fieldColumn<R>(prop, field);
    // A link and a number to copy are drawn by the cell.
    const isOfCell = said.type !== undefined || said.isProno === true;
    return { ...drawn, sortable: false, ...(isOfCell ? {} : { render }), ...said };
  });
}

function labelOf<R>(prop: string, { label }: Shown<R>): Text {
  if (!label) throw new Error(`${prop} is no field of the definition: the column says its label`);
  return label;
}
