import { addApprovedExpert } from '@zhaocai/model/expert/draw/draw-endpoints';
import { type ExpertDrawAnswer } from '@zhaocai/model/expert/draw/draw-read-endpoints';
import { saveCustomerMan } from '@zhaocai/model/expert/draw/record-endpoints';
import type { FileValue } from '@zhaocai/model/kit/field';
import { Alert, Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { PersonSelect } from '../../../kit/resource-form/person-select.tsx';
import { RefSelect } from '../../../kit/resource-form/ref-select.tsx';
import { useDialogForm } from '../../../kit/resource-form/use-dialog-draft.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { FileField } from '../../../kit/widgets/file-field.tsx';
import { texts } from './texts.ts';

interface Opened {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const width = 560;

/** One of the buyer's own people joins the committee. */
export function RepresentativeDialog({ drawId, isOpen, onClose }: Opened & { readonly drawId: string }) {
  const t = useText();
  const [userId, setUser] = useState<string | null>(null);
  const saving = useCommand(saveCustomerMan, { success: texts.added, onSuccess: onClose });
  return (
    <Dialog isOpen={isOpen} title={t(texts.addRepresentative)} width={width} onClose={onClose}>
      <Form layout="vertical" onFinish={() => userId && void saving.run({ randomInfoId: drawId, userId })}>
        <Form.Item label={t(texts.representative)}>
          <PersonSelect label={t(texts.representative)} value={userId} onChange={setUser} />
        </Form.Item>
        <Button type="primary" htmlType="submit" disabled={!userId} loading={saving.isRunning}>
          {t(texts.ok)}
        </Button>
      </Form>
    </Dialog>
  );
}

interface Typed {
  readonly expertId?: string;
  readonly conditionNo?: number;
  readonly reason?: string;
  readonly files?: FileValue[];
}

/** Chooses an expert with the consent of the supervising budget unit, where nobody is left to be drawn. */
export function ApproveDialog({ draw, onClose }: Pick<Opened, 'onClose'> & { readonly draw: ExpertDrawAnswer }) {
  const t = useText();
  const { form, onValuesChange, offer, close, leave } = useDialogForm<Typed>(`approve ${draw.id}`, onClose);
  const adding = useCommand(addApprovedExpert, { success: texts.approved, onSuccess: leave, quiet: true });
  const required = [{ required: true, message: t(texts.missing) }];
  const submit = ({ expertId, conditionNo, reason, files = [] }: Typed) =>
    expertId !== undefined &&
    conditionNo !== undefined &&
    void adding.run({ id: draw.id, expertId, conditionNo, reason, files: files.map((file) => ({ ...file })) });
  return (
    <Dialog isOpen title={t(texts.approve)} width={width} onClose={() => void close()}>
      {offer}
      <Form<Typed>
        form={form}
        layout="vertical"
        initialValues={{ conditionNo: draw.lacking[0]?.conditionNo }}
        onFinish={submit}
        onValuesChange={onValuesChange}
      >
        {adding.error && <Alert type="error" showIcon title={adding.error.message} />}
        <Form.Item name="conditionNo" label={t(texts.condition)} rules={required}>
          <Select
            options={draw.lacking.map(({ conditionNo }) => ({
              value: conditionNo,
              label: draw.conditions.find((one) => one.conditionNo === conditionNo)?.itemName ?? String(conditionNo),
            }))}
          />
        </Form.Item>
        <Form.Item name="expertId" label={t(texts.expertName)} rules={required}>
          <RefSelect to="expert" />
        </Form.Item>
        <Form.Item name="reason" label={t(texts.why)} extra={t(texts.whyHelp)} rules={required}>
          <Input.TextArea rows={2} maxLength={500} />
        </Form.Item>
        <Form.Item name="files" label={t(texts.consent)} rules={required}>
          <FileField maxCount={5} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={adding.isRunning}>
          {t(texts.ok)}
        </Button>
      </Form>
    </Dialog>
  );
}
