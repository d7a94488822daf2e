import { Button } from 'antd';
import { useText } from '../../../../kit/text/language.ts';
import { Dialog } from '../../../../kit/widgets/dialog.tsx';
import { designTexts as texts } from '../texts.ts';
import type { Leaving } from './use-leave.ts';

export interface LeaveDialogProps {
  readonly leaving: Leaving;
  /** Why the draft was not kept. */
  readonly reason: string | undefined;
}

/** The draft could not be kept: stay with it, try again, or leave without it on purpose. */
export function LeaveDialog({ leaving: { isStuck, start, stay, leave }, reason }: LeaveDialogProps) {
  const t = useText();
  return (
    <Dialog isOpen={isStuck} title={t(texts.stuckTitle)} width={480} onClose={stay}>
      {reason && <p>{reason}</p>}
      <p>{t(texts.stuckText)}</p>
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button danger onClick={leave}>
          {t(texts.leaveUnsaved)}
        </Button>
        <Button onClick={start}>{t(texts.saveAgain)}</Button>
        <Button type="primary" autoFocus onClick={stay}>
          {t(texts.stay)}
        </Button>
      </div>
    </Dialog>
  );
}
