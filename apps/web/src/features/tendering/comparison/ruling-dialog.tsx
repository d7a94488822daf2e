import { ruleUnopened } from '@zhaocai/model/tendering/opening-endpoints';
import { bidRuling } from '@zhaocai/model/tendering/choices';
import { Alert, Button, Form, Input, Radio } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useDialogForm } from '../../../kit/resource-form/use-dialog-draft.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { rulingTexts as texts } from './ruling-texts.ts';

interface RulingDialogProps {
  readonly projectId: string;
  /** Of the project, as it is shown; the hall names none. */
  readonly version?: number;
  readonly bid: {
    readonly entryId: string;
    readonly supplierName: string;
    readonly ruling: number | null;
    readonly rulingReason: string | null;
  };
  readonly onRuled?: () => Promise<void>;
  readonly onClose: () => void;
}

interface Ruled {
  readonly ruling: number;
  readonly reason: string;
}

/** What it counts as, and why: the bidder reads it. A refusal keeps all that was typed. */
export function RulingDialog({ projectId, version, bid, onRuled, onClose }: RulingDialogProps) {
  const t = useText();
  const { form, onValuesChange, offer, close, leave } = useDialogForm<Ruled>(`ruling ${bid.entryId}`, onClose);
  const ruling = useCommand(ruleUnopened, { success: texts.ruled, quiet: true });
  const rule = async (ruled: Ruled) => {
    const isDone = (await ruling.run({ projectId, version, entryId: bid.entryId, ...ruled })) !== undefined;
    if (!isDone) return;
    leave();
    await onRuled?.();
  };
  return (
    <Dialog
      isOpen
      title={t(texts.dialogTitle, { supplier: bid.supplierName })}
      width={520}
      onClose={() => void close()}
    >
      {offer}
      <Form<Ruled>
        form={form}
        layout="vertical"
        onFinish={(ruled) => void rule(ruled)}
        onValuesChange={onValuesChange}
        initialValues={{ ruling: bid.ruling ?? undefined, reason: bid.rulingReason ?? '' }}
      >
        <div className="kit-form-note">{t(texts.help)}</div>
        {ruling.error && <Alert type="error" showIcon title={ruling.error.message} />}
        <Form.Item name="ruling" label={t(texts.ruling)} rules={[{ required: true, message: t(texts.rulingMissing) }]}>
          <Radio.Group vertical options={bidRuling.choices.map(({ value, label }) => ({ value, label: t(label) }))} />
        </Form.Item>
        <Form.Item
          name="reason"
          label={t(texts.reason)}
          rules={[{ required: true, whitespace: true, message: t(texts.reasonMissing) }]}
        >
          <Input.TextArea rows={4} maxLength={500} showCount />
        </Form.Item>
        <div className="kit-form-foot">
          <Button onClick={() => void close()}>{t(texts.cancel)}</Button>
          <Button type="primary" htmlType="submit" loading={ruling.isRunning}>
            {t(texts.save)}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
