import { Button } from 'antd';
import { kitTexts } from '../text/kit-texts.ts';
import { useText } from '../text/language.ts';

interface StaleWaysProps {
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Both ways on where somebody else stored what is typed over here. */
export function StaleWays({ onKeepMine, onTakeTheirs }: StaleWaysProps) {
  const t = useText();
  return (
    <>
      <Button size="small" onClick={onKeepMine}>
        {t(kitTexts.keepMine)}
      </Button>
      <Button size="small" type="text" onClick={onTakeTheirs}>
        {t(kitTexts.takeTheirs)}
      </Button>
    </>
  );
}
