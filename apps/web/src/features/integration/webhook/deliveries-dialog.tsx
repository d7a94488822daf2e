import { resource } from '@zhaocai/model/kit/resource';
import type { Row } from '@zhaocai/model/kit/entity';
import { redeliverWebhook, webhookDelivery } from '@zhaocai/model/integration/webhook';
import { isWebhookEvent, webhookEvents } from '@zhaocai/model/integration/webhook-events';
import { Button } from 'antd';
import { useState } from 'react';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { tablePageSize } from '../../../kit/data-table/pager.tsx';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { hookTexts as texts } from './texts.ts';

type DeliveryRow = Row<typeof webhookDelivery>;

const { page } = resource(webhookDelivery);
const { fields } = webhookDelivery;

const columns: readonly DataColumn<DeliveryRow>[] = [
  { prop: 'createTime', label: kitTexts.createTime, width: 170, keepsWidth: true },
  { prop: 'eventType', label: fields.eventType.label, width: 150, render: (row) => <EventName of={row.eventType} /> },
  { prop: 'subject', label: fields.subject.label, width: 170 },
  { prop: 'deliveredTime', label: texts.deliveries, width: 100, render: (row) => <DeliveryState row={row} /> },
  { prop: 'attempts', label: fields.attempts.label, width: 110, align: 'right' },
  { prop: 'reason', label: fields.reason.label, width: 170 },
  { prop: 'nextTime', label: fields.nextTime.label, width: 170, keepsWidth: true },
];

export interface DeliveriesDialogProps {
  readonly hook: { readonly id: string; readonly hookName: string } | undefined;
  readonly onClose: () => void;
}

/** What was sent to a subscription, the latest first, and what became of it. */
export function DeliveriesDialog({ hook, onClose }: DeliveriesDialogProps) {
  const t = useText();
  return (
    <Dialog
      isOpen={hook !== undefined}
      width={administrationWidth}
      title={t(texts.deliveriesOf, { name: hook?.hookName ?? '' })}
      onClose={onClose}
    >
      {hook && <Deliveries webhookId={hook.id} />}
      <div className="kit-form-foot">
        <Button onClick={onClose}>{t(kitTexts.close)}</Button>
      </div>
    </Dialog>
  );
}

function Deliveries({ webhookId }: { readonly webhookId: string }) {
  const t = useText();
  const allowed = useAllowed();
  const [paging, setPaging] = useState({ current: 1, size: tablePageSize });
  const query = useEndpoint(page, { webhookId, ...paging }, { keepPrevious: true });
  const again = useCommand(redeliverWebhook, { success: texts.queued });
  const actions = (row: DeliveryRow) => [
    { key: 'again', label: t(texts.again), onClick: () => void again.run({ id: row.id }) },
  ];
  return (
    <Loaded query={query}>
      {({ records, total }) => (
        <DataTable
          columns={columns}
          rows={records}
          rowKey="id"
          paging={{ total, ...paging, onChange: (current, size) => setPaging({ current, size }) }}
          actions={allowed('webhook_edit') ? actions : undefined}
        />
      )}
    </Loaded>
  );
}

function EventName({ of }: { readonly of: string | null }) {
  const t = useText();
  return <>{isWebhookEvent(of) ? t(webhookEvents[of]) : of}</>;
}

function DeliveryState({ row }: { readonly row: DeliveryRow }) {
  const t = useText();
  if (row.deliveredTime !== null) return <ToneTag tone="green">{t(texts.delivered)}</ToneTag>;
  if (row.deadTime !== null) return <ToneTag tone="red">{t(texts.dead)}</ToneTag>;
  return <ToneTag tone="orange">{t(texts.waiting)}</ToneTag>;
}
