import { measureText } from '@zhaocai/model/kit/number-text';
import { squareMetres } from '@zhaocai/model/kit/units';
import '../space.css';
import { mansionCampuses } from '@zhaocai/model/space/choices';
import { Select, Tabs } from 'antd';
import { useState } from 'react';
import { roomAreas } from '@zhaocai/model/space/room-endpoints';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { RefSelect } from '../../../kit/resource-form/ref-select.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { spaceTexts as texts } from '../texts.ts';
import { RoomCounts, type Grouping, type Asked } from './room-counts.tsx';

/** How much room there is, for what, of what kind, and who uses it. */
export function RoomStatisticsPage() {
  const t = useText();
  const allowed = useAllowed();
  const [asked, setAsked] = useState<Asked>({});
  const [by, setBy] = useState<Grouping>('purpose');
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.statistics)}
        actions={
          <>
            <Select<number>
              allowClear
              aria-label={t(texts.campus)}
              className="space-filter"
              placeholder={t(texts.everyCampus)}
              value={asked.campus}
              options={mansionCampuses.map(({ value, label }) => ({ value, label: t(label) }))}
              onChange={(campus: number | undefined) => setAsked({ ...asked, campus })}
            />
            {allowed('mansion_view') && (
              <span className="space-filter">
                <RefSelect
                  to="mansion"
                  label={t(texts.allMansions)}
                  placeholder={t(texts.allMansions)}
                  value={asked.mansionId ?? null}
                  onChange={(chosen) =>
                    setAsked({ ...asked, mansionId: typeof chosen === 'string' ? chosen : undefined })
                  }
                />
              </span>
            )}
          </>
        }
      />
      {allowed(roomAreas.permission) && <AreaCards asked={asked} />}
      <Tabs
        activeKey={by}
        onChange={(key) => setBy(key === 'type' || key === 'unit' ? key : 'purpose')}
        items={[
          { key: 'purpose', label: t(texts.byPurpose) },
          { key: 'type', label: t(texts.byType) },
          { key: 'unit', label: t(texts.byUnit) },
        ]}
      />
      <RoomCounts key={by} by={by} asked={asked} />
    </div>
  );
}

const shown = { usableArea: texts.usable, quotaArea: texts.quota, idleArea: texts.idle, leasedArea: texts.leased };

function AreaCards({ asked }: { asked: Asked }) {
  const t = useText();
  const { data } = useEndpoint(roomAreas, asked, { keepPrevious: true });
  return (
    <dl className="space-cards">
      <div className="space-card">
        <dt>{t(texts.roomsInAll)}</dt>
        <dd>{data?.roomCount ?? '—'}</dd>
      </div>
      {(['usableArea', 'quotaArea', 'idleArea', 'leasedArea'] as const).map((name) => (
        <div key={name} className="space-card">
          <dt>{t(shown[name])}</dt>
          <dd>
            {data ? measureText(data[name], squareMetres.places) : '—'}
            <small>{t(squareMetres)}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
