/** Bytes of a text in UTF-8. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** The text again; throws where the bytes are no UTF-8. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Throws where the text is no base64, or not the one spelling of its bytes. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  if (base64Of(bytes) !== text) throw new Error('not the base64 of its bytes');
  return bytes;
}

/** In hex; of a text, of its UTF-8. */
export async function sha256(content: Uint8Array | string): Promise<string> {
  // The types of browsers refuse shared memory, which no bytes of ours lie in.
  const bytes = typeof content === 'string' ? bytesOf(content) : (content as Uint8Array<ArrayBuffer>);
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
