import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import type { RowAction } from './column.ts';

const shownActions = 3;

/** At most three actions, the rest behind «more»; dangerous ones in red. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  const t = useText();
  const direct = actions.length <= shownActions ? actions : actions.slice(0, shownActions);
  const rest = actions.slice(direct.length);
  return (
    <span className="kit-row-actions" onClick={(event) => event.stopPropagation()}>
      {direct.map((action) => (
        <Button
          key={action.key}
          type="link"
          size="small"
          danger={action.isDangerous}
          disabled={action.isDisabled}
          onClick={action.onClick}
        >
          {action.label}
        </Button>
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
          <Button type="link" size="small" icon={<MoreOutlined />} aria-label={t(kitTexts.more)}>
            {t(kitTexts.more)}
          </Button>
        </Dropdown>
      )}
    </span>
  );
}
