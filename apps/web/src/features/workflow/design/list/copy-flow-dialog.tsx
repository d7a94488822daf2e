import { flowSave, queryFlowDefind, type FlowRow } from '@zhaocai/model/workflow/design-endpoints';
import { Button, Form } from 'antd';
import { useCommand } from '../../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { kitTexts } from '../../../../kit/text/kit-texts.ts';
import { useText } from '../../../../kit/text/language.ts';
import { Dialog } from '../../../../kit/widgets/dialog.tsx';
import { ErrorPanel } from '../../../../kit/widgets/error-panel.tsx';
import { FlowNameFields } from './flow-fields.tsx';
import { flowListTexts as texts } from './texts.ts';

interface Naming {
  readonly flowName: string;
  readonly flowKey: string;
}

/** A new flow with the drawing of another, under a name of its own; it begins as a draft. */
export function CopyFlowDialog({ flow, onClose }: { flow: FlowRow; onClose: () => void }) {
  const t = useText();
  const [form] = Form.useForm<Naming>();
  const source = useEndpoint(queryFlowDefind, { defindId: flow.defindId });
  const copying = useCommand(flowSave, { success: texts.copied });
  const copy = async ({ flowName, flowKey }: Naming) => {
    if (!source.data) return;
    const { nodeJson, flowExamines, variables, category, businessType } = source.data;
    const answer = await copying.run({
      flowName,
      flowKey,
      category,
      businessType,
      nodeJson,
      flowExamines,
      publish: false,
      ...(businessType === null && { variables }),
    });
    if (answer) onClose();
  };
  return (
    <Dialog isOpen title={t(texts.copyTitle, { name: flow.flowName })} width={520} onClose={onClose}>
      {source.error && <ErrorPanel error={source.error} onRetry={() => void source.refetch()} />}
      <Form
        form={form}
        name="copyFlow"
        layout="vertical"
        initialValues={{ flowName: t(texts.copyOf, { name: flow.flowName }), flowKey: `${flow.flowKey}-copy` }}
        onFinish={(values) => void copy(values)}
      >
        <FlowNameFields />
        <div className="kit-form-foot">
          <span className="kit-form-hint" />
          <Button onClick={onClose}>{t(kitTexts.cancel)}</Button>
          <Button type="primary" htmlType="submit" loading={copying.isRunning} disabled={!source.data}>
            {t(kitTexts.ok)}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
