import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { grouped } from './grouped.ts';
import './shelf-bar.css';

export interface Shelf {
  readonly name: string;
  readonly label: string;
  readonly count: number;
}

interface ShelfBarProps {
  readonly label: string;
  readonly shelves: readonly Shelf[];
  /** Undefined: all rows. */
  readonly value: string | undefined;
  readonly onChange: (name: string | undefined) => void;
}

/** Ready-made filters of a list, each with the number of rows that it opens; one at a time. */
export function ShelfBar({ label, shelves, value, onChange }: ShelfBarProps) {
  const t = useText();
  return (
    <div className="kit-shelves" role="group" aria-label={label}>
      <button
        type="button"
        className="kit-shelf"
        aria-pressed={value === undefined}
        onClick={() => onChange(undefined)}
      >
        {t(kitTexts.all)}
      </button>
      {shelves.map(({ name, label: words, count }) => (
        <button
          key={name}
          type="button"
          className="kit-shelf"
          aria-pressed={value === name}
          onClick={() => onChange(value === name ? undefined : name)}
        >
          {words}
          <span className={count === 0 ? 'kit-shelf-none' : 'kit-shelf-count'}>{grouped(count)}</span>
        </button>
      ))}
    </div>
  );
}
