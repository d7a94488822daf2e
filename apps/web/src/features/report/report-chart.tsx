import type { ReportQuery } from '@zhaocai/model/report/report-queries';
import { useMemo } from 'react';
import type { ChartPoint } from '../../kit/chart/chart-point.ts';
import { DrawnPoints } from '../../kit/chart/drawn-chart.tsx';
import { useText, type Translate } from '../../kit/text/language.ts';
import { chartKinds } from './chart-point.ts';
import type { RanReport } from './ran-report.ts';

/** A picture of one column along another; the rows below say the same to whoever does not see it. */
export function ReportChart({ report, query }: { report: RanReport; query: ReportQuery }) {
  const t = useText();
  const points = useMemo(() => pointsOf(report, query, t), [report, query, t]);
  const value = query.columns[query.value];
  return (
    <DrawnPoints
      kind={chartKinds[report.chart] ?? 'bar'}
      points={points}
      title={`${t(query.label)}: ${value ? t(value.label) : ''}`}
    />
  );
}

function pointsOf({ rows }: RanReport, { columns, category, value }: ReportQuery, t: Translate): ChartPoint[] {
  const field = columns[category];
  return rows.map((row) => {
    const own = row[category];
    const choice = field?.kind === 'choice' ? field.choices.find((one) => one.value === Number(own)) : undefined;
    return { label: choice ? t(choice.label) : String(own ?? ''), value: Number(row[value] ?? 0) };
  });
}
