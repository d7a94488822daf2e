import { Alert, Button } from 'antd';
import { kitTexts } from '../text/kit-texts.ts';
import { useText } from '../text/language.ts';

interface StaleNoticeProps {
  /** What the other one changed, by the names of the fields. */
  readonly changed: readonly string[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Somebody else stored what is typed over here: both ways on, and nothing typed is lost before one is chosen. */
export function StaleNotice({ changed, onKeepMine, onTakeTheirs }: StaleNoticeProps) {
  const t = useText();
  return (
    <Alert
      type="warning"
      showIcon
      className="kit-stale"
      title={t(kitTexts.changedByOther)}
      description={changed.length > 0 && t(kitTexts.changedFields, { names: changed.join('、') })}
      action={
        <>
          <Button size="small" onClick={onKeepMine}>
            {t(kitTexts.keepMine)}
          </Button>
          <Button size="small" type="text" onClick={onTakeTheirs}>
            {t(kitTexts.takeTheirs)}
          </Button>
        </>
      }
    />
  );
}
