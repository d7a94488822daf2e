import { createHmac, hash, randomBytes } from 'node:crypto';

/** `<tenantId>.<32 bytes base64url>`: the tenant in front lets the look-up run inside that tenant (decisions 18). */
const tokenPattern = /^(\d{6})\.[A-Za-z0-9_-]{43}$/;

export function newToken(tenantId: string): string {
  return `${tenantId}.${randomBytes(32).toString('base64url')}`;
}

/** The tenant that a well-formed token names; undefined for anything else. */
export function tenantOfToken(token: string): string | undefined {
  return tokenPattern.exec(token)?.[1];
}

/** What is stored in place of the token. A token has 256 random bits, so a plain hash is enough. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'hex');
}

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/**
 * The pair that follows a refresh token. It is derived from the token and a stored random salt, so that within the
 * grace the same old token answers the same pair, though nothing but hashes is stored.
 */
export function successorPair(refreshToken: string, salt: string): TokenPair {
  const tenantId = refreshToken.split('.', 1)[0] ?? '';
  const derive = (kind: string) =>
    `${tenantId}.${createHmac('sha256', refreshToken).update(`${salt}|${kind}`).digest('base64url')}`;
  return { accessToken: derive('access'), refreshToken: derive('refresh') };
}

export function newSalt(): string {
  return randomBytes(32).toString('base64url');
}

/** The token of a Blade-Auth header: `bearer <token>`, the word in any case. */
export function bearerToken(bladeAuth: string | undefined): string | undefined {
  return /^bearer\s+(\S+)\s*$/i.exec(bladeAuth ?? '')?.[1];
}
