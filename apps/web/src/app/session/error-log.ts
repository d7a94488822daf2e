import { plainOf } from '@zhaocai/model/kit/plain-text';
import { create } from 'zustand';
import { dropRecord, readContent, writeRecord } from '../../kit/session/local-record.ts';

/** An error of the screen, kept in this browser until it is sent or cleared. */
export interface LoggedError {
  readonly url: string;
  readonly time: string;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly info: string;
}

const logRecord = 'logsList';
/** As many as one upload takes, and as the badge can tell. */
const keptErrors = 99;
/** What browsers say about layouts that settle a frame later; nothing is wrong. */
const harmless = /ResizeObserver loop/;

export const useErrorLog = create<{ readonly entries: readonly LoggedError[] }>()(() => ({ entries: storedErrors() }));

export function recordError(error: Error, info: string, type: string = 'error'): void {
  if (harmless.test(error.message) || error.name === 'AbortError') return;
  const entry: LoggedError = {
    url: location.href,
    time: new Date().toISOString(),
    type,
    message: error.message,
    stack: error.stack ?? '',
    info,
  };
  // Another window may have written meanwhile.
  keep([...storedErrors(), plainError(entry)].slice(-keptErrors));
}

export function clearErrors(): void {
  dropRecord(logRecord);
  useErrorLog.setState({ entries: [] });
}

/** Errors that no page caught, and promises that nobody waited for. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, message, filename, lineno }) => {
    recordError(error instanceof Error ? error : new Error(message), `${filename}:${lineno}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    recordError(reason instanceof Error ? reason : new Error(String(reason)), '', 'promise');
  });
}

function keep(entries: readonly LoggedError[]): void {
  writeRecord(logRecord, entries);
  useErrorLog.setState({ entries });
}

function storedErrors(): readonly LoggedError[] {
  const stored = readContent(logRecord);
  // Written by this file alone.
  return Array.isArray(stored) ? (stored as LoggedError[]).map(plainError) : [];
}

/** What a program puts into the text of an error is none of the user's doing, and must not keep him from signing out. */
function plainError(entry: LoggedError): LoggedError {
  const { url, time, type, message, stack, info } = entry;
  return {
    url: plainOf(url),
    time,
    type: plainOf(type),
    message: plainOf(message),
    stack: plainOf(stack),
    info: plainOf(info),
  };
}
