import type { DemandAnswer } from '@zhaocai/model';
import { projectOfDemand } from '@zhaocai/model/demand/demand-endpoints';
import { lawRegime, procurementMethod } from '@zhaocai/model/procedure/method';
import { manner as mannersThatRun } from '@zhaocai/model/tendering/choices';
import { regimesOf } from '@zhaocai/model/tendering/regime-fits';
import { Button, Select } from 'antd';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { editProjectPath } from '../paths.ts';
import { demandTexts as texts } from '../texts.ts';
import { MethodAsked } from './method-asked.tsx';
import { useMethodChoice } from './use-method-choice.ts';

interface MakeProjectDialogProps {
  readonly demand: DemandAnswer;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** By which method and law a confirmed demand is procured: what its amount asks for is proposed, with its article. */
export function MakeProjectDialog({ demand, isOpen, onClose }: MakeProjectDialogProps) {
  const t = useText();
  return (
    <Dialog isOpen={isOpen} title={t(texts.makeProject)} width={640} onClose={onClose}>
      <MakeProjectForm demand={demand} onClose={onClose} />
    </Dialog>
  );
}

function MakeProjectForm({ demand, onClose }: Omit<MakeProjectDialogProps, 'isOpen'>) {
  const t = useText();
  const navigate = useNavigate();
  const choice = useMethodChoice(demand);
  const making = useCommand(projectOfDemand, { success: texts.made });
  const { manner, law } = choice;
  const known = regimesOf(manner).map((name): number => lawRegime.code[name]);
  const handleMake = async () => {
    const { id, version } = demand;
    const answer = await making.run({ id, version, manner, lawRegime: law });
    if (!answer) return;
    onClose();
    void navigate(`${editProjectPath}?id=${answer.data.id}`);
  };
  return (
    <div className="demand-split">
      <p className="demand-hint">{t(texts.makeText)}</p>
      <label className="demand-split-name">
        {t(texts.makeMethod)}
        <Select
          aria-label={t(texts.makeMethod)}
          value={manner}
          options={mannersThatRun.choices.map(({ value, label }) => ({ value, label: t(label) }))}
          onChange={choice.chooseManner}
        />
        <Proposed demand={demand} />
      </label>
      <MethodAsked choice={choice} />
      <label className="demand-split-name">
        {t(texts.makeLaw)}
        <Select
          aria-label={t(texts.makeLaw)}
          value={law}
          options={lawRegime.choices.map(({ value, label }) => ({
            value,
            label: t(label),
            disabled: !known.includes(value),
          }))}
          onChange={choice.chooseLaw}
        />
      </label>
      <div className="kit-draft-foot">
        <Button onClick={onClose}>{t(kitTexts.cancel)}</Button>
        <Button type="primary" loading={making.isRunning} disabled={choice.isJudging} onClick={() => void handleMake()}>
          {t(texts.makeProject)}
        </Button>
      </div>
    </div>
  );
}

/** What the demand says itself. */
function Proposed({ demand: { mannerId } }: Pick<MakeProjectDialogProps, 'demand'>) {
  const t = useText();
  const method = procurementMethod.named(mannerId);
  if (!method) return null;
  const text = mannersThatRun.named(method.value) ? texts.makeProposed : texts.makeNotRun;
  return <span className="demand-sub">{t(text, { manner: t(method.label) })}</span>;
}
