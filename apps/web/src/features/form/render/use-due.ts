import { useEffect, useState } from 'react';

/** Drawn at a time: what a key that comes meanwhile waits for. */
const batchSize = 6;
/** So long after a key the hands are free. */
const restMs = 250;

const waiting = new Set<() => void>();
let lastKey = -restMs;
let isRunning = false;

/**
 * Whether a control is drawn yet: of a long form what is seen first at once, the rest a few at a time while nobody
 * types. Drawn all together they are ready sooner, but a letter that comes meanwhile waits half a second.
 */
export function useDue(isLate: boolean): boolean {
  const [isDue, setDue] = useState(!isLate);
  useEffect(() => {
    if (isDue) return;
    const draw = () => setDue(true);
    waiting.add(draw);
    run();
    return () => void waiting.delete(draw);
  }, [isDue]);
  return isDue;
}

function run(): void {
  if (isRunning) return;
  isRunning = true;
  addEventListener('keydown', noteKey, { capture: true, passive: true });
  whenIdle(drawSome);
}

function noteKey(): void {
  lastKey = performance.now();
}

function drawSome(): void {
  const sinceKey = performance.now() - lastKey;
  if (waiting.size === 0) {
    isRunning = false;
    removeEventListener('keydown', noteKey, { capture: true });
  } else if (sinceKey < restMs) {
    setTimeout(() => whenIdle(drawSome), restMs - sinceKey);
  } else {
    const batch = [...waiting].slice(0, batchSize);
    batch.forEach((draw) => waiting.delete(draw));
    // Not as a transition: React would gather those of several batches into one long piece.
    batch.forEach((draw) => draw());
    whenIdle(drawSome);
  }
}

/** Safari knows no idle time. */
function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 500 });
  else setTimeout(act, 16);
}
