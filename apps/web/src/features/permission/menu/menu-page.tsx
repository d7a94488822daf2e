import '../permission.css';
import { PlusOutlined } from '@ant-design/icons';
import { allKinds } from '@zhaocai/model/kit/menu';
import { menuCategories, menuStatus } from '@zhaocai/model/permission/choices';
import { menu } from '@zhaocai/model/permission/menu';
import { menuLazyList, type MenuRecord } from '@zhaocai/model/permission/menu-endpoints';
import { tenantKindNames } from '@zhaocai/model/tenancy/tenant';
import { Button } from 'antd';
import { useDeferredValue, useState } from 'react';
import type { DataColumn, RowAction } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { call } from '../../../kit/http/call.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { ErrorPanel } from '../../../kit/widgets/error-panel.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { KeywordSearch } from '../rights/keyword-search.tsx';
import { permissionTexts as texts } from '../texts.ts';
import { MenuDialog, type MenuTask } from './menu-dialog.tsx';
import { useRemoveMenu } from './use-remove-menu.ts';
import { menusExport } from '@zhaocai/model/permission/permission-exports';
import { ListExportButton } from '../../../kit/resource-page/list-export-button.tsx';

const menuCategory = 1;

/** Every menu with its buttons, opened level by level. */
export function MenuPage() {
  const t = useText();
  const allowed = useAllowed();
  const [text, setText] = useState('');
  const [task, setTask] = useState<MenuTask>();
  const keyword = useDeferredValue(text.trim());
  const input = keyword ? { keyword } : { parentId: '0' };
  const query = useEndpoint(menuLazyList, input, { keepPrevious: true });
  const removeMenu = useRemoveMenu();
  const actions = (row: MenuRecord): RowAction[] => [
    ...(allowed('menu_edit')
      ? [{ key: 'edit', label: t(texts.edit), onClick: () => setTask({ kind: 'edit', row }) }]
      : []),
    ...(allowed('menu_add') && row.category === menuCategory
      ? [
          { key: 'sub', label: t(texts.addSubMenuShort), onClick: () => setTask({ kind: 'addMenu', parent: row }) },
          { key: 'button', label: t(texts.addButtonShort), onClick: () => setTask({ kind: 'addButton', parent: row }) },
        ]
      : []),
    ...(allowed('menu_delete')
      ? [{ key: 'remove', label: t(texts.remove), isDangerous: true, onClick: () => void removeMenu(row) }]
      : []),
  ];
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.menuTitle)}
        actions={
          <>
            <ListExportButton exported={menusExport} input={keyword ? { keyword } : {}} />
            {allowed('menu_add') && (
              <Button type="primary" icon={<PlusOutlined />} onClick={() => setTask({ kind: 'addMenu' })}>
                {t(texts.addMenu)}
              </Button>
            )}
          </>
        }
      >
        {t(texts.grantHint)}
      </PageHead>
      {query.error && !query.data ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable<MenuRecord>
          id="menu"
          key={keyword ? 'found' : 'tree'}
          columns={columnsIn(t)}
          rows={query.data ?? []}
          isLoading={query.isFetching && !query.data}
          isNumbered={false}
          branches={
            keyword
              ? undefined
              : {
                  key: [menuLazyList.route, 'rows'],
                  load: async ({ id }) => (await call(menuLazyList, { parentId: id })).data ?? [],
                }
          }
          actions={actions}
          toolbar={<KeywordSearch value={text} onChange={setText} />}
        />
      )}
      <MenuDialog task={task} onClose={() => setTask(undefined)} />
    </div>
  );
}

function columnsIn(t: ReturnType<typeof useText>): DataColumn<MenuRecord>[] {
  const { fields } = menu;
  return [
    {
      prop: 'name',
      label: fields.name.label,
      width: 260,
      render: ({ name, nameEn, status }) => (
        <>
          {t({ zh: name, en: nameEn })}
          {!menuStatus.is(status, 'available') && (
            <>
              {' '}
              <ChoiceTag choices={menuStatus.choices} value={status} />
            </>
          )}
        </>
      ),
    },
    { prop: 'code', label: fields.code.label, width: 190, isProno: true },
    {
      prop: 'category',
      label: fields.category.label,
      width: 90,
      render: ({ category }) => <ChoiceTag choices={menuCategories} value={category} />,
    },
    {
      prop: 'tenantKinds',
      label: texts.forKinds,
      width: 220,
      render: ({ tenantKinds }) =>
        tenantKinds.length === allKinds.length
          ? t(texts.allKinds)
          : tenantKinds.map((kind) => t(tenantKindNames[kind])).join(' · '),
    },
    { prop: 'path', label: fields.path.label, width: 280 },
    { prop: 'sort', label: fields.sort.label, width: 80, align: 'right' },
    { prop: 'actionName', label: fields.action.label, width: 120, visible: false },
  ];
}
