import { formSave } from '@zhaocai/model/form/design-endpoints';
import { formDefinition } from '@zhaocai/model/form/entities';
import { Button, Form, Input } from 'antd';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { designPath } from '../paths.ts';
import { formListTexts as texts } from './texts.ts';

interface NewForm {
  readonly formName: string;
  readonly category?: string;
  readonly remark?: string;
}

const { formName, category, remark } = formDefinition.fields;
const emptyForm = JSON.stringify({ column: [], labelPosition: 'left', labelWidth: 120, gutter: 0 });

/** Names a new form; it is drawn in the designer. */
export function AddFormDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const [form] = Form.useForm<NewForm>();
  const creating = useCommand(formSave);
  const create = async (values: NewForm) => {
    const answer = await creating.run({ ...values, jsonData: emptyForm, publish: false });
    if (!answer) return;
    onClose();
    void navigate(designPath(answer.data.formId));
  };
  return (
    <Dialog isOpen title={t(texts.add)} width={520} onClose={onClose}>
      <Form form={form} name="newForm" layout="vertical" onFinish={(values) => void create(values)}>
        <Form.Item
          name="formName"
          label={t(texts.name)}
          rules={[{ required: true, whitespace: true, message: t(texts.nameMissing) }]}
        >
          <Input maxLength={formName.maxLength} autoComplete="off" />
        </Form.Item>
        <Form.Item name="category" label={t(texts.category)}>
          <Input maxLength={category.maxLength} autoComplete="off" />
        </Form.Item>
        <Form.Item name="remark" label={t(texts.remark)}>
          <Input.TextArea rows={3} maxLength={remark.maxLength} />
        </Form.Item>
        <div className="kit-form-foot">
          <span className="kit-form-hint" />
          <Button onClick={onClose}>{t(texts.cancel)}</Button>
          <Button type="primary" htmlType="submit" loading={creating.isRunning}>
            {t(texts.create)}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
