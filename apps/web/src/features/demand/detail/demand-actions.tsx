import type { DemandAnswer } from '@zhaocai/model';
import { demand as definition } from '@zhaocai/model/demand/demand';
import { confirmDemand, demandMoves, submitDemand } from '@zhaocai/model/demand/demand-endpoints';
import { demandSum } from '@zhaocai/model/demand/demand-sums';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useText } from '../../../kit/text/language.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { editDemandPath, editResearchPath } from '../paths.ts';
import { submitText } from '../submit-text.ts';
import { demandTexts as texts } from '../texts.ts';
import { askedNames } from './asked-names.ts';

export interface DemandActionsProps {
  readonly demand: DemandAnswer;
  readonly onSplit: () => void;
  readonly onMakeProject: () => void;
}

/** What the server says may be done now, the step that leads on last. */
export function DemandActions({ demand, onSplit, onMakeProject }: DemandActionsProps) {
  const t = useText();
  const navigate = useNavigate();
  const steps = useDemandSteps(demand);
  const movesOf = useRowMoves(definition, demandMoves, ({ demandName }) => demandName);
  const may = (name: string) => demand.actions.includes(name);
  const moves = movesOf(demand).filter(({ key }) => may(key));
  return (
    <>
      <Button onClick={() => window.print()}>{t(texts.print)}</Button>
      {moves.map(({ key, label, onClick, isDangerous }) => (
        <Button key={key} danger={isDangerous} onClick={onClick}>
          {label}
        </Button>
      ))}
      {may('split') && demand.details.length > 1 && <Button onClick={onSplit}>{t(texts.split)}</Button>}
      {may('edit') && (
        <Button onClick={() => void navigate(`${editDemandPath}?id=${demand.id}`)}>{t(texts.edit)}</Button>
      )}
      {may('research') && (
        <Button onClick={() => void navigate(`${editResearchPath}?demandId=${demand.id}`)}>
          {t(texts.doResearch)}
        </Button>
      )}
      {may('reject') && (
        <Button danger loading={steps.isDeciding} onClick={() => void steps.reject()}>
          {t(texts.reject)}
        </Button>
      )}
      {may('submit') && (
        <Button type="primary" loading={steps.isSubmitting} onClick={() => void steps.submit()}>
          {t(texts.handIn)}
        </Button>
      )}
      {may('confirm') && (
        <Button type="primary" loading={steps.isDeciding} onClick={() => void steps.confirm()}>
          {t(texts.confirm)}
        </Button>
      )}
      {may('makeProject') && (
        <Button type="primary" onClick={onMakeProject}>
          {t(texts.makeProject)}
        </Button>
      )}
    </>
  );
}

function useDemandSteps(demand: DemandAnswer) {
  const t = useText();
  const ask = useConfirm();
  const askReason = useAskReason();
  const submitting = useCommand(submitDemand, { success: texts.submitted });
  const confirming = useCommand(confirmDemand, { success: texts.confirmed });
  const rejecting = useCommand(confirmDemand, { success: texts.returned });
  const { id, version, leastAnswers: least, leastArticle: article } = demand;
  const submit = async () => {
    const count = askedNames(demand).length;
    const isFew = demand.isResearch === true && count < least && !demand.researchRemark;
    const due = demand.researchRemark ? null : demand.dueArticle;
    const follows = submitText(t, { budget: demand.budget, sum: demandSum(demand.details) });
    const remark =
      isFew || due !== null
        ? await askReason({
            title: due === null ? t(texts.fewTitle, { least }) : t(texts.dueTitle),
            text: due === null ? t(texts.fewText, { count, article }) : t(texts.dueText, { article: due }),
            placeholder: t(texts.fewPlaceholder),
            ok: t(texts.handIn),
          })
        : (await ask({ title: t(texts.submitTitle), text: follows, ok: t(texts.handIn) })) || undefined;
    if (remark === undefined) return;
    await submitting.run({ id, version, ...(typeof remark === 'string' && { researchRemark: remark }) });
  };
  const confirm = async () => {
    const text = t(texts.confirmText, { budget: formatMoney(demand.budget) });
    if (await ask({ title: t(texts.confirmTitle), text, ok: t(texts.confirm) }))
      await confirming.run({ id, version, agree: true });
  };
  const reject = async () => {
    const reason = await askReason({ title: t(texts.rejectTitle), ok: t(texts.reject), isDangerous: true });
    if (reason) await rejecting.run({ id, version, agree: false, reason });
  };
  return {
    submit,
    confirm,
    reject,
    isSubmitting: submitting.isRunning,
    isDeciding: confirming.isRunning || rejecting.isRunning,
  };
}
