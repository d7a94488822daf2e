import './bulletin.css';
import { bulletin } from '@zhaocai/model/tendering/bulletin';
import { bulletinPage, type BulletinRow } from '@zhaocai/model/tendering/bulletin-endpoints';
import { Input } from 'antd';
import { SearchOutlined } from '@ant-design/icons';
import { useNavigate } from 'react-router';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { entityColumns } from '../../../kit/resource-page/entity-columns.tsx';
import { listInput, listPageSizes, useListState } from '../../../kit/resource-page/list-state.ts';
import { useListKeys } from '../../../kit/resource-page/use-list-keys.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { ErrorPanel } from '../../../kit/widgets/error-panel.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { ownBulletinPath } from './paths.ts';
import { bulletinTexts as texts } from './texts.ts';
import { noticesExport } from '@zhaocai/model/tendering/tendering-exports';
import { ListExportButton } from '../../../kit/resource-page/list-export-button.tsx';

const widths: Readonly<Record<string, number>> = { title: 440, bulletinType: 150 };
const columns = entityColumns<BulletinRow>(bulletin.fields, [
  'title',
  'bulletinType',
  'bulletinStatus',
  'publishTime',
  'endTime',
]).map((column) => ({
  ...column,
  sortable: false,
  width: widths[column.prop] ?? column.width,
  // The title opens the notice, so it is drawn as a link.
  ...(column.prop === 'title' && { type: 'mylink' as const, render: undefined }),
}));

/** The notices of one's own unit, drafts included. */
export function OwnBulletins() {
  const t = useText();
  const navigate = useNavigate();
  const [state, change] = useListState();
  const query = useEndpoint(bulletinPage, listInput(state), { keepPrevious: true });
  const rows = query.data?.records ?? [];
  const open = (row: BulletinRow) => void navigate(ownBulletinPath(row.id));
  const active = useListKeys({
    rowCount: rows.length,
    isCovered: false,
    onOpen: (index) => rows[index] && open(rows[index]),
    onSearch: () => document.querySelector<HTMLInputElement>('.bulletin-search input')?.focus(),
    onClose: () => undefined,
  });
  const search = (keyword: string) => change({ filters: keyword ? { keyword } : {} });
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.manage)}
        note={query.data && <span className="kit-count">{query.data.total}</span>}
        actions={
          <ListExportButton exported={noticesExport} input={listInput(state)} table={{ id: 'ownNotices', columns }} />
        }
      />
      <div className="bulletin-search">
        <Input
          allowClear
          prefix={<SearchOutlined />}
          defaultValue={state.filters.keyword}
          placeholder={t(texts.keyword)}
          aria-label={t(texts.keyword)}
          onPressEnter={(event) => search(event.currentTarget.value.trim())}
          onChange={(event) => event.target.value === '' && state.filters.keyword && search('')}
        />
      </div>
      {query.error && !query.data ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable<BulletinRow>
          id="ownNotices"
          columns={columns}
          rows={rows}
          isLoading={query.isPending}
          onOpen={open}
          activeKey={active === undefined ? undefined : rows[active]?.id}
          paging={{
            total: query.data?.total ?? 0,
            current: state.current,
            size: state.size,
            sizes: listPageSizes,
            onChange: (current, size) => change(size === state.size ? { current } : { size }),
          }}
          empty={<Empty title={t(texts.none)} help={t(texts.noneHelp)} />}
        />
      )}
    </div>
  );
}
