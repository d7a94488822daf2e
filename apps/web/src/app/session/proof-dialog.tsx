import { lazy, useEffect, useState } from 'react';
import { handleDemands } from '../../kit/http/unauthorized.ts';
import { OverlayBoundary } from '../shell/overlay-boundary.tsx';
import type { Answer } from './asked-proof.tsx';

// Not needed to show a page: it comes when a call is first asked for a proof.
const AskedProof = lazy(async () => ({ default: (await import('./asked-proof.tsx')).AskedProof }));

/** Stands in the shell and is seen when a call is asked for a new proof; those that come meanwhile share it. */
export function ProofDialog() {
  const [asked, setAsked] = useState<Answer>();
  useEffect(() => {
    let running: Promise<boolean> | undefined;
    const ask = () =>
      (running ??= new Promise<boolean>((resolve) => setAsked(() => resolve)).finally(() => {
        running = undefined;
        setAsked(undefined);
      }));
    return handleDemands({ prove: ask });
  }, []);
  // Made anew each time, so that it lies above the dialog whose call was refused.
  if (!asked) return null;
  return (
    <OverlayBoundary onFail={() => asked(false)}>
      <AskedProof onAnswer={asked} />
    </OverlayBoundary>
  );
}
