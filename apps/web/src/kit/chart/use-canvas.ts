import { init, type EChartsType } from 'echarts/core';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * An element that holds a picture for as long as it is shown and as wide as it is; drawn anew by another `draw`, and in
 * another look, for the colours come from the style sheet. For chunks of their own alone: the library weighs more than the
 * rest of a page.
 */
export function useCanvas(
  draw: (chart: EChartsType, node: HTMLElement) => void,
  look: string,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const chart = init(node, null, { renderer: 'svg' });
    draw(chart, node);
    const observer = new ResizeObserver(() => chart.resize());
    observer.observe(node);
    return () => {
      observer.disconnect();
      chart.dispose();
    };
  }, [draw, look]);
  return element;
}
