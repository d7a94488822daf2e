import '../scope.css';
import type { Row } from '@zhaocai/model/kit/entity';
import { apiScope } from '@zhaocai/model/scope/api-scope';
import { apiScopeMenus } from '@zhaocai/model/scope/scope-endpoints';
import { useMemo, useState } from 'react';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useCompact } from '../../../kit/screen/use-compact.ts';
import { useSession } from '../../../kit/session/session-store.ts';
import { useText, type Translate } from '../../../kit/text/language.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { useMenuSource } from '../editing/menu-source.ts';
import { ApiScopeDialog } from './api-scope-dialog.tsx';
import { apiScopeTexts as texts } from './texts.ts';

type ApiScopeRow = Row<typeof apiScope>;
const platform = '000000';

/** The endpoints that only some roles may call, by menu. What the platform has set is read here, not changed. */
export function ApiScopePage() {
  const t = useText();
  const source = useMenuSource(apiScopeMenus);
  const tenantId = useSession((state) => state.user?.tenantId);
  const isPhone = useCompact();
  const [task, setTask] = useState<RowTask>();
  const columns = useMemo(() => columnsIn(t), [t]);
  const isOwn = (row: ApiScopeRow) => row.tenantId === tenantId;
  return (
    <>
      <ResourcePage
        entity={apiScope}
        title={t(texts.title)}
        columns={columns}
        // A phone has no room for a tree beside the cards.
        tree={isPhone ? undefined : { source, filter: 'menuId', title: t(texts.menus) }}
        mayEdit={isOwn}
        mayRemove={isOwn}
        onAdd={() => setTask({ kind: 'add' })}
        onEdit={({ id }) => setTask({ kind: 'edit', id })}
        onOpen={({ id }) => setTask({ kind: 'view', id })}
      />
      <ApiScopeDialog
        task={task}
        isOfPlatform={tenantId === platform}
        mayEdit={isOwn}
        onClose={() => setTask(undefined)}
        onEdit={(id) => setTask({ kind: 'edit', id })}
      />
    </>
  );
}

function columnsIn(t: Translate): (string | DataColumn<ApiScopeRow>)[] {
  const { fields } = apiScope;
  return [
    { prop: 'scopeName', label: fields.scopeName.label, width: 150, type: 'mylink', sortable: true },
    {
      prop: 'scopePath',
      label: fields.scopePath.label,
      width: 320,
      sortable: true,
      render: ({ scopePath }) => <Copyable value={scopePath} />,
    },
    'scopeType',
    { prop: 'resourceCode', label: fields.resourceCode.label, width: 200, sortable: true, visible: false },
    {
      prop: 'tenantId',
      label: texts.owner,
      width: 90,
      render: ({ tenantId }) => t(tenantId === platform ? texts.platform : texts.own),
    },
    { prop: 'remark', label: fields.remark.label, width: 160, visible: false },
  ];
}
