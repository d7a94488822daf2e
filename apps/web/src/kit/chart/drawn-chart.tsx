import { lazy, Suspense } from 'react';
import { Waiting } from '../widgets/loading.tsx';
import type { ChartCanvasProps } from './chart-canvas.tsx';
import { useLook } from './use-look.ts';

const ChartCanvas = lazy(async () => ({ default: (await import('./chart-canvas.tsx')).ChartCanvas }));

/** A picture of numbers, in the colours of the page; what it shows must stand beside it in words. */
export function DrawnPoints(props: Omit<ChartCanvasProps, 'look'>) {
  const look = useLook();
  return (
    <Suspense fallback={<Waiting rows={5} />}>
      <ChartCanvas {...props} look={look} />
    </Suspense>
  );
}
