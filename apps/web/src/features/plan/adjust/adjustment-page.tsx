import type { PlanModifyAnswer } from '@zhaocai/model';
import { areLinesSame, changedFields } from '@zhaocai/model/plan/modify-changes';
import { plan, planModify } from '@zhaocai/model/plan/plan';
import { auditPlanModify, planModifyDetail, planModifyMoves } from '@zhaocai/model/plan/plan-endpoints';
import { planModifyLifecycle } from '@zhaocai/model/plan/plan-lifecycle';
import { isInApproval } from '@zhaocai/model/workflow/object-approval';
import { Alert, Button } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { FieldValueView } from '../../../kit/resource-form/field-value.tsx';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { RowHistory } from '../../../kit/widgets/row-history.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { planPath } from '../paths.ts';
import { LinesShown } from '../plan-detail/lines-shown.tsx';
import '../../../kit/widgets/lines.css';
import { planTexts as texts } from '../texts.ts';
import '../plan.css';

/** One adjustment: what changes, why, and the decision. `?id=` names it. */
export function AdjustmentPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(planModifyDetail, { id }, { enabled: id !== '' });
  useTabTitle(query.data?.planName ?? undefined);
  if (id === '') return <Empty title={t(texts.noPlan)} />;
  return <Loaded query={query}>{(modify) => <AdjustmentView modify={modify} />}</Loaded>;
}

const { fields } = planModify;

function AdjustmentView({ modify }: { modify: PlanModifyAnswer }) {
  const t = useText();
  const { approve, reject } = useDecision(modify);
  const withdraw = useWithdrawal(modify);
  const { newPlanId, planId } = modify;
  const facts = [
    {
      key: 'type',
      label: t(fields.modifyType.label),
      value: <ChoiceTag choices={fields.modifyType.choices} value={modify.modifyType} />,
    },
    { key: 'by', label: t(texts.askedBy), value: `${modify.createUserName ?? '—'} ${shownInstant(modify.createTime)}` },
    {
      key: 'plan',
      label: t(fields.planId.label),
      value: <Link to={`${planPath}?id=${planId}`}>{t(texts.openPlan)}</Link>,
    },
    ...(newPlanId
      ? [
          {
            key: 'new',
            label: t(fields.newPlanId.label),
            value: <Link to={`${planPath}?id=${newPlanId}`}>{t(texts.newPlan)}</Link>,
          },
        ]
      : []),
    { key: 'reason', label: t(fields.reason.label), value: modify.reason, isWide: true },
  ];
  return (
    <div className="kit-page">
      <PageHead
        title={modify.planName}
        note={<ChoiceTag choices={fields.auditStatus.choices} value={modify.auditStatus} />}
        actions={
          <>
            {modify.isWithdrawable && <Button onClick={() => void withdraw()}>{t(texts.withdrawAdjust)}</Button>}
            {modify.isDecidable && (
              <>
                <Button danger onClick={() => void reject()}>
                  {t(texts.rejectAdjust)}
                </Button>
                <Button type="primary" onClick={() => void approve()}>
                  {t(texts.approve)}
                </Button>
              </>
            )}
          </>
        }
      >
        <Copyable value={modify.planNo ?? ''} />
      </PageHead>
      {isInApproval(modify.approval) && (
        <Alert type="info" showIcon title={t(texts.adjustInFlow, { name: modify.approval?.flowName ?? '' })} />
      )}
      {modify.rejectReason && (
        <Alert type="warning" showIcon title={t(texts.wasReturned, { reason: modify.rejectReason })} />
      )}
      <Section title={t(texts.adjustment)}>
        <DescriptionList facts={facts} />
      </Section>
      <Changes modify={modify} />
      {modify.history.length > 0 && (
        <RowHistory title={t(texts.history)} lifecycle={planModifyLifecycle} moves={modify.history} />
      )}
    </div>
  );
}

function Changes({ modify: { before, after } }: { modify: PlanModifyAnswer }) {
  const t = useText();
  if (!after) return <Alert type="info" showIcon title={t(texts.noPlanAfter)} />;
  const changed = changedFields(before, after);
  const isSame = areLinesSame(before, after);
  return (
    <>
      <Section title={t(texts.changesTitle)}>
        <div className="kit-lines-scroll">
          <table className="kit-lines">
            <thead>
              <tr>
                <th scope="col">{t(texts.item)}</th>
                <th scope="col">{t(texts.before)}</th>
                <th scope="col">{t(texts.after)}</th>
              </tr>
            </thead>
            <tbody>
              {changed.map((name) => (
                <tr key={name}>
                  <td>{t(plan.fields[name].label)}</td>
                  <td>
                    <FieldValueView field={plan.fields[name]} value={before[name]} />
                  </td>
                  <td className="plan-changed">
                    <FieldValueView field={plan.fields[name]} value={after[name]} />
                  </td>
                </tr>
              ))}
              {isSame && (
                <tr>
                  <td colSpan={3} className="plan-hint">
                    {t(texts.linesSame)}
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
      </Section>
      {!isSame && (
        <>
          <Section title={t(texts.linesBefore)}>
            <LinesShown lines={before.details} />
          </Section>
          <Section title={t(texts.linesAfter)}>
            <LinesShown lines={after.details} />
          </Section>
        </>
      )}
    </>
  );
}

function useDecision({ id, version }: PlanModifyAnswer) {
  const t = useText();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const approving = useCommand(auditPlanModify, { success: texts.adjustApproved });
  const rejecting = useCommand(auditPlanModify, { success: texts.adjustRejected });
  return {
    async approve() {
      const question = { title: t(texts.approveAdjustTitle), text: t(texts.approveAdjustText), ok: t(texts.approve) };
      if (await confirm(question)) await approving.run({ id, version, agree: true });
    },
    async reject() {
      const question = { title: t(texts.rejectAdjustTitle), placeholder: t(texts.reasonPlaceholder) };
      const reason = await askReason({ ...question, ok: t(texts.rejectAdjust), isDangerous: true });
      if (reason) await rejecting.run({ id, version, agree: false, reason });
    },
  };
}

function useWithdrawal({ id, version, planName }: PlanModifyAnswer) {
  const t = useText();
  const confirm = useConfirm();
  const withdrawing = useCommand(planModifyMoves.withdraw, { success: texts.adjustWithdrawn });
  return async () => {
    const text = t(planModifyLifecycle.actions.withdraw.confirm ?? texts.withdrawAdjust);
    if (await confirm({ title: planName ?? '', text, ok: t(texts.withdrawAdjust) }))
      await withdrawing.run({ id, version });
  };
}
