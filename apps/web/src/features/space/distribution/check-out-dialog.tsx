import '../space.css';
import type { Row } from '@zhaocai/model/kit/entity';
import { checkOutRoom } from '@zhaocai/model/space/distribution-endpoints';
import { roomDistribution } from '@zhaocai/model/space/room-distribution';
import { distributionLifecycle } from '@zhaocai/model/space/room-lifecycle';
import { Alert, Button, Checkbox, Form, Input, InputNumber } from 'antd';
import { useServerNow } from '../../../kit/clock/use-server-now.ts';
import { msToInstant } from '../../../kit/clock/server-clock.ts';
import { cellValue } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { FieldWidget } from '../../../kit/resource-form/field-widget.tsx';
import { useKeptForm } from '../../../kit/resource-form/use-kept-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { spaceTexts as texts } from '../texts.ts';

export interface CheckOutDialogProps {
  readonly row: Row<typeof roomDistribution>;
  readonly onClose: () => void;
}

interface CheckOutForm {
  readonly reason?: string;
  readonly checkoutDate?: string;
  readonly isHandedOver?: boolean;
  readonly keys?: number | null;
  readonly water?: string;
  readonly elec?: string;
  readonly gas?: string;
  readonly remark?: string;
}

const handoverNames = ['water', 'elec', 'gas'] as const;

/** Ends an allocation: first announced with a reason, then, with what was handed over, for good. */
export function CheckOutDialog({ row, onClose }: CheckOutDialogProps) {
  const t = useText();
  const [form] = Form.useForm<CheckOutForm>();
  const typing = useKeptForm(`checkOut ${row.id}`, form, () => undefined);
  const leave = () => {
    typing.drop();
    onClose();
  };
  const today = msToInstant(useServerNow(60_000)).slice(0, 10);
  const checkOut = useCommand(checkOutRoom, { success: texts.checkedOut });
  const isLast = !distributionLifecycle.is(row.status, 'inForce');
  const isHandedOver = Form.useWatch('isHandedOver', form) ?? isLast;
  const handleFinish = async (values: CheckOutForm) => {
    const { reason, checkoutDate, keys, water, elec, gas, remark } = values;
    const handover = { keys: keys ?? undefined, meters: { water, elec, gas }, remark };
    const { id, version } = row;
    const answer = await checkOut.run({ id, version, reason, checkoutDate, ...(isHandedOver && { handover }) });
    if (answer) leave();
  };
  return (
    <Dialog
      isOpen
      title={t(texts.checkOutTitle, { room: String(cellValue(row, 'roomNo') ?? '') })}
      width={560}
      onClose={leave}
    >
      <Alert type="info" showIcon title={t(texts.checkOutText)} className="space-notice" />
      {typing.offer}
      <Form
        form={form}
        layout="vertical"
        className="kit-form"
        initialValues={{ checkoutDate: row.checkoutDate ?? today, reason: row.checkoutReason ?? '' }}
        onValuesChange={typing.keep}
        onFinish={(values) => void handleFinish(values)}
      >
        <Form.Item
          name="reason"
          label={t(texts.reason)}
          rules={[{ required: true, whitespace: true, message: t(texts.reasonMissing) }]}
        >
          <Input.TextArea rows={2} maxLength={500} showCount placeholder={t(texts.reasonPlaceholder)} />
        </Form.Item>
        <Form.Item name="checkoutDate" label={t(texts.checkOutDate)}>
          <FieldWidget field={roomDistribution.fields.checkoutDate} />
        </Form.Item>
        {!isLast && (
          <Form.Item name="isHandedOver" valuePropName="checked">
            <Checkbox>{t(texts.isHandedOver)}</Checkbox>
          </Form.Item>
        )}
        {isHandedOver && (
          <>
            <div className="space-two">
              <Form.Item name="keys" label={t(texts.keys)}>
                <InputNumber min={0} max={1000} precision={0} className="kit-wide" />
              </Form.Item>
              {handoverNames.map((name) => (
                <Form.Item key={name} name={name} label={t(texts[name])}>
                  <Input maxLength={20} inputMode="decimal" />
                </Form.Item>
              ))}
            </div>
            <Form.Item name="remark" label={t(texts.handoverRemark)}>
              <Input.TextArea rows={2} maxLength={500} />
            </Form.Item>
          </>
        )}
        <div className="kit-form-foot">
          <span className="kit-form-hint" />
          <Button onClick={leave}>{t(kitTexts.cancel)}</Button>
          <Button type="primary" danger htmlType="submit" loading={checkOut.isRunning}>
            {t(isLast ? distributionLifecycle.actions.handOver.label : texts.confirmCheckOut)}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
