import { dropRecord, readRecord, writeRecord } from './local-record.ts';

/** The client this page signs in as; its cookies carry its name. */
const client = { id: 'saber', secret: 'saber_secret' } as const;

const accessCookie = `${client.id}-access-token`;
const refreshCookie = `${client.id}-refresh-token`;
/** Days that the refresh token lives. */
const refreshDays = 7;
/** Seconds after which an access token is exchanged for a new one; it lives 3600. */
const tokenTimeSeconds = 3000;
const issuedRecord = 'tokenIssued';

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

/** Read at each call and never kept: another window may have exchanged the pair meanwhile. */
export function accessToken(): string | undefined {
  return readCookie(accessCookie);
}

export function refreshTokenOf(): string | undefined {
  return readCookie(refreshCookie);
}

export function keepTokens(pair: TokenPair): void {
  writeCookie(accessCookie, pair.access, refreshDays * 86_400);
  writeCookie(refreshCookie, pair.refresh, refreshDays * 86_400);
  writeRecord(issuedRecord, true);
}

export function dropTokens(): void {
  writeCookie(accessCookie, '', 0);
  writeCookie(refreshCookie, '', 0);
  dropRecord(issuedRecord);
}

/** Is it time to exchange the pair? */
export function isTokenOld(nowMs: number = Date.now()): boolean {
  const issued = readRecord(issuedRecord)?.datetime;
  return issued === undefined || nowMs - issued >= tokenTimeSeconds * 1000;
}

export function basicCredential(): string {
  return `Basic ${btoa(`${client.id}:${client.secret}`)}`;
}

function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  const value = found?.slice(name.length + 1);
  return value ? decodeURIComponent(value) : undefined;
}

function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Strict${secure}`;
}
