import { dropRecord, readRecord, writeRecord } from './local-record.ts';

/** The client this page signs in as. */
const client = { id: 'saber', secret: 'saber_secret' } as const;

/**
 * In the storage of this origin: a cookie would go along with every request to this host, at whatever port, where only the
 * header Blade-Auth counts. Not per window, for pages open in windows of their own and go on with the same session.
 */
const record = 'tokens';
/** How long the refresh token lives. */
const refreshMs = 7 * 86_400_000;
/** Milliseconds after which an access token is exchanged for a new one; it lives an hour. */
const tokenTimeMs = 3_000_000;

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

/** Read at each call and never kept: another window may have exchanged the pair meanwhile. */
export function accessToken(): string | undefined {
  return storedPair()?.access;
}

export function refreshTokenOf(): string | undefined {
  return storedPair()?.refresh;
}

export function keepTokens(pair: TokenPair): void {
  dropCookies();
  writeRecord(record, pair);
}

export function dropTokens(): void {
  dropCookies();
  dropRecord(record);
}

/** Is it time to exchange the pair? */
export function isTokenOld(nowMs: number = Date.now()): boolean {
  const issued = readRecord(record)?.datetime;
  return issued === undefined || nowMs - issued >= tokenTimeMs;
}

export function basicCredential(): string {
  return `Basic ${btoa(`${client.id}:${client.secret}`)}`;
}

/** Nothing where it is so old that it is worth nothing: it would lead to calls that are refused. */
function storedPair(): TokenPair | undefined {
  const stored = readRecord(record);
  if (!stored || Date.now() - stored.datetime >= refreshMs) return undefined;
  // Written by keepTokens alone.
  return stored.content as TokenPair;
}

/** Where an earlier version kept them. */
function dropCookies(): void {
  for (const kind of ['access', 'refresh'])
    document.cookie = `${client.id}-${kind}-token=; Path=/; Max-Age=0; SameSite=Strict`;
}
