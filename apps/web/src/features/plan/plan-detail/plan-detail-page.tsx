import type { PlanAnswer } from '@zhaocai/model';
import { noBudget, plan as definition } from '@zhaocai/model/plan/plan';
import { planLifecycle } from '@zhaocai/model/plan/plan-lifecycle';
import { planById } from '@zhaocai/model/plan/plan-endpoints';
import { isInApproval } from '@zhaocai/model/workflow/object-approval';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { cellValue } from '../../../kit/data-table/column.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { FieldValueView, nameBeside } from '../../../kit/resource-form/field-value.tsx';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { RowHistory } from '../../../kit/widgets/row-history.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { adjustmentPath, budgetPath, planPath } from '../paths.ts';
import { planTexts as texts } from '../texts.ts';
import { ChangesOfPlan } from './changes-of-plan.tsx';
import { LinesShown } from './lines-shown.tsx';
import { ProjectsOfPlan } from './projects-of-plan.tsx';
import { ReceiverPicker, type Handing } from './receiver-picker.tsx';
import { usePlanActions } from './use-plan-actions.tsx';

/** One plan: what it is for, what it comes to and what may be done with it now. `?id=` names it. */
export function PlanDetailPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(planById, { id }, { enabled: id !== '' });
  useTabTitle(query.data?.planName);
  if (id === '') return <Empty title={t(texts.noPlan)} />;
  return (
    <Loaded query={query} rows={10}>
      {(plan) => <PlanView plan={plan} />}
    </Loaded>
  );
}

function PlanView({ plan }: { plan: PlanAnswer }) {
  const t = useText();
  const [handing, setHanding] = useState<Handing>();
  return (
    <div className="kit-page">
      <PlanHead plan={plan} onHand={setHanding} />
      {plan.modifyId && (
        <Alert
          type="info"
          showIcon
          title={t(texts.modifying)}
          action={<Link to={`${adjustmentPath}?id=${plan.modifyId}`}>{t(texts.seeModify)}</Link>}
        />
      )}
      {plan.backReason && <Alert type="warning" showIcon title={t(texts.wasReturned, { reason: plan.backReason })} />}
      {isInApproval(plan.approval) && (
        <Alert type="info" showIcon title={t(texts.inFlow, { name: plan.approval?.flowName ?? '' })} />
      )}
      <ProjectsOfPlan plan={plan} />
      <Section title={t(texts.facts)}>
        <DescriptionList facts={useFacts(plan)} />
      </Section>
      <Section title={t(texts.lines)} note={String(plan.details.length)}>
        <LinesShown lines={plan.details} />
      </Section>
      <ChangesOfPlan changes={plan.changes} />
      <RowHistory title={t(texts.history)} lifecycle={planLifecycle} moves={plan.history} />
      <ReceiverPicker plan={plan} handing={handing} onClose={() => setHanding(undefined)} />
    </div>
  );
}

function PlanHead({ plan, onHand }: { plan: PlanAnswer; onHand: (handing: Handing) => void }) {
  const t = useText();
  const buttons = usePlanActions(plan, onHand);
  return (
    <PageHead
      title={plan.planName}
      note={<ChoiceTag choices={planLifecycle.choices} value={plan.planStatus} />}
      actions={buttons.map(({ key, label, run, isRunning, isDangerous }, index) => (
        <Button
          key={key}
          type={index === buttons.length - 1 && !isDangerous ? 'primary' : undefined}
          danger={isDangerous}
          loading={isRunning}
          onClick={run}
        >
          {t(label)}
        </Button>
      ))}
    >
      <Copyable value={plan.planNo ?? ''} />
      <Money value={plan.budgetMoney} unit />
      <span>{plan.deptName}</span>
    </PageHead>
  );
}

// In the head, beside the projects, or led to by a link of its own.
const inHead: readonly string[] = [
  'planName',
  'planNo',
  'planStatus',
  'backReason',
  'previousId',
  'originId',
  'budgetProId',
  'budgetCostId',
  'usedMoney',
  'releasedMoney',
];

function useFacts(plan: PlanAnswer) {
  const t = useText();
  const facts = Object.entries(definition.fields)
    .filter(([name]) => !inHead.includes(name) && (name !== 'noBudgetReason' || plan.budgetCostId === null))
    .map(([name, field]) => ({
      key: name,
      label: t(field.label),
      value: <FieldValueView field={field} value={cellValue(plan, name)} named={nameBeside(plan, name)} />,
      isWide: field.kind === 'longText' || field.kind === 'files',
    }));
  const budget = <Link to={`${budgetPath}?id=${plan.budgetProId}`}>{plan.budgetCostName}</Link>;
  const previous = <Link to={`${planPath}?id=${plan.previousId}`}>{t(texts.openPlan)}</Link>;
  const none = <ToneTag tone="orange">{t(noBudget)}</ToneTag>;
  return [
    {
      key: 'budgetCostId',
      label: t(definition.fields.budgetCostId.label),
      value: plan.budgetCostId === null ? none : budget,
      isWide: false,
    },
    ...facts,
    ...(plan.previousId ? [{ key: 'previousId', label: t(texts.previous), value: previous, isWide: false }] : []),
  ];
}
