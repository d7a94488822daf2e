import { Checkbox } from 'antd';
import type { Key, ReactNode } from 'react';
import { useText } from '../text/language.ts';
import { Cell } from './cell.tsx';
import type { DataColumn, RowAction } from './column.ts';
import { RowActions } from './row-actions.tsx';

export interface RowCardsProps<R extends object> {
  readonly rows: readonly R[];
  readonly columns: readonly DataColumn<R>[];
  readonly keyOf: (row: R) => Key;
  readonly actions?: (row: R) => readonly RowAction[];
  readonly onOpen?: (row: R) => void;
  readonly selection?: { readonly keys: readonly Key[]; readonly onChange: (keys: Key[]) => void };
  readonly empty: ReactNode;
}

/** The fact that names the row and the three that matter beside it. */
const factCount = 4;

/** Rows on a phone: cards instead of a table that does not fit. */
export function RowCards<R extends object>({
  rows,
  columns,
  keyOf,
  actions,
  onOpen,
  selection,
  empty,
}: RowCardsProps<R>) {
  const t = useText();
  const [title, ...facts] = columns.slice(0, factCount);
  if (rows.length === 0) return <>{empty}</>;
  const toggle = (key: Key) => {
    const keys = selection?.keys ?? [];
    selection?.onChange(keys.includes(key) ? keys.filter((chosen) => chosen !== key) : [...keys, key]);
  };
  return (
    <ul className="kit-cards">
      {rows.map((row, index) => (
        <li key={keyOf(row)} className="kit-card" onClick={() => onOpen?.(row)}>
          <div className="kit-card-title">
            {selection && (
              <Checkbox
                checked={selection.keys.includes(keyOf(row))}
                onClick={(event) => event.stopPropagation()}
                onChange={() => toggle(keyOf(row))}
              />
            )}
            {title && <Cell row={row} column={title} index={index} isFirst onOpen={onOpen} />}
          </div>
          <dl>
            {facts.map((column) => (
              <div key={column.prop}>
                <dt>{t(column.label)}</dt>
                <dd>
                  <Cell row={row} column={column} index={index} isFirst={false} onOpen={onOpen} />
                </dd>
              </div>
            ))}
          </dl>
          {actions && <RowActions actions={actions(row)} />}
        </li>
      ))}
    </ul>
  );
}
