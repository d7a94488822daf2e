import type { Page } from '@playwright/test';
import { median } from '../median.ts';

const strokes = 30;
/** Shorter events are not told by the browser: they count as this. */
const shortestMs = 16;

/** From a key until its letter is drawn, in milliseconds: the median; the slowest of twenty is said beside it. */
export async function keystrokeMs(page: Page): Promise<number> {
  await page.evaluate(watchKeys, shortestMs);
  for (let no = 0; no < strokes; no += 1) {
    await page.keyboard.press(String(no % 10));
    // As fast as people type.
    await page.waitForTimeout(60);
  }
  const told = await page.evaluate(toldDurations);
  const all = [...told, ...Array<number>(Math.max(0, strokes - told.length)).fill(shortestMs)].toSorted(
    (a, b) => a - b,
  );
  console.log(
    `keystrokes: median ${median(all)} ms, nineteen of twenty within ${all[Math.ceil(strokes * 0.95) - 1]} ms`,
  );
  return median(all);
}

interface Watched extends Window {
  keyDurations?: number[];
}

/** Runs in the browser. */
function watchKeys(durationThreshold: number): void {
  const durations: number[] = [];
  (window as Watched).keyDurations = durations;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') durations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
}

/** Runs in the browser. */
function toldDurations(): number[] {
  return (window as Watched).keyDurations ?? [];
}
