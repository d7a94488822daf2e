import { designFlowTypeList, flowSave } from '@zhaocai/model/workflow/design-endpoints';
import { flowDefinition } from '@zhaocai/model/workflow/entities';
import { readNodeJson } from '@zhaocai/model/workflow/node-json';
import { Button, Form, Input, Select } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { usePageTab, useUnsaved } from '../../../../kit/page/page-tab.ts';
import { useKeptForm } from '../../../../kit/resource-form/use-kept-form.tsx';
import { useText } from '../../../../kit/text/language.ts';
import { PageHead, Section } from '../../../../kit/widgets/section.tsx';
import { designPath, flowListPath } from '../paths.ts';
import { FlowNameFields } from './flow-fields.tsx';
import { firstDrawing } from './first-drawing.ts';
import { flowListTexts as texts } from './texts.ts';

interface NewFlow {
  readonly flowName: string;
  readonly flowKey: string;
  readonly category?: string;
  readonly businessType?: string;
  readonly remark?: string;
}

const { category, remark } = flowDefinition.fields;

/** Names a new flow and what it is about; it is drawn in the designer. */
export function AddFlowPage() {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const tab = usePageTab();
  const [form] = Form.useForm<NewFlow>();
  const [isDirty, setDirty] = useState(false);
  const typing = useKeptForm('newFlow', form, () => setDirty(true));
  const types = useEndpoint(designFlowTypeList, {}, { staleMs: 300_000 });
  const creating = useCommand(flowSave);
  useUnsaved(isDirty, element);
  const leave = (to: string) => {
    typing.drop();
    tab.close();
    void navigate(to);
  };
  const create = async (values: NewFlow) => {
    const nodeJson = firstDrawing(t);
    const flowExamines = [...(readNodeJson(nodeJson)?.rows ?? [])];
    const answer = await creating.run({ ...values, nodeJson, flowExamines, publish: false });
    if (answer) leave(designPath(answer.data.defindId));
  };
  return (
    <div className="kit-page" ref={element}>
      <PageHead title={t(texts.add)} />
      <Section title={t(texts.addHelp)}>
        {typing.offer}
        <Form
          form={form}
          name="newFlow"
          layout="vertical"
          className="kit-form"
          onValuesChange={(changed: object) => {
            setDirty(true);
            typing.keep(changed);
          }}
          onFinish={(values) => void create(values)}
        >
          <FlowNameFields />
          <Form.Item name="category" label={t(texts.category)}>
            <Input maxLength={category.maxLength} autoComplete="off" />
          </Form.Item>
          <Form.Item name="businessType" label={t(texts.business)} extra={t(texts.businessHelp)}>
            <Select allowClear loading={types.isFetching} options={types.data} />
          </Form.Item>
          <Form.Item name="remark" label={t(texts.remark)}>
            <Input.TextArea rows={3} maxLength={remark.maxLength} />
          </Form.Item>
          <div className="kit-form-foot">
            <span className="kit-form-hint" />
            <Button onClick={() => leave(flowListPath)}>{t(texts.cancel)}</Button>
            <Button type="primary" htmlType="submit" loading={creating.isRunning}>
              {t(texts.create)}
            </Button>
          </div>
        </Form>
      </Section>
    </div>
  );
}
