import { Link } from 'react-router';
import { ListPage } from '../../../kit/resource-page/list-page.tsx';
import { isAside, isOpened } from '@zhaocai/model/tendering/project-lifecycle';
import './bulletin.css';
import { bulletinTenantPage, type BulletinLine } from '@zhaocai/model/tendering/bulletin-endpoints';
import { bulletinLifecycle } from '@zhaocai/model/tendering/bulletin-lifecycle';
import { bulletinType, manner } from '@zhaocai/model/tendering/choices';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { listInput, useListState } from '../../../kit/resource-page/list-state.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { Instant } from '../../../kit/widgets/instant.tsx';
import { WatchedToggle, WatchStar } from '../../attention/index.ts';
import { readBulletinPath, researchPath } from './paths.ts';
import { bulletinTexts as texts } from './texts.ts';
import { hallExport } from '@zhaocai/model/tendering/tendering-exports';

/** What is published, newest first, with what decides whether to read on. */
export function BulletinHall() {
  const t = useText();
  const [state, change] = useListState();
  const query = useEndpoint(bulletinTenantPage, listInput(state), { keepPrevious: true });
  const pathOf = usePathOf();
  return (
    <ListPage<BulletinLine>
      id="noticeHall"
      title={t(texts.hall)}
      columns={columns}
      query={query}
      state={state}
      onState={change}
      exported={hallExport}
      actions={<WatchedToggle />}
      filters={[
        { name: 'keyword', label: texts.keyword },
        { name: 'bulletinType', label: texts.kind, choices: shownTypes },
      ]}
      pathOf={pathOf}
      empty={{ title: t(texts.hallNone), help: t(texts.hallNoneHelp) }}
    />
  );
}

const shownTypes = bulletinType.choices.filter(({ name }) => ['procurement', 'research', 'result'].includes(name));

/** A research is read on a screen of its own, by whoever may answer any. */
function usePathOf() {
  const allowed = useAllowed();
  return (row: BulletinLine) => {
    if (!bulletinType.is(row.bulletinType, 'research')) return readBulletinPath(row);
    return allowed('researchNeeds_view') ? researchPath(row) : undefined;
  };
}

const columns: readonly DataColumn<BulletinLine>[] = [
  {
    prop: 'title',
    label: texts.title,
    width: 360,
    render: (row) => <BulletinName row={row} />,
  },
  {
    prop: 'bidEndTime',
    label: texts.hallEnd,
    width: 230,
    render: (row) => <BulletinDeadline row={row} at={row.bidEndTime ?? researchEnd(row)} />,
  },
  {
    prop: 'entryEndTime',
    label: texts.entryEnd,
    width: 230,
    render: (row) => <BulletinDeadline row={row} at={row.entryEndTime} isMet={row.isEntered} />,
  },
  {
    prop: 'bulletinType',
    label: texts.kind,
    width: 100,
    render: (row) => <ChoiceTag choices={bulletinType.choices} value={row.bulletinType} />,
  },
  {
    prop: 'manner',
    label: texts.manner,
    width: 90,
    render: (row) => <ChoiceTag choices={manner.choices} value={row.manner} />,
  },
  { prop: 'buyerName', label: texts.buyer, width: 160 },
  {
    prop: 'publishTime',
    label: texts.published,
    width: 140,
    render: (row) => <Instant at={row.publishTime} />,
  },
];

/** Until when a research takes answers. */
const researchEnd = ({ bulletinType: kind, endTime }: BulletinLine) =>
  bulletinType.is(kind, 'research') ? endTime : null;

/** What a notice is called; whether one has registered stands before it. */
function BulletinName({ row }: { row: BulletinLine }) {
  const t = useText();
  const path = usePathOf()(row);
  return (
    <span className="bulletin-name">
      {row.projectId !== null && <WatchStar type="notice" id={row.id} />}
      {row.isEntered && <ToneTag tone="green">{t(texts.entered)}</ToneTag>}
      {path === undefined ? (
        row.title
      ) : (
        <Link className="kit-link" to={path}>
          {row.title}
        </Link>
      )}
    </span>
  );
}

function BulletinDeadline({ row, at, isMet = false }: { row: BulletinLine; at: string | null; isMet?: boolean }) {
  if (bulletinType.is(row.bulletinType, 'result')) return <span className="kit-faint">—</span>;
  const isOver = isOpened(row.stage) || isAside(row.stage) || bulletinLifecycle.is(row.bulletinStatus, 'ended');
  return <Deadline at={at} isMet={isMet || isOver} />;
}
