import '../tenancy.css';
import { PlusOutlined } from '@ant-design/icons';
import type { Row } from '@zhaocai/model/kit/entity';
import { client, clientStatus, resetClientSecret, webClientId } from '@zhaocai/model/tenancy/client';
import { Button } from 'antd';
import { useState } from 'react';
import type { DataColumn, RowAction } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { OneTimeSecret } from '../../../kit/widgets/one-time-secret.tsx';
import { ClientDialog, type ClientTask, type ClientSecret } from './client-dialog.tsx';
import { ClientView } from './client-view.tsx';
import { clientTexts as texts } from './texts.ts';
import { GrantNames, Lifetime } from './grant-names.tsx';

type ClientRow = Row<typeof client>;

const { fields } = client;
const columns: readonly DataColumn<ClientRow>[] = [
  { prop: 'clientId', label: fields.clientId.label, width: 180, type: 'mylink', sortable: true },
  { prop: 'status', label: texts.state, width: 160, render: (row) => <ClientState row={row} /> },
  {
    prop: 'grantTypes',
    label: fields.grantTypes.label,
    width: 320,
    render: (row) => <GrantNames list={row.grantTypes} />,
  },
  {
    prop: 'accessTokenValidity',
    label: fields.accessTokenValidity.label,
    width: 130,
    align: 'right',
    render: (row) => <Lifetime seconds={row.accessTokenValidity} />,
  },
  {
    prop: 'refreshTokenValidity',
    label: fields.refreshTokenValidity.label,
    width: 130,
    align: 'right',
    render: (row) => <Lifetime seconds={row.refreshTokenValidity} />,
  },
  { prop: 'remark', label: fields.remark.label, width: 220 },
];

/** The programs that may ask for tokens. */
export function ClientPage() {
  const t = useText();
  const allowed = useAllowed();
  const [task, setTask] = useState<ClientTask>();
  const [seen, setSeen] = useState<ClientRow>();
  const [secret, setSecret] = useState<ClientSecret>();
  const reset = useReset(setSecret);
  const rowActions = (row: ClientRow): RowAction[] => {
    if (!allowed('client_edit')) return [];
    const edit = { key: 'edit', label: t(texts.edit), onClick: () => setTask({ row }) };
    if (row.clientId === webClientId) return [edit];
    return [edit, { key: 'reset', label: t(texts.reset), onClick: () => void reset(row) }];
  };
  return (
    <>
      <ResourcePage
        entity={client}
        title={t(texts.title)}
        columns={columns}
        rowActions={rowActions}
        onOpen={setSeen}
        mayRemove={(row) => row.clientId !== webClientId}
        addButton={
          allowed('client_add') && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => setTask({})}>
              {t(texts.add)}
            </Button>
          )
        }
      />
      <ClientView row={seen} onClose={() => setSeen(undefined)} />
      <ClientDialog task={task} onClose={() => setTask(undefined)} onSecret={setSecret} />
      {secret && (
        <OneTimeSecret
          title={t(texts.secretTitle)}
          facts={[{ label: t(fields.clientId.label), value: secret.clientId }]}
          secret={{ label: t(texts.secret), value: secret.secret }}
          onClose={() => setSecret(undefined)}
        />
      )}
    </>
  );
}

function useReset(onSecret: (secret: ClientSecret) => void) {
  const t = useText();
  const confirm = useConfirm();
  const command = useCommand(resetClientSecret, { success: 'silent' });
  return async ({ id, version, clientId }: ClientRow) => {
    const isSure = await confirm({
      title: t(texts.resetTitle, { name: clientId }),
      text: t(texts.resetText),
      ok: t(texts.reset),
      isDangerous: true,
    });
    const answer = isSure ? await command.run({ id, version }) : undefined;
    if (answer) onSecret({ clientId, secret: answer.data.clientSecret });
  };
}

function ClientState({ row }: { row: ClientRow }) {
  const t = useText();
  return (
    <span className="tenancy-tags">
      <ChoiceTag choices={clientStatus.choices} value={row.status} />
      {row.clientId === webClientId && <ToneTag tone="blue">{t(texts.inUse)}</ToneTag>}
    </span>
  );
}
