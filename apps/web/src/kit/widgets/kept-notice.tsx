import { Alert, Button } from 'antd';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { words } from '../text/words.ts';
import { shownInstant } from './shown-instant.ts';

export interface KeptNoticeProps {
  readonly keptTime: string;
  readonly onRestore: () => void;
  readonly onForget: () => void;
}

/** Offers what was typed and never stored: the window was closed, or the session ended. */
export function KeptNotice({ keptTime, onRestore, onForget }: KeptNoticeProps) {
  const t = useText();
  return (
    <Alert
      type="info"
      showIcon
      className="kit-offer"
      title={t(kitTexts.keptTyping, { time: shownInstant(keptTime) })}
      action={
        <>
          <Button size="small" onClick={onRestore}>
            {t(words.restore)}
          </Button>
          <Button size="small" type="text" onClick={onForget}>
            {t(kitTexts.discard)}
          </Button>
        </>
      }
    />
  );
}
