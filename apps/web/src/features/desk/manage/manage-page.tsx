import { managedNoticeFields, notice, noticeAudiences, noticeStates } from '@zhaocai/model/desk/notice';
import type { ManagedNotice } from '@zhaocai/model/desk/notice-endpoints';
import type { Row } from '@zhaocai/model/kit/entity';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { cellValue, type DataColumn } from '../../../kit/data-table/column.ts';
import { fieldColumn } from '../../../kit/resource-page/entity-columns.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useSession } from '../../../kit/session/session-store.ts';
import { useText, type Translate } from '../../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import '../desk.css';
import { formatServerTime } from '../edit/server-time.ts';
import { editPath } from '../paths.ts';
import { deskTexts as texts } from '../texts.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import { ReceiversDialog } from './receivers-dialog.tsx';
import { useWithdraw } from './use-withdraw.ts';

type NoticeRow = Row<typeof notice>;

/** All announcements of the tenant, for those who write them. */
export function ManageNoticesPage() {
  const t = useText();
  const navigate = useNavigate();
  const [shown, setShown] = useState<NoticeRow>();
  const [asked, setAsked] = useState<NoticeRow>();
  const withdraw = useWithdraw();
  const isPlatform = useSession(({ user }) => user?.tenantId === '000000');
  return (
    <>
      <ResourcePage
        entity={notice}
        title={t(texts.title)}
        columns={columnsOf(t, { onReaders: setAsked, isPlatform })}
        onOpen={setShown}
        onAdd={() => void navigate(editPath())}
        onEdit={(row) => void navigate(editPath(row.id))}
        mayEdit={isOwn}
        rowActions={(row) =>
          noticeStates.is(row.noticeState, 'published')
            ? [{ key: 'readers', label: t(texts.readers), onClick: () => setAsked(row) }, ...withdraw(row)]
            : []
        }
      />
      <NoticeDialog row={shown} onClose={() => setShown(undefined)} />
      <ReceiversDialog row={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}

/** The list's rows carry more than their fields: who wrote them, and how many have read them. */
function isOwn(row: NoticeRow): boolean {
  return cellValue(row, 'isOwn' satisfies keyof ManagedNotice) === true;
}

interface ColumnsOptions {
  readonly onReaders: (row: NoticeRow) => void;
  /** To whom it is matters where it may be for other tenants. */
  readonly isPlatform: boolean;
}

function columnsOf(t: Translate, { onReaders, isPlatform }: ColumnsOptions): readonly DataColumn<NoticeRow>[] {
  const { fields } = notice;
  return [
    { prop: 'title', label: fields.title.label, width: 220, type: 'mylink', sortable: true },
    { ...fieldColumn<NoticeRow>('category', fields.category), width: 110 },
    {
      prop: 'noticeState',
      label: fields.noticeState.label,
      width: 100,
      render: (row) => <NoticeState row={row} t={t} />,
    },
    { ...fieldColumn<NoticeRow>('releaseTime', fields.releaseTime), width: 150 },
    {
      prop: 'audience',
      label: fields.audience.label,
      width: 140,
      visible: isPlatform,
      render: (row) => <ChoiceTag choices={noticeAudiences} value={row.audience} />,
    },
    { ...fieldColumn<NoticeRow>('isMustRead', fields.isMustRead), width: 90, visible: false },
    { ...fieldColumn<NoticeRow>('expireTime', fields.expireTime), width: 150, visible: false },
    { prop: 'authorName', label: managedNoticeFields.authorName.label, width: 110, spreadsheet: 'authorName' },
    {
      prop: 'readCount',
      label: managedNoticeFields.readCount.label,
      width: 100,
      align: 'right',
      spreadsheet: 'readCount',
      type: 'mylink',
      onLink: onReaders,
    },
  ];
}

/** A published one whose time has not come is waiting. */
function NoticeState({ row, t }: { row: NoticeRow; t: Translate }) {
  if (noticeStates.is(row.noticeState, 'published') && row.releaseTime > formatServerTime())
    return <ToneTag tone="blue">{t(texts.waiting)}</ToneTag>;
  if (noticeStates.is(row.noticeState, 'published') && row.expireTime && row.expireTime <= formatServerTime())
    return <ToneTag tone="grey">{t(texts.expired)}</ToneTag>;
  return <ChoiceTag choices={noticeStates.choices} value={row.noticeState} />;
}
