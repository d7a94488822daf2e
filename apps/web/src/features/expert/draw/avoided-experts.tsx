import { Form, Input } from 'antd';
import { RefSelect } from '../../../kit/resource-form/ref-select.tsx';
import { useText } from '../../../kit/text/language.ts';
import { RefName } from '../../../kit/widgets/ref-name.tsx';
import { texts } from './texts.ts';

/** Whom the handler leaves out of a draw, and of each why: the reasons stand in its record. */
export function AvoidedExperts() {
  const t = useText();
  const chosen = Form.useWatch<readonly string[] | null | undefined>('avoidExperts') ?? [];
  const required = [{ required: true, whitespace: true, message: t(texts.missing) }];
  return (
    <div>
      <Form.Item name="avoidExperts" label={t(texts.avoidExperts)} extra={t(texts.avoidReasonHelp)}>
        <RefSelect to="expert" isMultiple />
      </Form.Item>
      {chosen.map((id) => (
        <Form.Item
          key={id}
          name={['avoidReasons', id]}
          label={
            <>
              {t(texts.avoidReason)} <RefName to="expert" id={id} />
            </>
          }
          rules={required}
        >
          <Input maxLength={200} />
        </Form.Item>
      ))}
    </div>
  );
}
