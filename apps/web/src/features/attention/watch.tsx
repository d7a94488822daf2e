import { StarFilled, StarOutlined } from '@ant-design/icons';
import { attentionType } from '@zhaocai/model/attention/attention';
import { saveAttention, watchedIds } from '@zhaocai/model/attention/attention-endpoints';
import { Button, Tooltip } from 'antd';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useListState } from '../../kit/resource-page/list-state.ts';
import { useText } from '../../kit/text/language.ts';
import './attention.css';
import { attentionTexts as texts } from './texts.ts';

export interface WatchProps {
  readonly type: keyof typeof attentionType.code;
  readonly id: string;
}

const freshMs = 60_000;

/** Whether it is watched, and how to change that. One call tells it of everything of a kind. */
function useWatch({ type, id }: WatchProps) {
  const bizType = attentionType.code[type];
  const { data } = useEndpoint(watchedIds, { bizType }, { staleMs: freshMs });
  const isWatched = data?.includes(id) ?? false;
  const saving = useCommand(saveAttention, { success: isWatched ? texts.dropped : texts.watched });
  return {
    isKnown: data !== undefined,
    isWatched,
    isSaving: saving.isRunning,
    toggle: () => void saving.run({ bizType, bizId: id, flag: isWatched ? 0 : 1 }),
  };
}

/** In the head of a page. */
export function WatchButton(props: WatchProps) {
  const t = useText();
  const { isKnown, isWatched, isSaving, toggle } = useWatch(props);
  if (!isKnown) return null;
  return (
    <Tooltip title={isWatched ? t(texts.drop) : undefined}>
      <Button
        icon={isWatched ? <StarFilled className="watch-on" /> : <StarOutlined />}
        aria-pressed={isWatched}
        loading={isSaving}
        onClick={toggle}
      >
        {t(isWatched ? texts.watching : texts.watch)}
      </Button>
    </Tooltip>
  );
}

/** In a row of a list: a click does not open the row. */
export function WatchStar(props: WatchProps) {
  const t = useText();
  const { isKnown, isWatched, isSaving, toggle } = useWatch(props);
  return (
    <button
      type="button"
      className={isWatched ? 'watch-star watch-on' : 'watch-star'}
      aria-label={t(texts.watch)}
      aria-pressed={isWatched}
      title={t(isWatched ? texts.drop : texts.watch)}
      disabled={!isKnown || isSaving}
      onClick={(event) => {
        event.stopPropagation();
        toggle();
      }}
    >
      {isWatched ? <StarFilled /> : <StarOutlined />}
    </button>
  );
}

/** Of a list: all of it, or what its reader watches. It stands in the address with the other filters. */
export function WatchedToggle() {
  const t = useText();
  const [state, change] = useListState();
  const { watched, ...others } = state.filters;
  const isOn = watched === '1';
  return (
    <Button
      icon={isOn ? <StarFilled className="watch-on" /> : <StarOutlined />}
      aria-pressed={isOn}
      onClick={() => change({ filters: isOn ? others : { ...others, watched: '1' } })}
    >
      {t(texts.mine)}
    </Button>
  );
}
