import { createSecretBox, type Secret, type SecretBox } from '../../../platform/secrets/index.ts';

/** A private key with what opens it, as it is kept. */
export interface KeptKey {
  /** The P12 file, base64. */
  readonly content: string;
  readonly password: string;
}

/** Keeps signing keys: whoever steals the database alone signs nothing. */
export interface KeyBox {
  seal(key: KeptKey): string;
  open(sealed: string): KeptKey;
}

/** Under a key of its own. */
export function signingKeyBox(secret: Secret): SecretBox {
  return createSecretBox(secret, 'zhaocai signing key 1');
}

export function createKeyBox(secret: Secret): KeyBox {
  const box = signingKeyBox(secret);
  return {
    seal: (kept) => box.seal(JSON.stringify(kept)),
    open(sealed) {
      const { content, password }: KeptKey = JSON.parse(box.open(sealed));
      return { content, password };
    },
  };
}
