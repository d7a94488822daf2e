import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { expertSource, titleLevel } from '@zhaocai/model/expert/choices';
import { Button, Form, InputNumber, Select, TreeSelect } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { CodeTreeField } from '../../../kit/tree/code-tree-field.tsx';
import { useExpertFields } from '../use-expert-fields.ts';
import { texts } from './texts.ts';

/** A condition as it is typed. */
export interface ConditionDraft {
  readonly itemCode?: string;
  readonly regionCode?: string | null;
  readonly titleLevel?: number | null;
  readonly source?: number | null;
  readonly count?: number;
  readonly alternates?: number;
}

const most = 20;

/** Whom the draw asks for, condition by condition. */
export function ConditionFields() {
  const t = useText();
  const { fields } = useExpertFields();
  const required = [{ required: true, message: t(texts.missing) }];
  const choicesOf = (choices: readonly { value: number; label: Parameters<typeof t>[0] }[]) =>
    choices.map(({ value, label }) => ({ value, label: t(label) }));
  return (
    <Form.List name="conditions">
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, name }) => (
            <div className="expert-condition" key={key}>
              <Form.Item name={[name, 'itemCode']} label={t(texts.field)} rules={required}>
                <TreeSelect treeDefaultExpandAll showSearch={{ treeNodeFilterProp: 'title' }} treeData={fields} />
              </Form.Item>
              <Form.Item name={[name, 'count']} label={t(texts.count)} rules={required}>
                <InputNumber min={1} max={50} precision={0} className="kit-wide" />
              </Form.Item>
              <Form.Item name={[name, 'alternates']} label={t(texts.alternates)}>
                <InputNumber min={0} max={100} precision={0} className="kit-wide" />
              </Form.Item>
              <Form.Item name={[name, 'titleLevel']} label={t(texts.titleLevel)}>
                <Select allowClear options={choicesOf(titleLevel.choices)} />
              </Form.Item>
              <Form.Item name={[name, 'source']} label={t(texts.source)}>
                <Select allowClear options={choicesOf(expertSource.choices)} />
              </Form.Item>
              <Form.Item name={[name, 'regionCode']} label={t(texts.region)}>
                <CodeTreeField tree="region" />
              </Form.Item>
              {rows.length > 1 && (
                <Button
                  aria-label={t(texts.removeCondition)}
                  icon={<DeleteOutlined />}
                  type="text"
                  onClick={() => remove(name)}
                />
              )}
            </div>
          ))}
          {rows.length < most && (
            <Button icon={<PlusOutlined />} onClick={() => add({ count: 1, alternates: 1 })}>
              {t(texts.addCondition)}
            </Button>
          )}
        </>
      )}
    </Form.List>
  );
}
