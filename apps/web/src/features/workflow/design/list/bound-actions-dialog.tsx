import type { FlowRow } from '@zhaocai/model/workflow/design-endpoints';
import type { BoundActions } from '@zhaocai/model/workflow/wire';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { kitTexts } from '../../../../kit/text/kit-texts.ts';
import { useText } from '../../../../kit/text/language.ts';
import { Dialog } from '../../../../kit/widgets/dialog.tsx';
import { flowListTexts as texts } from './texts.ts';

/** A flow that is about to go though actions wait for it. */
export interface Going {
  readonly flow: FlowRow;
  readonly act: 'off' | 'remove';
}

export interface BoundActionsDialogProps {
  readonly going: Going;
  readonly isRunning: boolean;
  /** Answers whether it was done. */
  readonly onDecided: (going: Going, become: BoundActions) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Which actions wait for the flow, and what shall become of them: nothing is chosen before somebody has read it. */
export function BoundActionsDialog({ going, isRunning, onDecided, onClose }: BoundActionsDialogProps) {
  const t = useText();
  const [become, setBecome] = useState<BoundActions>();
  const { flow, act } = going;
  const decide = async () => {
    if (become && (await onDecided(going, become))) onClose();
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t(kitTexts.cancel)}</Button>
      <Button type="primary" danger disabled={!become} loading={isRunning} onClick={() => void decide()}>
        {t(act === 'off' ? texts.switchOff : texts.remove)}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      title={t(act === 'off' ? texts.offTitle : texts.removeTitle, { name: flow.flowName })}
      width={520}
      footer={footer}
      onClose={onClose}
    >
      <p>{t(texts.boundActions)}</p>
      <ul>
        {flow.boundActions.map((action) => (
          <li key={action}>{action}</li>
        ))}
      </ul>
      <Radio.Group
        aria-label={t(texts.boundAfter)}
        className="flow-bound"
        value={become}
        options={[
          { value: 'held', label: t(texts.boundHeld) },
          { value: 'direct', label: t(texts.boundDirect) },
        ]}
        onChange={({ target }: { target: { value?: BoundActions } }) => setBecome(target.value)}
      />
      <p className="kit-quiet">{t(act === 'off' ? texts.offText : texts.removeText)}</p>
    </Dialog>
  );
}
