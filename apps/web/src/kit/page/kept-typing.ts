import { useState } from 'react';
import { msToInstant, serverNow } from '../clock/server-clock.ts';
import { dropRecord, readContent, recordKey, writeRecord } from '../session/local-record.ts';
import { currentUser } from '../session/session-store.ts';
import { usePageTab } from './page-tab.ts';

export type TypedValues = Readonly<Record<string, unknown>>;

/** What was typed into a form and not stored: it survives a reload and the end of a session, in this window alone. */
export interface KeptTyping {
  readonly values: TypedValues;
  readonly keptTime: string;
  /** Where the form stands. */
  readonly address: string;
  readonly pageTitle: string;
}

export interface Keeping {
  /** From before; undefined once it was answered. */
  readonly kept: KeptTyping | undefined;
  readonly keep: (values: TypedValues) => void;
  /** It was stored, or is given up. */
  readonly drop: () => void;
  /** Answered, and typing goes on. */
  readonly settle: () => void;
}

const prefix = 'typed';
const neverKept = /password|passwd|secret|token|^pwd/i;

/** Keeps what is typed into one form, per account and tab; `name` tells the forms of a page apart. */
export function useKeptTyping(name: string): Keeping {
  const { key } = usePageTab();
  // Whoever typed it: nobody is signed in any more when the session has ended.
  const [userId] = useState(() => currentUser()?.userId ?? '');
  const record = recordNameOf(userId, key) + name;
  const [kept, setKept] = useState(() => readKept(record));
  return {
    kept,
    keep: (values) => writeKept(record, userId, values),
    drop: () => {
      dropRecord(record, 'session');
      setKept(undefined);
    },
    settle: () => setKept(undefined),
  };
}

/** Everything that this account left in forms of this window. */
export function allKept(userId: string): KeptTyping[] {
  return namesFrom(`${prefix} ${userId} `).flatMap((name) => readKept(name) ?? []);
}

/** Of a tab that was closed. */
export function dropKeptOfTab(tabKey: string): void {
  drop(recordNameOf(currentUser()?.userId ?? '', tabKey));
}

/** Whoever signs out leaves nothing behind in this browser. */
export function dropKeptOf(userId: string): void {
  drop(`${prefix} ${userId} `);
}

function drop(start: string): void {
  for (const name of namesFrom(start)) dropRecord(name, 'session');
}

/** No tab's key holds a blank: they are addresses. */
function recordNameOf(userId: string, tabKey: string): string {
  return `${prefix} ${userId} ${tabKey} `;
}

function namesFrom(start: string): string[] {
  const own = recordKey('');
  return Object.keys(sessionStorage)
    .filter((key) => key.startsWith(own + start))
    .map((key) => key.slice(own.length));
}

function readKept(record: string): KeptTyping | undefined {
  const content = readContent(record, 'session');
  // Written by writeKept alone.
  return typeof content === 'object' && content !== null && 'values' in content ? (content as KeptTyping) : undefined;
}

function writeKept(record: string, userId: string, values: TypedValues): void {
  if (userId === '') return;
  const shown = Object.entries(values).filter(([name]) => !neverKept.test(name));
  writeRecord(
    record,
    {
      values: Object.fromEntries(shown),
      keptTime: msToInstant(serverNow()),
      address: location.pathname + location.search + location.hash,
      pageTitle: document.title.replace(/ - [^-]*$/, ''),
    } satisfies KeptTyping,
    'session',
  );
}
