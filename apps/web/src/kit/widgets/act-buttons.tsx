import { Button } from 'antd';
import type { RowAction } from '../data-table/column.ts';

/** What may be done to a row now, as its page offers it. */
export interface ActButton {
  readonly key: string;
  readonly label: string;
  /** What is next; the others stay quiet. */
  readonly isMain?: boolean;
  readonly isDanger?: boolean | undefined;
  readonly onClick: () => void;
}

/** A button for each act, the main one last. */
export function ActButtons({ acts }: { readonly acts: readonly ActButton[] }) {
  const sorted = acts.toSorted((one, other) => Number(one.isMain ?? false) - Number(other.isMain ?? false));
  return (
    <>
      {sorted.map(({ key, label, isMain, isDanger, onClick }) => (
        <Button key={key} type={isMain ? 'primary' : undefined} danger={isDanger} onClick={onClick}>
          {label}
        </Button>
      ))}
    </>
  );
}

/** The moves of a row that the server allows its reader (`actions`), as buttons. */
export function actsOf(moves: readonly RowAction[], actions: readonly string[]): ActButton[] {
  return moves
    .filter(({ key }) => actions.includes(key))
    .map(({ key, label, onClick, isDangerous }) => ({ key, label, onClick, isDanger: isDangerous }));
}
