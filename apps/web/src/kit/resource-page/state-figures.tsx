import type { AnyLifecycle } from '@zhaocai/model/kit/lifecycle';
import { kitTexts } from '../text/kit-texts.ts';
import { useText } from '../text/language.ts';
import { useListState } from './list-state.ts';
import './state-figures.css';

interface StateFiguresProps {
  readonly lifecycle: AnyLifecycle;
  readonly total: number;
  readonly statuses: readonly { readonly status: number; readonly count: number }[];
  /** The state that shows red. */
  readonly late?: string;
}

/** Above a list: how many of its rows are in which state; each figure shows its rows. */
export function StateFigures({ lifecycle: { field, choices }, total, statuses, late }: StateFiguresProps) {
  const t = useText();
  const [state, change] = useListState();
  const shown = state.filters[field];
  const choose = (status: number | undefined) => {
    const { [field]: _former, ...others } = state.filters;
    change({ filters: status === undefined ? others : { ...others, [field]: String(status) } });
  };
  return (
    <div className="kit-figures">
      <Figure label={t(kitTexts.all)} count={total} isShown={!shown} onShow={() => choose(undefined)} />
      {statuses.map(({ status, count }) => {
        const choice = choices.find(({ value }) => value === status);
        if (!choice) return null;
        return (
          <Figure
            key={status}
            label={t(choice.label)}
            count={count}
            isShown={shown === String(status)}
            isLate={choice.name === late}
            onShow={() => choose(status)}
          />
        );
      })}
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly count: number;
  readonly isShown: boolean;
  readonly isLate?: boolean;
  readonly onShow: () => void;
}

function Figure({ label, count, isShown, isLate = false, onShow }: FigureProps) {
  return (
    <button
      type="button"
      className={isLate ? 'kit-figure is-late' : 'kit-figure'}
      aria-pressed={isShown}
      onClick={onShow}
    >
      {label} <strong>{count}</strong>
    </button>
  );
}
