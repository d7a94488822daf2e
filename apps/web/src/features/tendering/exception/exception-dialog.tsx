import { askException } from '@zhaocai/model/tendering/exception-endpoints';
import { exceptionKind, groundsFor } from '@zhaocai/model/tendering/project-exception';
import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { Alert, Button, Form, Input, Select } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useDialogForm } from '../../../kit/resource-form/use-dialog-draft.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { exceptionTexts as texts } from './texts.ts';

export type ExceptionName = keyof typeof exceptionKind.code;

interface ExceptionDialogProps {
  readonly detail: Pick<ProjectDetail, 'id' | 'version'>;
  readonly kind: ExceptionName;
  readonly onClose: () => void;
}

interface Asked {
  readonly reasonCode: number;
  readonly reason: string;
}

const dialogWidth = 560;
const longest = 500;

/** Asks for what ends a project or takes its result back: on which ground, and why. A refusal keeps all that was typed. */
export function ExceptionDialog({ detail, kind, onClose }: ExceptionDialogProps) {
  const t = useText();
  const type = exceptionKind.code[kind];
  const grounds = groundsFor(type);
  const { form, onValuesChange, offer, close, leave } = useDialogForm<Asked>(`exception ${kind} ${detail.id}`, onClose);
  const asking = useCommand(askException, { success: texts.asked, quiet: true, onSuccess: leave });
  const ask = (asked: Asked) => void asking.run({ id: detail.id, version: detail.version, type, ...asked });
  return (
    <Dialog
      isOpen
      title={t(exceptionKind.named(type)?.label ?? texts.title)}
      width={dialogWidth}
      onClose={() => void close()}
    >
      {offer}
      <Form<Asked>
        form={form}
        layout="vertical"
        onFinish={ask}
        onValuesChange={onValuesChange}
        initialValues={{ reasonCode: grounds.length === 1 ? grounds[0]?.value : undefined }}
      >
        <p>{t(texts[`effect_${kind}`])}</p>
        <p className="tender-hint">{t(texts.needsOther)}</p>
        {asking.error && <Alert type="error" showIcon title={asking.error.message} />}
        <Form.Item
          name="reasonCode"
          label={t(texts.ground)}
          rules={[{ required: true, message: t(texts.groundMissing) }]}
        >
          <Select options={grounds.map(({ value, label }) => ({ value, label: t(label) }))} />
        </Form.Item>
        <Form.Item
          name="reason"
          label={t(texts.reason)}
          extra={t(texts.reasonHelp)}
          rules={[{ required: true, whitespace: true, message: t(texts.reasonMissing) }]}
        >
          <Input.TextArea rows={4} maxLength={longest} showCount />
        </Form.Item>
        <div className="kit-form-foot">
          <Button onClick={() => void close()}>{t(texts.cancel)}</Button>
          <Button type="primary" danger htmlType="submit" loading={asking.isRunning}>
            {t(texts.ask)}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
