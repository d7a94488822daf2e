import canonicalize from 'canonicalize';

/** RFC 8785: the same value gives the same text for ever, in any language; that text is what is hashed. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(withoutUndefined(value));
  if (text === undefined) throw new TypeError('nothing to hash');
  return text;
}

/** `undefined` has no canonical form; a key without a value is a key that is not there. */
function withoutUndefined(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
