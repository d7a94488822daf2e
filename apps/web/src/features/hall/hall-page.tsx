import './hall.css';
import { hallOfProject, type HallAnswer } from '@zhaocai/model/hall/hall-endpoints';
import { setUpHall } from '@zhaocai/model/hall/node-endpoints';
import { Alert, Button, Segmented } from 'antd';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../kit/page/page-tab.ts';
import { useText } from '../../kit/text/language.ts';
import { Copyable } from '../../kit/widgets/copyable.tsx';
import { Countdown } from '../../kit/widgets/deadline.tsx';
import { Empty } from '../../kit/widgets/empty.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { PageHead } from '../../kit/widgets/section.tsx';
import { shownInstant } from '../../kit/widgets/shown-instant.ts';
import { HoldersSection } from './holders-section.tsx';
import { bidPath, projectPath } from './paths.ts';
import { PresentSection } from './present-section.tsx';
import { RecordLink } from './record-link.tsx';
import { RoomView } from './room-view.tsx';
import { hallTexts as texts } from './texts.ts';

/** The socket says when something is new; this finds what a lost connection did not say. */
const refreshMs = 15_000;

/** The opening of a project, live: for its host, its witnesses and its bidders. */
export function HallPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const input = { projectId: id, tenantId: search.get('tenantId') ?? undefined };
  const query = useEndpoint(hallOfProject, input, { refreshMs });
  useTabTitle(query.data && `${query.data.projectNo} ${query.data.projectName}`);
  return (
    <Loaded query={query} rows={12}>
      {(hall) => <Hall hall={hall} onDue={() => void query.refetch()} />}
    </Loaded>
  );
}

function Hall({ hall, onDue }: { readonly hall: HallAnswer; readonly onDue: () => void }) {
  const t = useText();
  const isBuyer = hall.part === 'buyer';
  return (
    <div className="kit-page">
      <PageHead
        title={hall.projectName}
        actions={
          <>
            {hall.openedTime !== null && (isBuyer || hall.part === 'bidder') && <RecordLink hall={hall} />}
            <Link className="hall-to-project" to={isBuyer ? projectPath(hall.projectId) : bidPath(hall)}>
              {t(texts.projectPage)}
            </Link>
          </>
        }
      >
        <Copyable value={hall.projectNo} />
        <span>
          {t(texts.openTime)} <span className="kit-number">{shownInstant(hall.openTime)}</span>
        </span>
      </PageHead>
      <Clock hall={hall} onDue={onDue} />
      {hall.part === null && <Alert type="info" showIcon title={t(texts.noPart)} />}
      {hall.part !== null && <Rooms hall={hall} />}
    </div>
  );
}

/** The countdown by the server's clock; afterwards what has come of it. */
function Clock({ hall: { openTime, openedTime }, onDue }: { readonly hall: HallAnswer; readonly onDue: () => void }) {
  const t = useText();
  if (openedTime !== null)
    return <p className="hall-clock hall-clock-done">{t(texts.isOpened, { time: shownInstant(openedTime) })}</p>;
  return (
    <p className="hall-clock">
      <span>{t(texts.untilOpening)}</span>
      <Countdown at={openTime} onReached={onDue} />
    </p>
  );
}

function Rooms({ hall }: { readonly hall: HallAnswer }) {
  const t = useText();
  const [shown, setShown] = useState<string>();
  const room = hall.rooms.find(({ packageId }) => packageId === shown) ?? hall.rooms[0];
  if (!room) return <Empty title={t(texts.notSetUp)} />;
  return (
    <>
      {hall.rooms.length > 1 && (
        <Segmented
          className="hall-packages"
          aria-label={t(texts.packages)}
          value={room.packageId}
          options={hall.rooms.map(({ packageId, packageNo, packageName }) => ({
            value: packageId,
            label: t(texts.packageNo, { no: packageNo, name: packageName }),
          }))}
          onChange={setShown}
        />
      )}
      <div className="hall-columns">
        <div className="hall-main">
          {room.hall === null ? <NotSetUp hall={hall} /> : <RoomView hall={hall} room={room} key={room.packageId} />}
        </div>
        <aside className="hall-aside">
          <PresentSection hall={hall} isHost={room.hall?.isHost ?? false} />
          <HoldersSection hall={hall} />
        </aside>
      </div>
    </>
  );
}

function NotSetUp({ hall: { projectId, canHost } }: { readonly hall: HallAnswer }) {
  const t = useText();
  const settingUp = useCommand(setUpHall);
  return (
    <div className="hall-empty">
      <Empty title={t(texts.notSetUp)} help={t(texts.notSetUpText)} />
      {canHost && (
        <Button type="primary" loading={settingUp.isRunning} onClick={() => void settingUp.run({ projectId })}>
          {t(texts.setUp)}
        </Button>
      )}
    </div>
  );
}
