import { procurementMethod } from '@zhaocai/model/procedure/method';
import { planById } from '@zhaocai/model/plan/plan-endpoints';
import { manner } from '@zhaocai/model/tendering/choices';
import { Alert } from 'antd';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { projectEditTexts as texts } from './texts.ts';

/** Above the form of a project whose plan names a method that cannot be run here: which one, and what to do. */
export function PlannedMethod({ planId }: { readonly planId: string }) {
  const t = useText();
  const isSeen = useAllowed()(planById.permission);
  const plan = useEndpoint(planById, { id: planId }, { enabled: isSeen, staleMs: 60_000 });
  const planned = procurementMethod.named(plan.data?.mannerId);
  if (!planned || manner.named(planned.value)) return null;
  const method = t(planned.label);
  return <Alert type="warning" showIcon title={t(texts.planned, { method })} description={t(texts.plannedHelp)} />;
}
