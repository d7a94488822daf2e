/**
 * One key per intent of the user. A second click, or a retry after a lost connection, is the same intent and carries
 * the same key; once the server has decided, the next submit is a new intent.
 */
export interface IntentKey {
  readonly of: (input: unknown) => string;
  readonly settle: () => void;
}

export function intentKey(): IntentKey {
  let current: { key: string; input: string } | undefined;
  return {
    of(input) {
      const text = JSON.stringify(input) ?? '';
      if (current?.input !== text) current = { key: newKey(), input: text };
      return current.key;
    },
    settle() {
      current = undefined;
    },
  };
}

/** `crypto.randomUUID` is absent over plain http on a local network; random bytes are not. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
