import { hkdfSync } from 'node:crypto';

/** SECRET, and those before it (SECRET_PREVIOUS): what was sealed under one of these opens still, nothing new is. */
export interface Secrets {
  readonly current: string;
  /** The youngest first. */
  readonly previous: readonly string[];
}

/** A text where there was never another. */
export type Secret = string | Secrets;

export function currentSecret(secret: Secret): string {
  return typeof secret === 'string' ? secret : secret.current;
}

/** All that something may have been sealed under, the current one first. */
export function everySecret(secret: Secret): readonly [string, ...string[]] {
  return typeof secret === 'string' ? [secret] : [secret.current, ...secret.previous];
}

/** Another secret for each, made in the same way. */
export function mapSecret(secret: Secret, change: (one: string) => string): Secrets {
  const [current, ...previous] = everySecret(secret);
  return { current: change(current), previous: previous.map(change) };
}

const idBytes = 4;

/** Names a secret beside what is sealed under it, and tells nothing of it: eight hexadecimal digits. */
export function keyIdOf(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'zhaocai key id 1', idBytes)).toString('hex');
}
