import { rejectHandling, nodeType } from '@zhaocai/model/workflow/definition';
import type { FlowDetail } from '@zhaocai/model/workflow/wire';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useKeptDraft } from '../../../../kit/resource-form/use-kept-draft.tsx';
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
  const typing = useKeptDraft<ActionDraft>(`act ${target.flowInstanceId} ${action}`, setDraft);
  const change = (part: Partial<ActionDraft>) => {
    setDraft({ ...draft, ...part });
    typing.keep({ ...draft, ...part });
    setFaults([]);
  };
  const leave = (then: () => void) => {
    typing.drop();
    then();
  };
  const handleOk = async () => {
    const found = faultsOf(spec, draft, chooses !== undefined);
    setFaults(found);
    if (found.length === 0 && (await run({ draft, target }))) leave(onDone);
  };
  const label = t(
    action === 'agree' && nodeType.is(detail.currentTask?.nodeType, 'task') ? texts.complete : spec.label,
  );
  const footer = (
    <>
      <Button onClick={() => leave(onClose)}>{t(texts.cancel)}</Button>
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
      onClose={() => leave(onClose)}
    >
      <p className="approval-help">{action === 'reject' ? rejectHelp(detail, t) : t(spec.help)}</p>
      {typing.offer}
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
