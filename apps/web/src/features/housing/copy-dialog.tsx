import { copyApplicants } from '@zhaocai/model/housing/endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { RefSelect } from '../../kit/resource-form/ref-select.tsx';
import { useText } from '../../kit/text/language.ts';
import { Dialog } from '../../kit/widgets/dialog.tsx';
import { housingTexts as texts } from './texts.ts';

export interface CopyDialogProps {
  /** Whose applicants are copied. */
  readonly batchId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Chooses the batch that the applicants are copied to. */
export function CopyDialog({ batchId, isOpen, onClose }: CopyDialogProps) {
  const t = useText();
  const [target, setTarget] = useState<string>();
  const copying = useCommand(copyApplicants, { success: texts.copied, onSuccess: onClose });
  return (
    <Dialog isOpen={isOpen} title={t(texts.copyTitle)} width={560} onClose={onClose}>
      <p className="housing-hint">{t(texts.copyText)}</p>
      <RefSelect
        to="choiceBatch"
        label={t(texts.batch)}
        placeholder={t(texts.chooseBatch)}
        value={target ?? null}
        onChange={(id) => setTarget(typeof id === 'string' ? id : undefined)}
      />
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button onClick={onClose}>{t(texts.cancel)}</Button>
        <Button
          type="primary"
          disabled={!target}
          loading={copying.isRunning}
          onClick={() => target && void copying.run({ fromBatchId: batchId, toBatchId: target })}
        >
          {t(texts.copy)}
        </Button>
      </div>
    </Dialog>
  );
}
