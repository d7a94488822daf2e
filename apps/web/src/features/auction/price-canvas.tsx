import { LineChart, type LineSeriesOption } from 'echarts/charts';
import {
  GridComponent,
  TooltipComponent,
  type GridComponentOption,
  type TooltipComponentOption,
} from 'echarts/components';
import { use as install, type ComposeOption, type EChartsType } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useCallback } from 'react';
import { chartColours, chartGround } from '../../kit/chart/chart-look.ts';
import { useCanvas } from '../../kit/chart/use-canvas.ts';

install([LineChart, GridComponent, TooltipComponent, SVGRenderer]);

export interface PriceCanvasProps {
  /** Time in milliseconds, and yuan. */
  readonly points: readonly (readonly [number, number])[];
  readonly from: number;
  readonly until: number;
  /** Read aloud in place of the picture. */
  readonly title: string;
  /** Drawn anew when it changes: the colours come from the style sheet. */
  readonly look: string;
}

/** The picture. It lives in a chunk of its own, for the library weighs more than the rest of the page. */
export function PriceCanvas({ points, from, until, title, look }: PriceCanvasProps) {
  const draw = useCallback(
    (chart: EChartsType) => chart.setOption(optionOf({ points, from, until })),
    [points, from, until],
  );
  const element = useCanvas(draw, look);
  return <div ref={element} role="img" aria-label={title} className="auction-chart" />;
}

type Option = ComposeOption<LineSeriesOption | GridComponentOption | TooltipComponentOption>;

function optionOf({ points, from, until }: Pick<PriceCanvasProps, 'points' | 'from' | 'until'>): Option {
  const { accent, quiet, line, text, surface } = chartColours();
  const axis = {
    axisLabel: { color: quiet, fontSize: 12, hideOverlap: true },
    splitLine: { lineStyle: { color: line } },
  };
  return {
    ...chartGround(),
    animation: false,
    tooltip: {
      trigger: 'axis',
      backgroundColor: surface,
      borderColor: line,
      textStyle: { color: text },
      confine: true,
    },
    grid: { left: 4, right: 16, top: 16, bottom: 4, containLabel: true },
    xAxis: { ...axis, type: 'time', min: from, max: until, axisLine: { lineStyle: { color: line } } },
    yAxis: { ...axis, type: 'value', scale: true },
    series: [
      {
        type: 'line',
        step: 'end',
        data: points.map(([time, price]) => [time, price]),
        symbolSize: 7,
        itemStyle: { color: accent },
        lineStyle: { color: accent, width: 2 },
      },
    ],
  };
}
