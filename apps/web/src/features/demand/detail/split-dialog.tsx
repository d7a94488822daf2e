import type { DemandAnswer } from '@zhaocai/model';
import { splitDemand } from '@zhaocai/model/demand/demand-endpoints';
import { sumYuan } from '@zhaocai/model/kit/money';
import { Button, Checkbox, Input } from 'antd';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useDialogDraft, type DialogDraft } from '../../../kit/resource-form/use-dialog-draft.tsx';
import { useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { demandPath } from '../paths.ts';
import { demandTexts as texts } from '../texts.ts';

interface SplitDialogProps {
  readonly demand: DemandAnswer;
  readonly onClose: () => void;
}

interface Split {
  readonly name: string;
  readonly chosen: readonly string[];
}

/** Chooses the lines that become a demand of their own, and what it is called. */
export function SplitDialog({ demand, onClose }: SplitDialogProps) {
  const t = useText();
  const initial: Split = { name: `${demand.demandName}（2）`, chosen: [] };
  const work = useDialogDraft(`split ${demand.id}`, initial, onClose);
  const close = () => void work.close();
  return (
    <Dialog isOpen title={t(texts.splitTitle)} width={administrationWidth} onClose={close}>
      {work.offer}
      <SplitForm demand={demand} work={work} />
    </Dialog>
  );
}

interface SplitFormProps {
  readonly demand: DemandAnswer;
  readonly work: DialogDraft<Split>;
}

function SplitForm({ demand, work }: SplitFormProps) {
  const t = useText();
  const navigate = useNavigate();
  const { name, chosen } = work.draft;
  const splitting = useCommand(splitDemand, { success: texts.splitDone });
  const taken = demand.details.filter(({ id }) => chosen.includes(id));
  const handleSplit = async () => {
    const { id, version } = demand;
    const answer = await splitting.run({ id, version, demandName: name.trim(), detailIds: [...chosen] });
    if (!answer) return;
    work.leave();
    void navigate(`${demandPath}?id=${answer.data.id}`);
  };
  return (
    <div className="demand-split">
      <p className="demand-hint">{t(texts.splitHelp)}</p>
      <label className="demand-split-name">
        {t(texts.splitName)}
        <Input value={name} maxLength={100} onChange={({ target }) => work.change({ name: target.value })} />
      </label>
      <Checkbox.Group
        className="demand-split-lines"
        value={[...chosen]}
        onChange={(ids) => work.change({ chosen: ids })}
        options={demand.details.map(({ id, name: label, money }) => ({
          value: id,
          label: `${label} · ${formatMoney(money)}`,
        }))}
      />
      <div className="kit-draft-foot">
        <strong>{formatMoney(sumYuan(taken.map(({ money }) => money ?? '0')))}</strong>
        <Button onClick={() => void work.close()}>{t(kitTexts.cancel)}</Button>
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
