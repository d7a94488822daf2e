import { PlusOutlined, UploadOutlined } from '@ant-design/icons';
import type { Page } from '@zhaocai/model/kit/page';
import { user } from '@zhaocai/model/organization/user';
import { exportUsers, pageUsers, type UserRow } from '@zhaocai/model/organization/user-endpoints';
import { Button } from 'antd';
import { useMemo, useRef, useState, type Key, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Paging } from '../../../kit/data-table/pager.tsx';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { SpreadsheetButton } from '../../../kit/resource-page/export-button.tsx';
import { ListEmpty } from '../../../kit/resource-page/list-empty.tsx';
import { listInput, listPageSizes, useListState, type ListState } from '../../../kit/resource-page/list-state.ts';
import { sideTreeOf } from '../../../kit/resource-page/resource-tree.ts';
import { useListKeys } from '../../../kit/resource-page/use-list-keys.ts';
import { useCompact } from '../../../kit/screen/use-compact.ts';
import { useText } from '../../../kit/text/language.ts';
import { ErrorPanel } from '../../../kit/widgets/error-panel.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { deptSource } from '../dept-source.ts';
import { formAddress, placeInput, useUserRights, userPaths, type Place } from '../place.ts';
import { organizationTexts as texts } from '../texts.ts';
import { useUserActions } from './use-user-actions.ts';
import { UsersSearch } from './users-search.tsx';
import { UsersBulk } from './users-bulk.tsx';
import { userColumns } from './user-columns.tsx';
import { UserDialogs, type OpenDialog } from './user-dialogs.tsx';
import { useUserWork } from './use-user-work.tsx';
import '../organization.css';

export interface UsersListProps {
  readonly place: Place;
  readonly title: string;
  /** Beside the title: which tenant. */
  readonly chooser?: ReactNode;
}

/** The people of a place: beside their departments, with all that is done to accounts. */
export function UsersList({ place, title, chooser }: UsersListProps) {
  const t = useText();
  const isPhone = useCompact();
  const navigate = useNavigate();
  const may = useUserRights(place);
  const [state, change] = useListState();
  const [selected, setSelected] = useState<readonly UserRow[]>([]);
  const [dialog, setDialog] = useState<OpenDialog>({});
  const searchBar = useRef<HTMLDivElement>(null);
  const work = useUserWork(place, (passwords) => setDialog({ passwords }));
  const where = placeInput(place);
  const source = useMemo(() => deptSource(place), [place]);
  const { tenantId: _tenantId, ...shown } = state.filters;
  const setFilters = (next: Readonly<Record<string, string>>) =>
    change({ filters: place.tenantId ? { ...next, tenantId: place.tenantId } : next });
  const query = useEndpoint(pageUsers, listInput(state), { keepPrevious: true });
  const rows = query.data?.records ?? [];
  const form = place.isPlatform ? userPaths.tenant.form : userPaths.own.form;
  const add = () => navigate(formAddress(form, place, { deptId: shown['deptId'] }));
  const edit = (id: string) => navigate(formAddress(form, place, { id }));
  const actions = useUserActions({
    may,
    work,
    onEdit: ({ id }) => edit(id),
    onRoles: (row) => setDialog({ granted: [row] }),
  });
  const active = useListKeys({
    rowCount: rows.length,
    isCovered: Object.keys(dialog).length > 0,
    onOpen: (index) => setDialog({ viewed: rows[index]?.id }),
    onSearch: () => searchBar.current?.querySelector('input')?.focus(),
    onNew: may('add') ? add : undefined,
    onClose: () => setSelected([]),
  });
  const addButton = may('add') && (
    <Button type="primary" icon={<PlusOutlined />} onClick={add}>
      {t(texts.newUser)}
    </Button>
  );
  const choose = (keys: Key[]) => {
    const known = new Map([...selected, ...rows].map((row) => [row.id, row]));
    setSelected(keys.flatMap((key) => known.get(String(key)) ?? []));
  };
  const page = query.data;
  return (
    <div className="kit-page">
      <PageHead
        title={title}
        note={
          <>
            {page && <span className="kit-count">{page.totalCapped ? `${page.total}+` : page.total}</span>}
            {chooser}
          </>
        }
        actions={
          <>
            {may('import') && (
              <Button icon={<UploadOutlined />} onClick={() => setDialog({ isImporting: true })}>
                {t(texts.import)}
              </Button>
            )}
            {may('export') && (
              <SpreadsheetButton
                endpoint={exportUsers}
                name={t(user.label)}
                input={() => ({ ...filtersOf(state), ...where })}
              />
            )}
            {addButton}
          </>
        }
      />
      <UsersSearch ref={searchBar} source={source} values={shown} onChange={setFilters} />
      {query.error && !page ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable<UserRow>
          id="user"
          columns={userColumns}
          rows={rows}
          isLoading={query.isFetching && !page}
          tree={
            isPhone ? undefined : sideTreeOf({ source, filter: 'deptId', title: t(texts.byDept) }, shown, setFilters)
          }
          selection={{ keys: selected.map(({ id }) => id), onChange: choose }}
          actions={actions}
          onOpen={(row) => setDialog({ viewed: row.id })}
          activeKey={active === undefined ? undefined : rows[active]?.id}
          sort={state.sort}
          onSort={(prop, order) => change({ sort: prop && order ? { prop, order } : undefined })}
          paging={pagingOf(page, state, change)}
          toolbar={
            <UsersBulk
              users={selected}
              may={may}
              work={work}
              onRoles={() => setDialog({ granted: selected })}
              onDone={() => setSelected([])}
            />
          }
          empty={
            <ListEmpty
              name={t(user.label)}
              isFiltered={Object.keys(shown).length > 0}
              onClearFilters={() => setFilters({})}
              action={addButton}
            />
          }
        />
      )}
      <UserDialogs
        place={place}
        open={dialog}
        onClose={() => setDialog({})}
        onOpen={setDialog}
        onEdit={may('edit') ? edit : undefined}
      />
    </div>
  );
}

/** The list's filters and order: all its pages. */
function filtersOf(state: ListState): Record<string, unknown> {
  const { current: _current, size: _size, ...asked } = listInput(state);
  return asked;
}

function pagingOf(
  page: Page<UserRow> | undefined,
  state: ListState,
  change: (part: Partial<ListState>) => void,
): Paging {
  return {
    total: page?.total ?? 0,
    isCapped: page?.totalCapped,
    current: state.current,
    size: state.size,
    sizes: listPageSizes,
    onChange: (current, size) => change(size === state.size ? { current } : { size }),
  };
}
