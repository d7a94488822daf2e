import { resource } from '@zhaocai/model/kit/resource';
import type { Row } from '@zhaocai/model/kit/entity';
import { isWebhookEvent, webhookEvents, type WebhookEvent } from '@zhaocai/model/integration/webhook-events';
import { webhook } from '@zhaocai/model/integration/webhook';
import { Checkbox, Form } from 'antd';
import { useRef, useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourceForm, type FormValues, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { hookTexts as texts } from './texts.ts';

export type HookRow = Row<typeof webhook>;

const { save } = resource(webhook);
const { events: eventsField, ...typed } = webhook.fields;

/** Without a row a new one is made. */
export interface HookTask {
  readonly row?: HookRow;
}

export interface WebhookDialogProps {
  readonly task: HookTask | undefined;
  readonly onClose: () => void;
  /** Of a new one, whose secret is still to be told. */
  readonly onMade: (made: { readonly id: string; readonly hookName: string }) => void;
}

export function WebhookDialog({ task: wanted, onClose, onMade }: WebhookDialogProps) {
  const t = useText();
  const form = useRef<ResourceFormHandle>(null);
  const [last, setLast] = useState(wanted);
  if (wanted && wanted !== last) setLast(wanted);
  const task = wanted ?? last;
  return (
    <Dialog
      isOpen={wanted !== undefined}
      width={administrationWidth}
      title={t(task?.row ? texts.edit : texts.add)}
      onClose={() => (form.current ? form.current.cancel() : onClose())}
    >
      {wanted && <WebhookForm row={wanted.row} handle={form} onClose={onClose} onMade={onMade} />}
    </Dialog>
  );
}

interface WebhookFormProps extends Omit<WebhookDialogProps, 'task'> {
  readonly row: HookRow | undefined;
  readonly handle: React.Ref<ResourceFormHandle>;
}

function WebhookForm({ row, handle, onClose, onMade }: WebhookFormProps) {
  const t = useText();
  const [events, setEvents] = useState<readonly WebhookEvent[]>(() => eventsOf(row));
  const [isMissing, setMissing] = useState(false);
  const saving = useCommand(save);
  const store = async (values: FormValues): Promise<boolean> => {
    setMissing(events.length === 0);
    if (events.length === 0) return false;
    const hookName = String(values.hookName);
    const typedIn = { hookName, url: String(values.url), enabled: values.enabled === true };
    const answer = await saving.run({ ...(row && { id: row.id, version: row.version }), ...typedIn, events });
    if (!answer) return false;
    onClose();
    if (!row) onMade({ id: answer.data.id, hookName });
    return true;
  };
  return (
    <ResourceForm ref={handle} fields={typed} row={row && { ...row }} onSubmit={store} onCancel={onClose}>
      <Form.Item
        label={t(eventsField.label)}
        required
        className="kit-form-wide"
        validateStatus={isMissing && events.length === 0 ? 'error' : undefined}
        help={isMissing && events.length === 0 ? t(texts.eventsMissing) : undefined}
      >
        <Checkbox.Group
          className="kit-choices"
          value={[...events]}
          onChange={setEvents}
          options={eventNames.map((value) => ({ value, label: t(webhookEvents[value]) }))}
        />
      </Form.Item>
    </ResourceForm>
  );
}

const eventNames = Object.keys(webhookEvents).filter(isWebhookEvent);

/** Of a subscription, those that are still offered. */
export function eventsOf(row: Pick<HookRow, 'events'> | undefined): readonly WebhookEvent[] {
  return Array.isArray(row?.events) ? row.events.filter(isWebhookEvent) : [];
}
