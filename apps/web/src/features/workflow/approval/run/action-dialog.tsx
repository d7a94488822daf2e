import { rejectHandling, nodeType } from '@zhaocai/model/workflow/definition';
import type { FlowDetail } from '@zhaocai/model/workflow/wire';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useText } from '../../../../kit/text/language.ts';
import { Dialog } from '../../../../kit/widgets/dialog.tsx';
import { approvalTexts as texts } from '../texts.ts';
import { ActionFields } from './action-fields.tsx';
import { faultsOf, type DraftFault } from './draft-faults.ts';
import { rejectHelp } from './reject-help.ts';
import { emptyDraft, specOf, type ActionDraft, type ActionTarget, type RunAction } from './run-actions.ts';

export interface ActionDialogProps {
  readonly action: RunAction;
  readonly detail: Pick<FlowDetail, 'rejectHandle' | 'afterReject' | 'currentTask' | 'mayGoBack' | 'skippable'>;
  readonly target: ActionTarget;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const dialogWidth = 560;

/** Asks what goes with an action and does it; a refusal is told here and everything typed stays. */
export function ActionDialog({ action, detail, target, onDone, onClose }: ActionDialogProps) {
  const t = useText();
  const spec = specOf(action);
  const { run, isRunning, message } = spec.useRun();
  const [draft, setDraft] = useState<ActionDraft>(emptyDraft);
  const [faults, setFaults] = useState<readonly DraftFault[]>([]);
  const goesBackTo = action === 'reject' && rejectHandling.is(Number(detail.rejectHandle), 'chosen');
  const chooses = goesBackTo ? 'backTo' : spec.chooses;
  const change = (part: Partial<ActionDraft>) => {
    setDraft((former) => ({ ...former, ...part }));
    setFaults([]);
  };
  const handleOk = async () => {
    const found = faultsOf(spec, draft, chooses !== undefined);
    setFaults(found);
    if (found.length === 0 && (await run({ draft, target }))) onDone();
  };
  const label = t(
    action === 'agree' && nodeType.is(detail.currentTask?.nodeType, 'task') ? texts.complete : spec.label,
  );
  const footer = (
    <>
      <Button onClick={onClose}>{t(texts.cancel)}</Button>
      <Button type="primary" danger={spec.isDangerous} loading={isRunning} onClick={() => void handleOk()}>
        {label}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      title={label}
      width={dialogWidth}
      footer={<div className="approval-foot">{footer}</div>}
      onClose={onClose}
    >
      <p className="approval-help">{action === 'reject' ? rejectHelp(detail, t) : t(spec.help)}</p>
      {message && <Alert type="error" showIcon title={message} className="approval-refusal" />}
      <ActionFields
        action={action}
        target={target}
        detail={detail}
        chooses={chooses}
        draft={draft}
        faults={faults}
        onChange={change}
      />
    </Dialog>
  );
}
