import { measureText } from '@zhaocai/model/kit/number-text';
import { squareMetres } from '@zhaocai/model/kit/units';
import { facultyRoomData, roomPurposeData, roomTypeData } from '@zhaocai/model/space/room-endpoints';
import { facultyRoomExport, roomPurposeExport, roomTypeExport } from '@zhaocai/model/space/space-exports';
import type { RoomsTogether } from '@zhaocai/model/space/space-wire';
import { useMemo } from 'react';
import type { ChartPoint } from '../../../kit/chart/chart-point.ts';
import { DrawnPoints } from '../../../kit/chart/drawn-chart.tsx';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useTellRest } from '../../../kit/endpoint/cut-note.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ListExportButton } from '../../../kit/resource-page/list-export-button.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { spaceTexts as texts } from '../texts.ts';

export interface Asked {
  readonly campus?: number;
  readonly mansionId?: string;
}

export type Grouping = 'purpose' | 'type' | 'unit';

const of = {
  purpose: { data: roomPurposeData, spreadsheet: roomPurposeExport, first: texts.purpose },
  type: { data: roomTypeData, spreadsheet: roomTypeExport, first: texts.type },
  unit: { data: facultyRoomData, spreadsheet: facultyRoomExport, first: texts.unit },
} as const;

const figures = ['buildArea', 'usableArea', 'ratio'] as const;
const labels = { buildArea: texts.buildArea, usableArea: texts.usableAreas, ratio: texts.ratio } as const;

function columnsOf(by: Grouping): readonly DataColumn<RoomsTogether>[] {
  return [
    { prop: 'name', label: of[by].first, width: 240 },
    { prop: 'roomCount', label: texts.roomCount, width: 110, align: 'right' },
    ...figures.map((name): DataColumn<RoomsTogether> => ({
      prop: name,
      label: labels[name],
      width: 150,
      align: 'right',
      render: (row) => (
        <span className="kit-number">{name === 'ratio' ? row.ratio : measureText(row[name], squareMetres.places)}</span>
      ),
    })),
  ];
}

/** More slices than these nobody tells apart: the rest is one. */
const mostSlices = 6;

function slicesOf(records: readonly RoomsTogether[], rest: string): ChartPoint[] {
  const kept = records.length > mostSlices ? mostSlices - 1 : mostSlices;
  const points = records.slice(0, kept).map(pointOf);
  const others = records.slice(kept).reduce((sum, { usableArea }) => sum + Number(usableArea), 0);
  return others > 0 ? [...points, { label: rest, value: Number(others.toFixed(2)) }] : points;
}

function pointOf({ name, usableArea }: RoomsTogether): ChartPoint {
  return { label: name, value: Number(usableArea) };
}

/** Pie, bars and table of one way of counting the rooms, and its spreadsheet. */
export function RoomCounts({ by, asked }: { by: Grouping; asked: Asked }) {
  const t = useText();
  const { data, spreadsheet } = of[by];
  const query = useEndpoint(data, { ...asked, current: 1, size: 200 }, { keepPrevious: true });
  useTellRest(query.data);
  const columns = useMemo(() => columnsOf(by), [by]);
  return (
    <Loaded query={query}>
      {({ records }) =>
        records.length === 0 ? (
          <Empty title={t(texts.noFigures)} />
        ) : (
          <>
            <Charts by={by} records={records} />
            <Section
              title={t(texts.figures)}
              extra={<ListExportButton exported={spreadsheet} input={asked as Readonly<Record<string, unknown>>} />}
            >
              <DataTable id={`roomCounts-${by}`} columns={columns} rows={records} rowKey="key" isPagedHere />
            </Section>
          </>
        )
      }
    </Loaded>
  );
}

function Charts({ by, records }: { by: Grouping; records: readonly RoomsTogether[] }) {
  const t = useText();
  const points = useMemo(() => records.map(pointOf), [records]);
  const shares = useMemo(() => slicesOf(records, t(texts.rest)), [records, t]);
  const subject = t(of[by].first);
  return (
    <div className="space-charts">
      <Section title={t(texts.share)}>
        <DrawnPoints kind="pie" points={shares} title={`${subject}: ${t(texts.share)}`} />
      </Section>
      <Section title={t(texts.usableAreas)}>
        <DrawnPoints kind="bar" points={points} title={`${subject}: ${t(texts.usableAreas)}`} />
      </Section>
    </div>
  );
}
