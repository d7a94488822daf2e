import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useCompact } from '../../../../kit/screen/use-compact.ts';
import { useText } from '../../../../kit/text/language.ts';
import { approvalTexts as texts } from '../texts.ts';
import { runActions, specOf, type RunAction } from './run-actions.ts';

export interface ActionBarProps {
  readonly actions: readonly RunAction[];
  /** A task without approval: its end is no agreement. */
  readonly isTask: boolean;
  readonly onAction: (action: RunAction) => void;
}

const order = Object.keys(runActions);
const shownOnPhone = 2;
const shownOnDesk = 5;

/** What may be done now, at the foot of the page where a thumb reaches it; the first one is what most people come for. */
export function ActionBar({ actions, isTask, onAction }: ActionBarProps) {
  const t = useText();
  const isPhone = useCompact();
  const labelOf = (action: RunAction) => t(isTask && action === 'agree' ? texts.complete : specOf(action).label);
  const sorted = actions.toSorted((left, right) => order.indexOf(left) - order.indexOf(right));
  const direct = sorted.slice(0, isPhone ? shownOnPhone : shownOnDesk);
  const rest = sorted.slice(direct.length);
  if (sorted.length === 0) return null;
  return (
    <div className="approval-bar" role="toolbar" aria-label={t(texts.handle)}>
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          placement="topRight"
          menu={{
            items: rest.map((action) => ({
              key: action,
              label: labelOf(action),
              danger: specOf(action).isDangerous,
              onClick: () => onAction(action),
            })),
          }}
        >
          <Button icon={<MoreOutlined />}>{t(texts.more)}</Button>
        </Dropdown>
      )}
      {direct.toReversed().map((action) => (
        <Button
          key={action}
          type={isMain(action) ? 'primary' : 'default'}
          danger={specOf(action).isDangerous}
          onClick={() => onAction(action)}
        >
          {labelOf(action)}
        </Button>
      ))}
    </div>
  );
}

function isMain(action: RunAction): boolean {
  return action === 'agree' || action === 'resubmit';
}
