import { Checkbox } from 'antd';
import type { Key, ReactNode } from 'react';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { Cell } from './cell.tsx';
import type { DataColumn, RowAction } from './column.ts';
import { BranchToggle } from './branch-toggle.tsx';
import { childrenOf, hasBelow } from './branches.ts';
import type { BranchRows } from './use-branch-rows.ts';
import { RowActions } from './row-actions.tsx';
import { openByClick, type RowOpening } from './use-row-opening.ts';

export interface RowCardsProps<R extends object> extends RowOpening<R> {
  readonly rows: readonly R[];
  readonly columns: readonly DataColumn<R>[];
  readonly keyOf: (row: R) => Key;
  readonly actions?: (row: R) => readonly RowAction[];
  readonly selection?: { readonly keys: readonly Key[]; readonly onChange: (keys: Key[]) => void };
  /** Rows below rows stand indented under them. */
  readonly branch?: BranchRows<R>;
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
  pathOf,
  onOpen,
  selection,
  branch,
  empty,
}: RowCardsProps<R>) {
  const t = useText();
  const [title, ...facts] = columns.slice(0, factCount);
  if (rows.length === 0) return <>{empty}</>;
  const isOpen = (row: R) => branch?.open.includes(keyOf(row)) ?? false;
  const toggle = (key: Key) => {
    const keys = selection?.keys ?? [];
    selection?.onChange(keys.includes(key) ? keys.filter((chosen) => chosen !== key) : [...keys, key]);
  };
  return (
    <ul className="kit-cards">
      {openRows(rows, isOpen).map(({ row, level }, index) => (
        <li
          key={keyOf(row)}
          className="kit-card"
          style={level > 0 ? { marginInlineStart: level * 16 } : undefined}
          onClick={(event) => openByClick(event, row, onOpen)}
        >
          <div className="kit-card-title">
            {branch?.isTree && hasBelow(row) && (
              <BranchToggle
                isOpen={isOpen(row)}
                isWaiting={branch.isWaiting(keyOf(row))}
                onToggle={() => branch.setOpen(row, !isOpen(row))}
              />
            )}
            {selection && (
              <Checkbox
                aria-label={t(kitTexts.selectRow)}
                checked={selection.keys.includes(keyOf(row))}
                onClick={(event) => event.stopPropagation()}
                onChange={() => toggle(keyOf(row))}
              />
            )}
            {title && <Cell row={row} column={title} index={index} isFirst pathOf={pathOf} onOpen={onOpen} />}
          </div>
          <dl>
            {facts.map((column) => (
              <div key={column.prop}>
                <dt>{t(column.label)}</dt>
                <dd>
                  <Cell row={row} column={column} index={index} isFirst={false} pathOf={pathOf} onOpen={onOpen} />
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

/** The rows that can be seen: roots, and what is below the open ones. */
function openRows<R extends object>(
  rows: readonly R[],
  isOpen: (row: R) => boolean,
  level = 0,
): { row: R; level: number }[] {
  return rows.flatMap((row) => {
    const below = isOpen(row) ? childrenOf(row) : undefined;
    return [{ row, level }, ...(below ? openRows(below, isOpen, level + 1) : [])];
  });
}
