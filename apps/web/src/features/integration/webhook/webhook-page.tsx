import { rotateWebhookSecret, testWebhook, webhook } from '@zhaocai/model/integration/webhook';
import { webhookEvents } from '@zhaocai/model/integration/webhook-events';
import { Alert } from 'antd';
import { useState } from 'react';
import type { DataColumn, RowAction } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { OneTimeSecret } from '../../../kit/widgets/one-time-secret.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { hookTexts as texts } from './texts.ts';
import { eventsOf, WebhookDialog, type HookRow, type HookTask } from './webhook-dialog.tsx';

const { fields } = webhook;
const columns: readonly (string | DataColumn<HookRow>)[] = [
  { prop: 'hookName', label: fields.hookName.label, width: 200, type: 'mylink', sortable: true },
  {
    prop: 'enabled',
    label: fields.enabled.label,
    width: 110,
    render: (row) => <HookState isOn={row.enabled === true} />,
  },
  { prop: 'url', label: fields.url.label, width: 320 },
  { prop: 'events', label: fields.events.label, width: 320, render: (row) => <EventNames row={row} /> },
];

interface ToldSecret {
  readonly hookName: string;
  readonly secret: string | undefined;
}

type Named = Pick<HookRow, 'id' | 'hookName'>;

/** Where programs of others are told what happens here. */
export function WebhookPage() {
  const t = useText();
  const allowed = useAllowed();
  const [task, setTask] = useState<HookTask>();
  const [watched, setWatched] = useState<Named>();
  const [told, setTold] = useState<ToldSecret>();
  const { makeSecret, rotate } = useSecrets(setTold);
  const test = useTest();
  const rowActions = (row: HookRow): RowAction[] => [
    { key: 'deliveries', label: t(texts.deliveries), onClick: () => setWatched(row) },
    ...(allowed('webhook_edit')
      ? [
          { key: 'test', label: t(texts.test), onClick: () => void test(row.id) },
          { key: 'rotate', label: t(texts.rotate), onClick: () => void rotate(row) },
        ]
      : []),
  ];
  return (
    <>
      <ResourcePage
        entity={webhook}
        title={t(texts.title)}
        columns={columns}
        rowActions={rowActions}
        onOpen={setWatched}
        onAdd={() => setTask({})}
        onEdit={(row) => setTask({ row })}
        notice={<Alert type="info" showIcon title={t(texts.notice)} />}
      />
      <WebhookDialog task={task} onClose={() => setTask(undefined)} onMade={(made) => void makeSecret(made)} />
      <DeliveriesDialog hook={watched} onClose={() => setWatched(undefined)} />
      {told && (
        <OneTimeSecret
          title={t(texts.secretTitle)}
          facts={[{ label: t(fields.hookName.label), value: told.hookName }]}
          secret={{ label: t(texts.secret), value: told.secret }}
          onClose={() => setTold(undefined)}
        />
      )}
    </>
  );
}

/** A new subscription has a secret that nobody was told: it is exchanged for one that is. */
function useSecrets(onTold: (told: ToldSecret) => void) {
  const t = useText();
  const confirm = useConfirm();
  const command = useCommand(rotateWebhookSecret, { success: 'silent' });
  const makeSecret = async ({ id, hookName }: Named) => {
    const answer = await command.run({ id });
    if (answer) onTold({ hookName, secret: answer.data.secret });
  };
  const rotate = async (row: Named) => {
    const title = t(texts.rotateTitle, { name: row.hookName });
    if (await confirm({ title, text: t(texts.rotateText), ok: t(texts.rotate) })) await makeSecret(row);
  };
  return { makeSecret, rotate };
}

function useTest(): (id: string) => Promise<void> {
  const t = useText();
  const notify = useNotify();
  const command = useCommand(testWebhook, { success: 'silent' });
  return async (id) => {
    const { isDelivered, answerCode, reason } = (await command.run({ id }))?.data ?? {};
    if (isDelivered === undefined) return;
    if (isDelivered) notify.success(t(texts.tested, { status: answerCode ?? 0 }));
    else notify.warning(t(texts.notTested, { reason: reason ?? '' }));
  };
}

function HookState({ isOn }: { readonly isOn: boolean }) {
  const t = useText();
  return <ToneTag tone={isOn ? 'green' : 'grey'}>{t(isOn ? texts.on : texts.off)}</ToneTag>;
}

function EventNames({ row }: { readonly row: HookRow }) {
  const t = useText();
  return (
    <>
      {eventsOf(row)
        .map((event) => t(webhookEvents[event]))
        .join('、')}
    </>
  );
}
