import { hkdfSync } from 'node:crypto';
import { currentSecret, everySecret, keyIdOf, type Secret } from './secret.ts';

/**
 * A key of 256 bits that only SECRET leads to, for one purpose: whoever has it learns nothing of the others. The purpose
 * ends in the number of its form, so that another form of what is kept gets another key.
 */
export function derivedKey(secret: Secret, purpose: string, salt = ''): Buffer {
  return Buffer.from(hkdfSync('sha256', currentSecret(secret), salt, purpose, 32));
}

/** The same under each secret that something may have been made with, the current one first. */
export function derivedKeys(secret: Secret, purpose: string, salt = ''): readonly [Buffer, ...Buffer[]] {
  const [current, ...former] = everySecret(secret).map((one) => derivedKey(one, purpose, salt));
  return [current ?? derivedKey(secret, purpose, salt), ...former];
}

/** Puts the name of the secret before what is sealed under it, and finds the one that opens it. */
export interface KeyNames {
  /** `<name>.`: what everything begins with that is sealed under the current secret. */
  readonly currentPrefix: string;
  /** Tries the secret that is named; every one where none is, as of what was sealed before they were named. */
  openNamed<T>(sealed: string, open: (text: string, secret: string) => T): T;
}

export function keyNames(secret: Secret): KeyNames {
  const all = everySecret(secret);
  const byName = new Map(all.map((one) => [keyIdOf(one), one]));
  return {
    currentPrefix: `${keyIdOf(all[0])}.`,
    openNamed(sealed, open) {
      const [, name, text] = /^([0-9a-f]{8})\.(.*)$/s.exec(sealed) ?? [];
      if (name === undefined || text === undefined) return firstThatOpens(all, (one) => open(sealed, one));
      const named = byName.get(name);
      if (named === undefined) throw new Error(`sealed under the secret ${name}, which is not here`);
      return open(text, named);
    },
  };
}

function firstThatOpens<T>(secrets: readonly string[], open: (secret: string) => T): T {
  let failure: unknown;
  for (const one of secrets) {
    try {
      return open(one);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
