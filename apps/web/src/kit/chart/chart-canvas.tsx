import {
  BarChart,
  LineChart,
  PieChart,
  type BarSeriesOption,
  type LineSeriesOption,
  type PieSeriesOption,
} from 'echarts/charts';
import {
  GridComponent,
  TooltipComponent,
  type GridComponentOption,
  type TooltipComponentOption,
} from 'echarts/components';
import { use as install, type ComposeOption, type EChartsType } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useCallback } from 'react';
import { chartColours, chartGround } from './chart-look.ts';
import type { ChartPoint, DrawnChart } from './chart-point.ts';
import { useCanvas } from './use-canvas.ts';

install([BarChart, LineChart, PieChart, GridComponent, TooltipComponent, SVGRenderer]);

export interface ChartCanvasProps {
  readonly kind: DrawnChart;
  readonly points: readonly ChartPoint[];
  /** Read aloud in place of the picture. */
  readonly title: string;
  /** Drawn anew when it changes: the colours come from the style sheet. */
  readonly look: string;
}

/** The picture. It lives in a chunk of its own, for the library weighs more than the rest of the page. */
export function ChartCanvas({ kind, points, title, look }: ChartCanvasProps) {
  const draw = useCallback(
    (chart: EChartsType, node: HTMLElement) =>
      chart.setOption(kind === 'pie' ? pie(points, node.clientWidth < narrow) : along(kind, points)),
    [kind, points],
  );
  const element = useCanvas(draw, look);
  return <div ref={element} role="img" aria-label={title} className="kit-chart" />;
}

type Option = ComposeOption<
  BarSeriesOption | LineSeriesOption | PieSeriesOption | GridComponentOption | TooltipComponentOption
>;

function along(kind: 'bar' | 'line', points: readonly ChartPoint[]): Option {
  const { accent, quiet, line } = chartColours();
  const data = points.map(({ value }) => value);
  return {
    ...chartGround(),
    tooltip: { ...bubble(), trigger: 'axis' },
    grid: { left: 4, right: 12, top: 16, bottom: 4, containLabel: true },
    xAxis: {
      type: 'category',
      data: points.map(({ label }) => label),
      axisLine: { lineStyle: { color: line } },
      axisTick: { show: false },
      axisLabel: {
        color: quiet,
        fontSize: 12,
        // Every name where they have room; what would overlap is left out.
        interval: points.length <= 12 ? 0 : 'auto',
        hideOverlap: true,
        width: 110,
        overflow: 'truncate',
      },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      axisLabel: { color: quiet, fontSize: 12 },
      splitLine: { lineStyle: { color: line } },
    },
    series:
      kind === 'bar'
        ? [{ type: 'bar', data, barMaxWidth: 28, itemStyle: { color: accent, borderRadius: [4, 4, 0, 0] } }]
        : [{ type: 'line', data, symbolSize: 6, itemStyle: { color: accent }, lineStyle: { color: accent, width: 2 } }],
  };
}

/** Below it the names of a pie need the room that its ring leaves. */
const narrow = 460;

/** One colour in steps: a share is told by its label, not by its hue. */
function pie(points: readonly ChartPoint[], isNarrow: boolean): Option {
  const { accent, text, surface } = chartColours();
  const data = points.map(({ label, value }, index) => ({
    name: label,
    value,
    itemStyle: { color: accent, opacity: Math.max(0.25, 1 - index * 0.2), borderColor: surface, borderWidth: 2 },
  }));
  return {
    ...chartGround(),
    tooltip: { ...bubble(), trigger: 'item' },
    series: [
      {
        type: 'pie',
        radius: isNarrow ? ['24%', '40%'] : ['42%', '70%'],
        data,
        label: {
          color: text,
          opacity: 1,
          formatter: '{b} {c}',
          ...(isNarrow && { fontSize: 11, width: 84, overflow: 'break' as const }),
        },
        ...(isNarrow && { labelLine: { length: 6, length2: 6 } }),
      },
    ],
  };
}

function bubble(): TooltipComponentOption {
  const { text, surface, line } = chartColours();
  return { backgroundColor: surface, borderColor: line, textStyle: { color: text, fontSize: 13 }, confine: true };
}
