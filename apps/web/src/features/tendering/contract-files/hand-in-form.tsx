import type { FileValue } from '@zhaocai/model/kit/field';
import type { Text } from '@zhaocai/model/kit/text';
import { contractSuffixes } from '@zhaocai/model/contract/contract-file-endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { FileField } from '../../../kit/widgets/file-field.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { useUploadGate } from '../../../kit/widgets/use-upload-gate.ts';
import { contractTexts as texts } from './texts.ts';

export interface HandInFormProps {
  readonly help: Text;
  readonly button: Text;
  /** Files that are there already and may stay. */
  readonly files?: readonly FileValue[];
  readonly maxCount?: number;
  readonly isRunning: boolean;
  /** True when it was taken; a refusal leaves the chosen files where they are. */
  readonly onHandIn: (fileIds: string[]) => Promise<boolean>;
  readonly onCancel?: { readonly label: Text; readonly run: () => void };
}

/** Chooses signed files and hands them in. */
export function HandInForm({ help, button, files = [], maxCount = 1, isRunning, ...act }: HandInFormProps) {
  const t = useText();
  const notify = useNotify();
  const mayGoOn = useUploadGate();
  const [chosen, setChosen] = useState<readonly FileValue[]>(files);
  const handIn = async () => {
    if (!mayGoOn()) return;
    if (chosen.length === 0) return notify.warning(t(texts.noFile));
    if (await act.onHandIn(chosen.map(({ fileId }) => fileId))) setChosen([]);
  };
  return (
    <div className="contract-form">
      <p className="contract-quiet">{t(help)}</p>
      <FileField suffixes={[...contractSuffixes]} maxCount={maxCount} value={chosen} onChange={setChosen} />
      <div className="contract-buttons">
        <Button type="primary" loading={isRunning} onClick={() => void handIn()}>
          {t(button)}
        </Button>
        {act.onCancel && <Button onClick={act.onCancel.run}>{t(act.onCancel.label)}</Button>}
      </div>
    </div>
  );
}
