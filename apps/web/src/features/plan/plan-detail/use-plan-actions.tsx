import type { PlanAnswer } from '@zhaocai/model';
import type { Text } from '@zhaocai/model/kit/text';
import { noBudget, plan as definition } from '@zhaocai/model/plan/plan';
import { auditPlan, downBack, planMoves, submitPlan } from '@zhaocai/model/plan/plan-endpoints';
import { Alert } from 'antd';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useText } from '../../../kit/text/language.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { adjustPath, newPlanPath, newProjectPath } from '../paths.ts';
import { planTexts as texts } from '../texts.ts';
import type { Handing } from './receiver-picker.tsx';

export interface PlanButton {
  readonly key: string;
  readonly label: Text;
  readonly run: () => void;
  readonly isRunning?: boolean;
  readonly isDangerous?: boolean;
}

/** What the server says may be done with the plan now, the most important last. `onHand` opens the choice of a person. */
export function usePlanActions(plan: PlanAnswer, onHand: (handing: Handing) => void): PlanButton[] {
  const navigate = useNavigate();
  const { id } = plan;
  const moves = useMoves(plan);
  const all: readonly PlanButton[] = [
    { key: 'modify', label: texts.modify, run: () => void navigate(`${adjustPath}?id=${id}`) },
    moves.back,
    moves.reject,
    { key: 'edit', label: texts.edit, run: () => void navigate(`${newPlanPath}?id=${id}`) },
    { key: 'redirect', label: texts.redirect, run: () => onHand('redirect') },
    { key: 'down', label: texts.down, run: () => onHand('down') },
    moves.approve,
    moves.submit,
    { key: 'makeProject', label: texts.makeProject, run: () => void navigate(`${newProjectPath}?planId=${id}`) },
  ];
  const movesOf = useRowMoves(definition, planMoves, ({ planName }) => planName);
  // Taking back and giving back are moves by a button of the lifecycle's own.
  const others = movesOf(plan).map(({ key, label, onClick }) => ({
    key,
    label: { zh: label, en: label },
    run: onClick,
  }));
  return [...others, ...all].filter(({ key }) => plan.actions.includes(key));
}

function useMoves(plan: PlanAnswer) {
  const { id, version, budgetMoney } = plan;
  const t = useText();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const submitting = useCommand(submitPlan, { success: texts.submitted });
  const approving = useCommand(auditPlan, { success: texts.approved });
  const rejecting = useCommand(auditPlan, { success: texts.returned });
  const handingBack = useCommand(downBack, { success: texts.handedBack, inQuery: true });
  const budget = formatMoney(budgetMoney);
  const submit = async () => {
    const text = <Asked plan={plan} text={t(texts.submitText, { budget })} />;
    if (await confirm({ title: t(texts.submitTitle), text, ok: t(texts.submit) }))
      await submitting.run({ id, version });
  };
  const approve = async () => {
    const text = <Asked plan={plan} text={t(texts.approveText, { budget })} />;
    if (await confirm({ title: t(texts.approveTitle), text, ok: t(texts.approve) }))
      await approving.run({ id, version, agree: true });
  };
  const reject = async () => {
    const question = { title: t(texts.rejectTitle), placeholder: t(texts.reasonPlaceholder), ok: t(texts.reject) };
    const reason = await askReason({ ...question, isDangerous: true });
    if (reason) await rejecting.run({ id, version, agree: false, reason });
  };
  const back = async () => {
    const question = { title: t(texts.backTitle), text: t(texts.backText), placeholder: t(texts.backPlaceholder) };
    const reason = await askReason({ ...question, ok: t(texts.back), isDangerous: true, isOptional: true });
    if (reason !== undefined) await handingBack.run({ id, version, reason: reason || undefined });
  };
  return {
    submit: { key: 'submit', label: texts.submit, run: () => void submit(), isRunning: submitting.isRunning },
    approve: { key: 'approve', label: texts.approve, run: () => void approve(), isRunning: approving.isRunning },
    reject: {
      key: 'reject',
      label: texts.reject,
      run: () => void reject(),
      isRunning: rejecting.isRunning,
      isDangerous: true,
    },
    back: {
      key: 'back',
      label: texts.back,
      run: () => void back(),
      isRunning: handingBack.isRunning,
      isDangerous: true,
    },
  };
}

/** What is asked, and in orange that no budget stands behind the plan, with the reason that was given. */
function Asked({ plan: { budgetCostId, noBudgetReason }, text }: { readonly plan: PlanAnswer; readonly text: string }) {
  const t = useText();
  return (
    <>
      <p>{text}</p>
      {budgetCostId === null && (
        <Alert
          type="warning"
          showIcon
          title={t(noBudget)}
          description={noBudgetReason ? t(texts.noBudgetWhy, { reason: noBudgetReason }) : t(texts.noBudgetText)}
        />
      )}
    </>
  );
}
