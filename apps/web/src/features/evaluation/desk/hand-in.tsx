import type { DeskBid, DeskSheet } from '@zhaocai/model/evaluation/desk-endpoints';
import { lockSheet } from '@zhaocai/model/evaluation/desk-endpoints';
import { Button } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { isChecking, isGiven, spotsOf } from './owed.ts';
import { deskTexts as texts } from './texts.ts';
import type { Marks, Spot } from './use-marks.ts';

export interface HandInProps {
  readonly id: string;
  readonly sheet: DeskSheet;
  readonly bids: readonly DeskBid[];
  readonly marks: Marks;
  readonly isOpen: boolean;
  /** Leads to what is still to be filled in. */
  readonly onMissing: (spot: Spot) => void;
}

/** How much is still owed, and the button that hands it in once nothing is. */
export function HandIn({ id, sheet, bids, marks, isOpen, onMissing }: HandInProps) {
  const t = useText();
  const confirm = useConfirm();
  const locking = useCommand(lockSheet, { success: texts.lockedDone });
  if (!isOpen) return null;
  const owed = bids.flatMap((bid) => spotsOf(sheet, bid)).filter((spot) => !isGiven(sheet, marks, spot));
  const [first] = owed;
  const label = t(isChecking(sheet) ? texts.lockChecks : texts.lockScores);
  const handIn = async () => {
    if (await confirm({ title: label, text: t(texts.lockAsk), ok: label }))
      await locking.run({ id, packageId: sheet.packageId });
  };
  return (
    <div className="evaluation-hand-in" role="status">
      <span>{first ? t(texts.owed, { count: owed.length }) : t(texts.allDone)}</span>
      {first && (
        <Button size="small" onClick={() => onMissing(first)}>
          {t(texts.toFirstOwed)}
        </Button>
      )}
      <Button
        type="primary"
        disabled={first !== undefined || marks.isUnsettled}
        loading={locking.isRunning}
        onClick={() => void handIn()}
      >
        {label}
      </Button>
    </div>
  );
}
