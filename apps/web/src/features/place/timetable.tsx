import { LeftOutlined, PlusOutlined, RightOutlined } from '@ant-design/icons';
import type { ReservationRow, SiteDay } from '@zhaocai/model';
import { addDays } from '@zhaocai/model/kit/days';
import { sitesOfDay } from '@zhaocai/model/place/place-endpoints';
import { meetTypes, reservationLifecycle } from '@zhaocai/model/place/reservation';
import { siteTypes } from '@zhaocai/model/place/site';
import { Button } from 'antd';
import type { MouseEvent } from 'react';
import { msToInstant } from '../../kit/clock/server-clock.ts';
import { useServerNow } from '../../kit/clock/use-server-now.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { Empty } from '../../kit/widgets/empty.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { PeriodPicker } from '../../kit/widgets/period-picker.tsx';
import { endFrom, firstFree, hoursShown, hourText, minutesOf } from './day-times.ts';
import './place.css';
import { placeTexts as texts } from './texts.ts';

export interface TimetableProps {
  readonly day: string;
  readonly onDay: (day: string) => void;
  /** Undefined where the user may not reserve. */
  readonly onReserve: ((initial: { siteId: string; beginTime: string; endTime: string }) => void) | undefined;
  readonly onOpen: (reservation: ReservationRow) => void;
}

/** Who has which site when, on one day: a line for each site, the hours across. */
export function Timetable({ day, onDay, onReserve, onOpen }: TimetableProps) {
  const t = useText();
  const query = useEndpoint(sitesOfDay, { date: day }, { keepPrevious: true, refreshMs: 60_000 });
  const today = msToInstant(useServerNow(60_000)).slice(0, 10);
  return (
    <section className="place-day" aria-label={t(texts.timetable)}>
      <div className="place-days">
        <Button icon={<LeftOutlined />} aria-label={t(texts.dayBefore)} onClick={() => onDay(addDays(day, -1))} />
        <PeriodPicker mode="date" value={day} onChange={(value) => typeof value === 'string' && onDay(value)} />
        <Button icon={<RightOutlined />} aria-label={t(texts.dayAfter)} onClick={() => onDay(addDays(day, 1))} />
        <Button disabled={day === today} onClick={() => onDay(today)}>
          {t(texts.today)}
        </Button>
      </div>
      <Loaded query={query}>
        {(sites) =>
          sites.length === 0 ? (
            <Empty title={t(texts.noSites)} help={t(texts.noSitesText)} />
          ) : (
            // What is free on the day before says nothing of the day that is on its way.
            <Lines
              sites={sites}
              day={day}
              onReserve={query.isPlaceholderData ? undefined : onReserve}
              onOpen={onOpen}
            />
          )
        }
      </Loaded>
    </section>
  );
}

function Lines({
  sites,
  day,
  onReserve,
  onOpen,
}: Omit<TimetableProps, 'onDay'> & { readonly sites: readonly SiteDay[] }) {
  const hours = hoursShown(sites);
  const now = msToInstant(useServerNow(60_000));
  // What is over cannot be reserved.
  const earliest = day < now.slice(0, 10) ? 24 * 60 : day === now.slice(0, 10) ? minutesOf(now) : 0;
  const marks = Array.from({ length: (hours.to - hours.from) / 60 }, (_, index) => hours.from + index * 60);
  const reserveAt = (site: SiteDay, begin: number) =>
    onReserve?.({
      siteId: site.id,
      beginTime: `${day} ${hourText(begin)}:00`,
      endTime: `${day} ${hourText(endFrom(site, begin))}:00`,
    });
  return (
    <div className="place-table">
      <div className="place-line place-hours" aria-hidden>
        <span />
        <div className="place-track">
          {marks.map((mark) => (
            <span key={mark} style={{ insetInlineStart: share(mark, hours) }}>
              {hourText(mark)}
            </span>
          ))}
        </div>
      </div>
      {sites.map((site) => (
        <SiteLine
          key={site.id}
          site={site}
          hours={hours}
          earliest={earliest}
          onOpen={onOpen}
          onReserve={onReserve && ((begin) => reserveAt(site, begin))}
        />
      ))}
    </div>
  );
}

