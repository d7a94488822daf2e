import type { PlanAnswer, PlanInput } from '@zhaocai/model';
import { plan } from '@zhaocai/model/plan/plan';
import { planById, savePlan } from '@zhaocai/model/plan/plan-endpoints';
import { useSearchParams } from 'react-router';
import { msToInstant, serverNow } from '../../../kit/clock/server-clock.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useLeave } from '../../../kit/page/use-leave.ts';
import type { FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { planListPath, planPath } from '../paths.ts';
import { planTexts as texts } from '../texts.ts';
import { PlanForm } from './plan-form.tsx';
import '../plan.css';

// The budget line says of which project it is.
const { budgetProId: _project, ...typedFields } = plan.fields;

/** A new plan, or a draft that is gone on with: `?id=` names it. */
export function PlanEditPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(planById, { id }, { enabled: id !== '' });
  if (id === '') return <EditView plan={undefined} />;
  return <Loaded query={query}>{(row) => <EditView plan={row} />}</Loaded>;
}

function EditView({ plan: row }: { plan: PlanAnswer | undefined }) {
  const t = useText();
  const leave = useLeave();
  const saving = useCommand(savePlan, { success: texts.saved });
  const save = async (values: FormValues, details: PlanInput['details']) => {
    // The form has judged every field by the definition that the type is made from.
    const input = { ...values, details } as unknown as PlanInput;
    const answer = await saving.run(input);
    if (answer) leave(`${planPath}?id=${answer.data.id}`);
    return answer !== undefined;
  };
  return (
    <div className="kit-page">
      <PageHead title={t(row ? texts.editTitle : texts.newTitle)} note={row?.planNo} />
      <section className="plan-sheet">
        <PlanForm
          fields={typedFields}
          row={row && { ...row }}
          initial={row ? undefined : { year: yearNow(), planType: 1, purchaseType: 1 }}
          lines={row?.details ?? []}
          submitText={t(texts.saveDraft)}
          onSubmit={save}
          onCancel={() => leave(row ? `${planPath}?id=${row.id}` : planListPath)}
        />
      </section>
    </div>
  );
}

function yearNow(): number {
  return Number(msToInstant(serverNow()).slice(0, 4));
}
