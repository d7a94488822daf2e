import { readContent, writeRecord } from '../../kit/session/local-record.ts';

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
const keptErrors = 99;

export function recordError(error: Error, info: string): void {
  const entry: LoggedError = {
    url: location.href,
    time: new Date().toISOString(),
    type: 'error',
    message: error.message,
    stack: error.stack ?? '',
    info,
  };
  writeRecord(logRecord, [...loggedErrors(), entry].slice(-keptErrors));
}

function loggedErrors(): readonly LoggedError[] {
  const stored = readContent(logRecord);
  // Written by recordError alone.
  return Array.isArray(stored) ? (stored as LoggedError[]) : [];
}
