import type { notice } from '@zhaocai/model/desk/notice';
import { noticeApi, type NoticeReceiver } from '@zhaocai/model/desk/notice-endpoints';
import type { Row } from '@zhaocai/model/kit/entity';
import { Button, Progress, Segmented } from 'antd';
import { useState } from 'react';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { useLastShown } from '../../../kit/widgets/use-last-shown.ts';
import { deskTexts as texts } from '../texts.ts';

type NoticeRow = Row<typeof notice>;

/** Who is meant, who has read it when, and who has not. */
export function ReceiversDialog({ row: wanted, onClose }: { row: NoticeRow | undefined; onClose: () => void }) {
  const t = useText();
  const row = useLastShown(wanted);
  return (
    <Dialog
      isOpen={wanted !== undefined}
      title={row && t(texts.readersTitle, { name: row.title })}
      width={720}
      onClose={onClose}
    >
      {row && <Receivers id={row.id} />}
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button type="primary" autoFocus onClick={onClose}>
          {t(kitTexts.close)}
        </Button>
      </div>
    </Dialog>
  );
}

type Choice = 'all' | '0' | '1';

function Receivers({ id }: { id: string }) {
  const t = useText();
  const [choice, setChoice] = useState<Choice>('all');
  const [paging, setPaging] = useState({ current: 1, size: 10 });
  const isRead = choice === 'all' ? undefined : choice;
  const query = useEndpoint(noticeApi.receivers, { id, ...paging, isRead }, { keepPrevious: true });
  return (
    <Loaded query={query}>
      {({ total, readCount, page }) => (
        <>
          <div className="desk-readers">
            <span>{t(texts.readOf, { read: readCount, total })}</span>
            <Progress percent={total === 0 ? 0 : Math.round((readCount / total) * 100)} size="small" />
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
          </div>
          <DataTable<NoticeReceiver>
            rowKey="userId"
            columns={receiverColumns(t(texts.notRead))}
            rows={page.records}
            paging={{ total: page.total, ...paging, onChange: (current, size) => setPaging({ current, size }) }}
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
      render: ({ readTime }) => (readTime ? shownInstant(readTime) : <span className="kit-faint">{notRead}</span>),
    },
  ];
}
