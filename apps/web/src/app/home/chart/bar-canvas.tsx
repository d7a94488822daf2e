import { BarChart, type BarSeriesOption } from 'echarts/charts';
import { GridComponent, type GridComponentOption } from 'echarts/components';
import { use as install, type ComposeOption, type EChartsType } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useCallback, useEffect, useRef } from 'react';
import { chartColours, chartGround } from '../../../kit/chart/chart-look.ts';
import { useCanvas } from '../../../kit/chart/use-canvas.ts';
import type { ChartLine } from './chart-line.ts';

install([BarChart, GridComponent, SVGRenderer]);

export interface BarCanvasProps {
  readonly lines: readonly ChartLine[];
  /** Read aloud in place of the picture. */
  readonly title: string;
  readonly isUpright: boolean;
  /** Drawn anew when it changes: the colours come from the style sheet. */
  readonly look: string;
  readonly onChoose: (key: string) => void;
}

/** The picture. It lives in a chunk of its own, for the library weighs more than the rest of the page. */
export function BarCanvas({ lines, title, isUpright, look, onChoose }: BarCanvasProps) {
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  });
  const draw = useCallback(
    (chart: EChartsType) => {
      chart.setOption(isUpright ? upright(lines) : lying(lines));
      chart.on('click', ({ dataIndex }) => {
        const line = lines[dataIndex];
        if (line) choose.current(line.key);
      });
    },
    [lines, isUpright],
  );
  const element = useCanvas(draw, look);
  const height = isUpright ? uprightHeight : lines.length * lineHeight + 16;
  return <div ref={element} role="img" aria-label={title} className="home-canvas" style={{ height }} />;
}

const uprightHeight = 240;
const lineHeight = 34;

type Option = ComposeOption<BarSeriesOption | GridComponentOption>;

function lying(lines: readonly ChartLine[]): Option {
  const { quiet } = chartColours();
  return {
    ...chartGround(),
    grid: { left: 4, right: 88, top: 4, bottom: 4, containLabel: true },
    xAxis: { type: 'value', show: false },
    yAxis: {
      type: 'category',
      inverse: true,
      data: lines.map(({ label }) => label),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { color: quiet, fontSize: 13 },
    },
    series: [bars(lines, 'right')],
  };
}

function upright(lines: readonly ChartLine[]): Option {
  const { quiet, line } = chartColours();
  return {
    ...chartGround(),
    grid: { left: 4, right: 4, top: 24, bottom: 4, containLabel: true },
    yAxis: { type: 'value', show: false },
    xAxis: {
      type: 'category',
      data: lines.map(({ label }) => label),
      axisLine: { lineStyle: { color: line } },
      axisTick: { show: false },
      axisLabel: { color: quiet, fontSize: 12 },
    },
    series: [bars(lines, 'top')],
  };
}

function bars(lines: readonly ChartLine[], position: 'right' | 'top'): BarSeriesOption {
  const { accent, text } = chartColours();
  return {
    type: 'bar',
    barMaxWidth: 18,
    cursor: 'pointer',
    itemStyle: { color: accent, borderRadius: position === 'right' ? [0, 4, 4, 0] : [4, 4, 0, 0] },
    data: lines.map(({ value }) => value),
    label: {
      show: true,
      position,
      color: text,
      // A row of noughts says nothing.
      formatter: ({ dataIndex }) => (lines[dataIndex]?.value ? (lines[dataIndex]?.shown ?? '') : ''),
    },
  };
}