interface Hours {
  readonly from: number;
  readonly to: number;
}

const share = (at: number, { from, to }: Hours) => `${(100 * (at - from)) / (to - from)}%`;

interface SiteLineProps {
  readonly site: SiteDay;
  readonly hours: Hours;
  readonly earliest: number;
  readonly onReserve: ((begin: number) => void) | undefined;
  readonly onOpen: (reservation: ReservationRow) => void;
}

function SiteLine({ site, hours, earliest, onReserve, onOpen }: SiteLineProps) {
  const t = useText();
  const free = firstFree(site, earliest);
  const handleTrack = (event: MouseEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = hours.from + ((event.clientX - left) / width) * (hours.to - hours.from);
    const begin = firstFree(site, Math.max(earliest, Math.floor(at / 30) * 30));
    if (begin !== undefined && begin <= at) onReserve?.(begin);
  };
  const kind = siteTypes.choices.find(({ value }) => value === site.typeId);
  const facts = [kind && t(kind.label), site.capacity && t(texts.seats, { count: site.capacity }), site.address];
  const name = t(texts.reserveAt, { name: site.siteName, time: free === undefined ? '' : hourText(free) });
  const open = { from: minutesOf(site.openFrom), to: minutesOf(site.openTo) };
  return (
    <div className="place-line">
      <div className="place-site">
        <strong>{site.siteName}</strong>
        <span>{facts.filter(Boolean).join(' · ')}</span>
        {onReserve && free !== undefined && (
          <Button
            size="small"
            type="text"
            icon={<PlusOutlined />}
            aria-label={name}
            title={name}
            onClick={() => onReserve(free)}
          />
        )}
      </div>
      {/* By keys the button beside the name does the same. */}
      <div className={onReserve ? 'place-track place-open' : 'place-track'} onClick={onReserve && handleTrack}>
        <Shade label={t(texts.closed)} from={hours.from} to={open.from} hours={hours} />
        <Shade
          label={t(texts.past)}
          from={open.from}
          to={Math.min(Math.max(earliest, open.from), open.to)}
          hours={hours}
        />
        <Shade label={t(texts.closed)} from={open.to} to={hours.to} hours={hours} />
        {site.reservations.map((row) => (
          <Block key={row.id} row={row} hours={hours} onOpen={() => onOpen(row)} />
        ))}
      </div>
    </div>
  );
}

function Shade({ label, from, to, hours }: { label: string; from: number; to: number; hours: Hours }) {
  if (to <= from) return null;
  const style = { insetInlineStart: share(from, hours), width: share(to - from + hours.from, hours) };
  return <span className="place-shade" style={style} title={label} />;
}

function Block({ row, hours, onOpen }: { row: ReservationRow; hours: Hours; onOpen: () => void }) {
  const t = useText();
  const [begin, end] = [minutesOf(row.beginTime), minutesOf(row.endTime)];
  const state = reservationLifecycle.choices.find(({ value }) => value === row.status);
  const use = meetTypes.choices.find(({ value }) => value === row.meetType);
  const what = row.projectName ?? row.cusName ?? row.applicantName ?? '';
  const said = [use && t(use.label), what, `${hourText(begin)}–${hourText(end)}`, state && t(state.label)];
  const style = { insetInlineStart: share(begin, hours), width: share(end - begin + hours.from, hours) };
  return (
    <button
      type="button"
      className={`place-block kit-tone-${state?.tone ?? 'grey'}`}
      style={style}
      title={said.filter(Boolean).join(' ')}
      onClick={(event) => {
        event.stopPropagation();
        onOpen();
      }}
    >
      <strong>{use && t(use.label)}</strong> {what}
    </button>
  );
}
