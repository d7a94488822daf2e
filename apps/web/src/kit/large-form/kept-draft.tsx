import { useEffect, useEffectEvent, useState } from 'react';
import { msToInstant, serverNow } from '../clock/server-clock.ts';
import { dropRecord, readContent, writeRecord } from '../session/local-record.ts';
import { currentUser } from '../session/session-store.ts';
import { KeptNotice } from '../widgets/kept-notice.tsx';

/** What was typed and not stored, kept in this browser against a lost session, a crash or a closed window. */
interface Kept<D> {
  readonly draft: D;
  readonly keptTime: string;
}

const writeDelayMs = 600;

/** Nobody else who signs in here is offered it. */
function recordName(name: string): string {
  return `${name}-${currentUser()?.userId ?? ''}`;
}

function readKept<D>(name: string): Kept<D> | undefined {
  const content = readContent(recordName(name));
  // Written by useKeeping alone, under the name of one kind of form.
  return typeof content === 'object' && content !== null && 'draft' in content ? (content as Kept<D>) : undefined;
}

export function dropKept(name: string): void {
  dropRecord(recordName(name));
}

export interface Keeping {
  readonly name: string;
  readonly draft: unknown;
  readonly isDirty: boolean;
}

/** Keeps a draft while it is unsaved: soon after each change, and at once when the page is left. */
export function useKeeping({ name, draft, isDirty }: Keeping): void {
  const write = useEffectEvent(() => {
    if (!isDirty || !currentUser()) return;
    const kept: Kept<unknown> = { draft, keptTime: msToInstant(serverNow()) };
    writeRecord(recordName(name), kept);
  });
  useEffect(() => {
    const timer = setTimeout(() => write(), writeDelayMs);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => {
    const handleLeave = () => write();
    window.addEventListener('pagehide', handleLeave);
    return () => window.removeEventListener('pagehide', handleLeave);
  }, []);
}

export interface KeptOfferProps<D> {
  readonly name: string;
  /** Once something is typed, the offer is over: it would be overwritten. */
  readonly isDirty: boolean;
  readonly onRestore: (draft: D) => void;
  /** Whether it may still come back: not upon what was stored since. */
  readonly fits?: (draft: D) => boolean;
}

/** Offers what was typed and never stored: the window was closed, or the session ended. */
export function KeptOffer<D>({ name, isDirty, onRestore, fits }: KeptOfferProps<D>) {
  const [kept, setKept] = useState(() => readKept<D>(name));
  if (!kept || isDirty || fits?.(kept.draft) === false) return null;
  const settle = (act: () => void) => () => {
    act();
    setKept(undefined);
  };
  return (
    <KeptNotice
      keptTime={kept.keptTime}
      onRestore={settle(() => onRestore(kept.draft))}
      onForget={settle(() => dropKept(name))}
    />
  );
}
