import { flowDefinition } from '@zhaocai/model/workflow/entities';
import { Form, Input } from 'antd';
import { useText } from '../../../../kit/text/language.ts';
import { flowListTexts as texts } from './texts.ts';

const { flowKey, flowName } = flowDefinition.fields;

/** Name and key: what every flow needs. */
export function FlowNameFields() {
  const t = useText();
  return (
    <>
      <Form.Item
        name="flowName"
        label={t(texts.name)}
        rules={[{ required: true, whitespace: true, message: t(texts.nameMissing) }]}
      >
        <Input maxLength={flowName.maxLength} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="flowKey"
        label={t(texts.key)}
        extra={t(texts.keyHelp)}
        validateTrigger="onBlur"
        rules={[
          { required: true, message: t(texts.keyMissing) },
          { pattern: flowKey.pattern, message: t(texts.keyHelp) },
        ]}
      >
        <Input maxLength={flowKey.maxLength} autoComplete="off" />
      </Form.Item>
    </>
  );
}
