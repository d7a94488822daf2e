import { noticeApi, type NoticeReceiver } from '@zhaocai/model/desk/notice-endpoints';
import { receiversExport } from '@zhaocai/model/desk/notice-exports';
import { Progress, Segmented } from 'antd';
import { useState } from 'react';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ListExportButton } from '../../../kit/resource-page/list-export-button.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { deskTexts as texts } from '../texts.ts';

type Choice = 'all' | '0' | '1';

export interface ReceiversProps {
  readonly id: string;
  /** Of which tenant, where it went to tenants. */
  readonly tenantId?: string;
}

/** The people whom an announcement is for, with the time at which each has read it. */
export function Receivers({ id, tenantId }: ReceiversProps) {
  const t = useText();
  const [choice, setChoice] = useState<Choice>('all');
  const [paging, setPaging] = useState({ current: 1, size: 10 });
  const isRead = choice === 'all' ? undefined : choice;
  const input = { id, ...(tenantId && { tenantId }), ...(isRead && { isRead }) };
  const query = useEndpoint(noticeApi.receivers, { ...input, ...paging }, { keepPrevious: true });
  return (
    <Loaded query={query}>
      {({ people, readCount, records, total }) => (
        <>
          <div className="desk-readers">
            <span>{t(texts.readOf, { read: readCount, total: people })}</span>
            <Progress percent={percentOf(readCount, people)} size="small" />
            <Segmented<Choice>
              value={choice}
              options={[
                { value: 'all', label: t(texts.all) },
                { value: '1', label: t(texts.read) },
                { value: '0', label: t(texts.unread) },
              ]}
              onChange={(next) => {
                setChoice(next);
                setPaging({ ...paging, current: 1 });
              }}
            />
            <ListExportButton exported={receiversExport} input={input} />
          </div>
          <DataTable<NoticeReceiver>
            rowKey="userId"
            columns={receiverColumns(t(texts.notRead))}
            rows={records}
            paging={{ total, ...paging, onChange: (current, size) => setPaging({ current, size }) }}
            empty={<Empty title={t(texts.nobody)} />}
          />
        </>
      )}
    </Loaded>
  );
}

function receiverColumns(notRead: string): DataColumn<NoticeReceiver>[] {
  return [
    { prop: 'nickName', label: texts.person, width: 160 },
    { prop: 'deptNames', label: texts.depts, width: 220 },
    {
      prop: 'readTime',
      label: texts.readTime,
      width: 160,
      render: ({ readTime }) => (readTime ? shownInstant(readTime) : <span className="kit-quiet">{notRead}</span>),
    },
  ];
}

export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}
