import { lazy, Suspense } from 'react';
import type { WatchProps } from './watch.tsx';

const Button = lazy(async () => ({ default: (await import('./watch.tsx')).WatchButton }));
const Star = lazy(async () => ({ default: (await import('./watch.tsx')).WatchStar }));
const Toggle = lazy(async () => ({ default: (await import('./watch.tsx')).WatchedToggle }));

/** For the head of a page of another feature; loaded when it is shown. */
export function WatchButton(props: WatchProps) {
  return (
    <Suspense fallback={null}>
      <Button {...props} />
    </Suspense>
  );
}

/** For a row of a list of another feature. */
export function WatchStar(props: WatchProps) {
  return (
    <Suspense fallback={<span className="watch-star" />}>
      <Star {...props} />
    </Suspense>
  );
}

/** Narrows a list to what its reader watches. */
export function WatchedToggle() {
  return (
    <Suspense fallback={null}>
      <Toggle />
    </Suspense>
  );
}
