import '../tenancy.css';
import { identityProvider } from '@zhaocai/model/session/identity-provider';
import type { Row } from '@zhaocai/model/kit/entity';
import { Alert } from 'antd';
import { useState } from 'react';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { IdentityProviderDialog } from './identity-provider-dialog.tsx';
import { ProviderTest, useProviderTest } from './provider-test.tsx';
import { identityProviderTexts as texts } from './texts.ts';

type ProviderRow = Row<typeof identityProvider>;

const columns: readonly (string | DataColumn<ProviderRow>)[] = [
  { prop: 'source', label: identityProvider.fields.source.label, width: 150, type: 'mylink', sortable: true },
  'displayName',
  {
    prop: 'enabled',
    label: identityProvider.fields.enabled.label,
    width: 110,
    render: ({ enabled }) => <ProviderState isOn={enabled === true} />,
  },
  { prop: 'issuer', label: identityProvider.fields.issuer.label, width: 320 },
  'clientId',
];

/** Where the tenant's people may sign in beside the password. */
export function IdentityProviderPage() {
  const t = useText();
  const allowed = useAllowed();
  const [task, setTask] = useState<RowTask>();
  const test = useProviderTest();
  return (
    <>
      <ResourcePage
        entity={identityProvider}
        title={t(texts.title)}
        columns={columns}
        notice={<Alert type="info" showIcon title={t(texts.note)} />}
        rowActions={({ id }) =>
          allowed('identityProvider_edit')
            ? [{ key: 'test', label: t(texts.test), onClick: () => void test.run(id) }]
            : []
        }
        onAdd={() => setTask({ kind: 'add' })}
        onEdit={({ id }) => setTask({ kind: 'edit', id })}
      />
      <IdentityProviderDialog task={task} onClose={() => setTask(undefined)} />
      <ProviderTest found={test.found} onClose={test.close} />
    </>
  );
}

function ProviderState({ isOn }: { isOn: boolean }) {
  const t = useText();
  return <ToneTag tone={isOn ? 'green' : 'grey'}>{t(isOn ? texts.on : texts.off)}</ToneTag>;
}
