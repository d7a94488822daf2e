import { noticeApi, type ReachedTenant } from '@zhaocai/model/desk/notice-endpoints';
import { reachExport } from '@zhaocai/model/desk/notice-exports';
import { tenantKindNames } from '@zhaocai/model/tenancy/tenant';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button, Input, Progress } from 'antd';
import { useState } from 'react';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ListExportButton } from '../../../kit/resource-page/list-export-button.tsx';
import { useText, type Translate } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { deskTexts as texts } from '../texts.ts';
import { percentOf, Receivers } from './receivers.tsx';

/** The tenants that an announcement reaches, with how many have read it; each leads to its people. */
export function Reach({ id }: { id: string }) {
  const t = useText();
  const [tenantName, setTenantName] = useState('');
  const [paging, setPaging] = useState({ current: 1, size: 10 });
  const [opened, setOpened] = useState<ReachedTenant>();
  const input = { id, ...(tenantName && { tenantName }) };
  const query = useEndpoint(noticeApi.reach, { ...input, ...paging }, { keepPrevious: true });
  if (opened)
    return (
      <>
        <p className="desk-reach-tenant">
          <Button type="link" icon={<ArrowLeftOutlined />} onClick={() => setOpened(undefined)}>
            {t(texts.backToTenants)}
          </Button>
          <strong>{opened.tenantName}</strong>
        </p>
        <Receivers id={id} tenantId={opened.tenantId} />
      </>
    );
  return (
    <>
      <div className="desk-reach">
        <Input.Search
          allowClear
          placeholder={t(texts.searchTenants)}
          aria-label={t(texts.searchTenants)}
          onSearch={(text) => {
            setTenantName(text.trim());
            setPaging({ ...paging, current: 1 });
          }}
        />
        <ListExportButton exported={reachExport} input={input} />
      </div>
      <Loaded query={query}>
        {({ records, total }) => (
          <DataTable<ReachedTenant>
            rowKey="tenantId"
            columns={reachColumns(t, setOpened)}
            rows={records}
            paging={{ total, ...paging, onChange: (current, size) => setPaging({ current, size }) }}
            empty={<Empty title={t(texts.noTenants)} />}
          />
        )}
      </Loaded>
    </>
  );
}

function reachColumns(t: Translate, onOpen: (tenant: ReachedTenant) => void): DataColumn<ReachedTenant>[] {
  const { tenantName, tenantId, kind, people, readCount } = reachExport.fields;
  if (!tenantName || !tenantId || !kind || !people || !readCount) return [];
  return [
    { prop: 'tenantName', label: tenantName.label, width: 240, type: 'mylink', onLink: onOpen },
    { prop: 'tenantId', label: tenantId.label, width: 100 },
    { prop: 'kind', label: kind.label, width: 110, render: (row) => t(tenantKindNames[row.kind]) },
    { prop: 'people', label: people.label, width: 100, align: 'right' },
    { prop: 'readCount', label: readCount.label, width: 100, align: 'right' },
    {
      prop: 'readRate',
      label: texts.readRate,
      width: 140,
      render: (row) => <Progress percent={percentOf(row.readCount, row.people)} size="small" />,
    },
  ];
}
