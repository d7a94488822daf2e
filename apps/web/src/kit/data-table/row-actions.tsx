import { MoreOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import type { RowAction } from './column.ts';

const shownActions = 3;
const padding = 24;
/** Of the column of 250 px, without its padding; and the gap between two actions. */
const room = 234;
const gap = 20;
/** The heading of the column stands whole. */
const narrowest = 88;

/** About what a label takes at 14 px: a Chinese character is as wide as the type, a Latin letter half of it. */
const widthOf = (label: string) => [...label].reduce((sum, letter) => sum + (letter > '\u2e80' ? 14 : 7.5), 0);

/** How many stand in the row: at most three, fewer where their names are long. */
export function directActions(labels: readonly string[], more: string): number {
  for (let count = Math.min(labels.length, shownActions); count > 1; count -= 1) {
    if (drawnWidth(labels, count, more) <= room) return count;
  }
  return Math.min(labels.length, 1);
}

function drawnWidth(labels: readonly string[], count: number, more: string): number {
  const shown = labels.slice(0, count).reduce((sum, label) => sum + gap + widthOf(label), -gap);
  return shown + (count < labels.length ? gap + 18 + widthOf(more) : 0);
}

/** What the column takes where room is short: as much as the row with the most to do. */
export function neededWidth(rows: readonly (readonly RowAction[])[], more: string): number {
  const widths = rows.map((actions) => {
    const labels = actions.map(({ label }) => label);
    return drawnWidth(labels, directActions(labels, more), more);
  });
  return Math.ceil(Math.max(narrowest, ...widths.map((width) => width + padding)));
}

/**
 * As many actions as fit, the rest behind «more»; dangerous ones in red. Buttons of our own in the look of antd's: a long
 * table draws hundreds a second while it is scrolled.
 */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  const t = useText();
  const count = directActions(
    actions.map(({ label }) => label),
    t(kitTexts.more),
  );
  const direct = actions.slice(0, count);
  const rest = actions.slice(count);
  return (
    <span className="kit-row-actions" onClick={(event) => event.stopPropagation()}>
      {direct.map((action) => (
        <button
          key={action.key}
          type="button"
          className={action.isDangerous ? 'kit-row-action kit-row-action-danger' : 'kit-row-action'}
          disabled={action.isDisabled}
          onClick={action.onClick}
        >
          {action.label}
        </button>
      ))}
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: rest.map((action) => ({
              key: action.key,
              label: action.label,
              danger: action.isDangerous,
              disabled: action.isDisabled,
              onClick: ({ domEvent }) => {
                domEvent.stopPropagation();
                action.onClick();
              },
            })),
          }}
        >
          <button type="button" className="kit-row-action" aria-label={t(kitTexts.more)}>
            <MoreOutlined />
            {t(kitTexts.more)}
          </button>
        </Dropdown>
      )}
    </span>
  );
}
