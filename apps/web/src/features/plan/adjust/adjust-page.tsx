import type { PlanAnswer, PlanInput } from '@zhaocai/model';
import type { Fields } from '@zhaocai/model/kit/field';
import { planModifyTypes } from '@zhaocai/model/plan/choices';
import { cancelPlan, modifiableFields } from '@zhaocai/model/plan/modify-fields';
import { plan, planModify } from '@zhaocai/model/plan/plan';
import { askPlanModify, planById } from '@zhaocai/model/plan/plan-endpoints';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useLeave } from '../../../kit/page/use-leave.ts';
import { ResourceForm, type FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { useRowAsBegun } from '../../../kit/resource-form/use-held-row.ts';
import { useText } from '../../../kit/text/language.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { adjustmentPath, planPath } from '../paths.ts';
import { PlanForm } from '../plan-edit/plan-form.tsx';
import { planTexts as texts } from '../texts.ts';
import '../plan.css';

/** Asks for a change of an approved plan: `?id=` names it. */
export function AdjustPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(planById, { id }, { enabled: id !== '' });
  useTabTitle(query.data && t(texts.adjustTitle));
  if (id === '') return <Empty title={t(texts.noPlan)} />;
  return <Loaded query={query}>{(row) => <AdjustView row={row} />}</Loaded>;
}

/** What is asked for beside the reason. */
function fieldsOf(type: number): Fields {
  const names = modifiableFields(type);
  const chosen = Object.entries(plan.fields).filter(([name]) => names.includes(name));
  return { ...Object.fromEntries(chosen), reason: planModify.fields.reason };
}

function AdjustView({ row }: { row: PlanAnswer }) {
  const t = useText();
  const [type, setType] = useState<number>(1);
  const { ask, leave } = useAsk(useRowAsBegun(row), type);
  const fields = fieldsOf(type);
  const hasLines = modifiableFields(type).includes('details');
  const shared = { fields, initial: { ...row, reason: undefined }, submitText: t(texts.sendAdjust), onCancel: leave };
  return (
    <div className="kit-page">
      <PageHead title={t(texts.adjustTitle)} note={row.planName}>
        <Copyable value={row.planNo ?? ''} />
      </PageHead>
      <section className="plan-sheet">
        <Segmented
          className="plan-types"
          value={type}
          onChange={setType}
          options={planModifyTypes.map(({ value, label }) => ({ value, label: t(label) }))}
        />
        <p className="plan-hint">{t(type === cancelPlan ? texts.cancelNote : texts.adjustNote)}</p>
        {hasLines ? (
          <PlanForm key={type} {...shared} lines={row.details} hasFixedBudget={type !== 1} onSubmit={ask} />
        ) : (
          <ResourceForm key={type} {...shared} onSubmit={(values) => ask(values)} />
        )}
      </section>
    </div>
  );
}

function useAsk({ id, version }: PlanAnswer, modifyType: number) {
  const leave = useLeave();
  const asking = useCommand(askPlanModify, { success: texts.adjustSent });
  const ask = async (values: FormValues, details?: PlanInput['details']) => {
    const reason = String(values.reason ?? '');
    const answer = await asking.run({ ...values, planId: id, version, modifyType, reason, details });
    if (answer) leave(`${adjustmentPath}?id=${answer.data.id}`);
    return answer !== undefined;
  };
  return { ask, leave: () => leave(`${planPath}?id=${id}`) };
}
