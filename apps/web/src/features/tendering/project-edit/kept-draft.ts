import { useEffect, useEffectEvent } from 'react';
import { serverNow, msToInstant } from '../../../kit/clock/server-clock.ts';
import { dropRecord, readContent, writeRecord } from '../../../kit/session/local-record.ts';
import { currentUser } from '../../../kit/session/session-store.ts';
import type { ProjectDraft } from './project-draft.ts';

/** What was typed and not saved, kept in this browser against a lost session, a crash or a closed window. */
export interface KeptDraft {
  readonly draft: ProjectDraft;
  readonly keptTime: string;
}

const writeDelayMs = 600;

function recordName(id: string | undefined): string {
  return `projectDraft-${currentUser()?.userId ?? ''}-${id ?? 'new'}`;
}

export function readKept(id: string | undefined): KeptDraft | undefined {
  const content = readContent(recordName(id));
  // Written by useKeeping alone.
  return typeof content === 'object' && content !== null && 'draft' in content ? (content as KeptDraft) : undefined;
}

export function dropKept(id: string | undefined): void {
  dropRecord(recordName(id));
}

/** Keeps the draft while it is unsaved: soon after each change, and at once when the page is left. */
export function useKeeping(draft: ProjectDraft, isDirty: boolean): void {
  const write = useEffectEvent(() => {
    if (!isDirty || !currentUser()) return;
    const kept: KeptDraft = { draft, keptTime: msToInstant(serverNow()) };
    writeRecord(recordName(draft.id), kept);
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
