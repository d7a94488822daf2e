import type { Reader } from '../reader.ts';

/** Under which whoever takes an answer elsewhere finds us again: as set, else as he has asked. */
export function originOf(baseUrl: string | undefined, { host = 'localhost' }: Pick<Reader, 'host'>): string {
  return baseUrl ?? `http://${host}`;
}
