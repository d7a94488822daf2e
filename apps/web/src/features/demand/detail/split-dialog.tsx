import type { DemandAnswer } from '@zhaocai/model';
import { splitDemand } from '@zhaocai/model/demand/demand-endpoints';
import { sumYuan } from '@zhaocai/model/kit/money';
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { demandPath } from '../paths.ts';
import { demandTexts as texts } from '../texts.ts';

interface SplitDialogProps {
  readonly demand: DemandAnswer;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Chooses the lines that become a demand of their own, and what it is called. */
export function SplitDialog({ demand, isOpen, onClose }: SplitDialogProps) {
  const t = useText();
  return (
    <Dialog isOpen={isOpen} title={t(texts.splitTitle)} width={administrationWidth} onClose={onClose}>
      <SplitForm demand={demand} onClose={onClose} />
    </Dialog>
  );
}

function SplitForm({ demand, onClose }: Omit<SplitDialogProps, 'isOpen'>) {
  const t = useText();
  const navigate = useNavigate();
  const [name, setName] = useState(`${demand.demandName}（2）`);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const splitting = useCommand(splitDemand, { success: texts.splitDone });
  const taken = demand.details.filter(({ id }) => chosen.includes(id));
  const handleSplit = async () => {
    const { id, version } = demand;
    const answer = await splitting.run({ id, version, demandName: name.trim(), detailIds: [...chosen] });
    if (!answer) return;
    onClose();
    void navigate(`${demandPath}?id=${answer.data.id}`);
  };
  return (
    <div className="demand-split">
      <p className="demand-hint">{t(texts.splitHelp)}</p>
      <label className="demand-split-name">
        {t(texts.splitName)}
        <Input value={name} maxLength={100} onChange={({ target }) => setName(target.value)} />
      </label>
      <Checkbox.Group
        className="demand-split-lines"
        value={[...chosen]}
        onChange={setChosen}
        options={demand.details.map(({ id, name: label, money }) => ({
          value: id,
          label: `${label} · ${formatMoney(money)}`,
        }))}
      />
      <div className="kit-draft-foot">
        <strong>{formatMoney(sumYuan(taken.map(({ money }) => money ?? '0')))}</strong>
        <Button onClick={onClose}>{t(kitTexts.cancel)}</Button>
        <Button
          type="primary"
          disabled={chosen.length === 0 || name.trim() === ''}
          loading={splitting.isRunning}
          onClick={() => void handleSplit()}
        >
          {t(texts.split)}
        </Button>
      </div>
    </div>
  );
}
