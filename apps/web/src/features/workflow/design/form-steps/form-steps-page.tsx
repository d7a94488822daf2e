import { nodeType } from '@zhaocai/model/workflow/definition';
import { flowList, queryFlowDefind, type FlowRow } from '@zhaocai/model/workflow/design-endpoints';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../../kit/text/language.ts';
import { Empty } from '../../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../../kit/widgets/loading.tsx';
import { PageHead } from '../../../../kit/widgets/section.tsx';
import { addFlowPath, designPath } from '../paths.ts';
import { FormStep } from './form-step.tsx';
import { formStepTexts as texts } from './texts.ts';
import '../canvas/canvas.css';
import './form-steps.css';

/** The approval steps of a form: those of the flows about its kind of business, or whose key it names. */
export function FormStepsPage() {
  const t = useText();
  const navigate = useNavigate();
  const { flowType = '' } = useParams();
  const query = useEndpoint(flowList, {});
  return (
    <div className="kit-page">
      <PageHead title={t(texts.title)} />
      <p className="form-steps-help">{t(texts.help)}</p>
      <Loaded query={query}>
        {(all) => {
          const flows = all.filter((flow) => flow.businessType === flowType || flow.flowKey === flowType);
          if (flows.length > 0) return <Flows flows={flows} />;
          const add = <Button onClick={() => void navigate(addFlowPath)}>{t(texts.add)}</Button>;
          return <Empty title={t(texts.none, { type: flowType })} help={t(texts.noneHelp)} action={add} />;
        }}
      </Loaded>
    </div>
  );
}

function Flows({ flows }: { flows: readonly FlowRow[] }) {
  const t = useText();
  const [chosen, setChosen] = useState(flows[0]?.defindId ?? '');
  return (
    <>
      {flows.length > 1 && (
        <Segmented
          aria-label={t(texts.flow)}
          value={chosen}
          options={flows.map(({ defindId, flowName }) => ({ value: defindId, label: flowName }))}
          onChange={setChosen}
        />
      )}
      <Steps key={chosen} defindId={chosen} />
    </>
  );
}

function Steps({ defindId }: { defindId: string }) {
  const t = useText();
  const navigate = useNavigate();
  const query = useEndpoint(queryFlowDefind, { defindId });
  const design = (
    <Button className="form-steps-design" onClick={() => void navigate(designPath(defindId))}>
      {t(texts.design)}
    </Button>
  );
  return (
    <Loaded query={query}>
      {(flow) => {
        const steps = flow.flowExamines.filter((row) => nodeType.is(row.nodeType, 'task', 'approval'));
        if (steps.length === 0) return <Empty title={t(texts.noSteps)} action={design} />;
        return (
          <>
            <div className="form-steps">
              {steps.map((row) => (
                <FormStep key={row.nodeId} flow={flow} row={row} />
              ))}
            </div>
            {design}
          </>
        );
      }}
    </Loaded>
  );
}
