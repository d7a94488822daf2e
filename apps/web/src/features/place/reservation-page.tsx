import { PlusOutlined } from '@ant-design/icons';
import { reservationMoves } from '@zhaocai/model/place/place-endpoints';
import { reservation, reservationLifecycle } from '@zhaocai/model/place/reservation';
import { Button, Segmented } from 'antd';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { serverNow, msToInstant } from '../../kit/clock/server-clock.ts';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { RowTaskDialog } from '../../kit/resource-page/row-task-dialog.tsx';
import type { RowTask } from '../../kit/resource-page/row-task.ts';
import { useRowMoves } from '../../kit/resource-page/use-row-moves.ts';
import { useRowRights } from '../../kit/resource-page/use-row-work.ts';
import { useText } from '../../kit/text/language.ts';
import { PageHead } from '../../kit/widgets/section.tsx';
import { placeTexts as texts } from './texts.ts';
import { Timetable, type TimetableProps } from './timetable.tsx';

const columns = [
  'beginTime',
  'endTime',
  'siteId',
  'status',
  'meetType',
  'projectId',
  'cusName',
  'applicantId',
  'cancelReason',
];

/** Who has which room when: the day as a picture, or all of it as a list. */
export function ReservationPage() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const moves = useRowMoves(reservation, reservationMoves, ({ beginTime }) => beginTime.slice(0, 16));
  const isList = search.get('view') === 'list';
  const show = (
    <Segmented
      value={isList ? 'list' : 'day'}
      options={[
        { value: 'day', label: t(texts.timetable) },
        { value: 'list', label: t(texts.list) },
      ]}
      onChange={(value) => setSearch(value === 'list' ? { view: 'list' } : {}, { replace: true })}
    />
  );
  if (!isList) {
    const day = search.get('date') ?? msToInstant(serverNow()).slice(0, 10);
    return <DayView show={show} day={day} onDay={(date) => setSearch({ date }, { replace: true })} />;
  }
  return (
    <ResourcePage
      entity={reservation}
      title={t(texts.reservations)}
      columns={columns}
      toolbar={show}
      rowActions={moves}
      mayEdit={({ status }) => reservationLifecycle.is(status, 'pending')}
      mayRemove={({ status }) => reservationLifecycle.is(status, 'pending', 'reserved')}
    />
  );
}

function DayView({ show, day, onDay }: { show: ReactNode } & Pick<TimetableProps, 'day' | 'onDay'>) {
  const t = useText();
  const rights = useRowRights(reservation);
  const [task, setTask] = useState<RowTask>();
  const add = (initial?: Readonly<Record<string, unknown>>) => setTask({ kind: 'add', ...(initial && { initial }) });
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.reservations)}
        actions={
          <>
            {show}
            {rights.add && (
              <Button type="primary" icon={<PlusOutlined />} onClick={() => add()}>
                {t(texts.reserve)}
              </Button>
            )}
          </>
        }
      />
      <Timetable
        day={day}
        onDay={onDay}
        onReserve={rights.add ? add : undefined}
        onOpen={({ id }) => setTask({ kind: 'view', id })}
      />
      <RowTaskDialog<typeof reservation.fields> entity={reservation} task={task} onClose={() => setTask(undefined)} />
    </div>
  );
}
