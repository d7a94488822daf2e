import { PlusOutlined } from '@ant-design/icons';
import { apiKey, apiKeyLifecycle, revokeApiKey } from '@zhaocai/model/integration/api-key';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { DataColumn, RowAction } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { OneTimeSecret } from '../../../kit/widgets/one-time-secret.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { CreateKeyDialog, type MadeKey } from './create-key-dialog.tsx';
import { isActive, KeyState, type KeyRow } from './key-state.tsx';
import { KeyView } from './key-view.tsx';
import { keyTexts as texts } from './texts.ts';

const { fields } = apiKey;
const columns: readonly (string | DataColumn<KeyRow>)[] = [
  { prop: 'keyName', label: fields.keyName.label, width: 200, type: 'mylink', sortable: true },
  { prop: 'keyState', label: fields.keyState.label, width: 110, render: (row) => <KeyState row={row} /> },
  'userId',
  'keyStart',
  'expireTime',
  'lastUsedTime',
  'lastUsedAddress',
  'requestsPerMinute',
];

/** The keys by which programs of the tenant come in. */
export function ApiKeyPage() {
  const t = useText();
  const allowed = useAllowed();
  const revoke = useRevoke();
  const [seen, setSeen] = useState<KeyRow>();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeKey>();
  const { label } = apiKeyLifecycle.actions.revoke;
  const rowActions = (row: KeyRow): RowAction[] =>
    allowed('apiKey_delete') && isActive(row)
      ? [{ key: 'revoke', label: t(label), isDangerous: true, onClick: () => void revoke(row) }]
      : [];
  return (
    <>
      <ResourcePage
        entity={apiKey}
        title={t(texts.title)}
        columns={columns}
        rowActions={rowActions}
        onOpen={setSeen}
        addButton={
          allowed('apiKey_add') && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => setMaking(true)}>
              {t(texts.addTitle)}
            </Button>
          )
        }
        notice={<Alert type="info" showIcon title={t(texts.notice)} />}
      />
      <KeyView row={seen} onClose={() => setSeen(undefined)} />
      <CreateKeyDialog isOpen={isMaking} onClose={() => setMaking(false)} onMade={setMade} />
      {made && (
        <OneTimeSecret
          title={t(texts.secretTitle)}
          facts={[{ label: t(fields.keyName.label), value: made.name }]}
          secret={{ label: t(texts.key), value: made.key }}
          onClose={() => setMade(undefined)}
        />
      )}
    </>
  );
}

function useRevoke(): (row: KeyRow) => Promise<void> {
  const t = useText();
  const confirm = useConfirm();
  const command = useCommand(revokeApiKey, { success: texts.revoked });
  return async ({ id, keyName }) => {
    const isSure = await confirm({
      title: t(texts.revokeTitle, { name: keyName }),
      text: t(texts.revokeText),
      ok: t(apiKeyLifecycle.actions.revoke.label),
      isDangerous: true,
    });
    if (isSure) await command.run({ id });
  };
}
