// What sealing asks of the web platform: the same in browsers and in Node. The model's own library is the language alone,
// so that nothing else of it leans on a page or a server.

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean });
  decode(bytes: Uint8Array): string;
}
declare function btoa(bytes: string): string;
declare function atob(base64: string): string;

interface ReadableStream<T> {
  getReader(): { read(): Promise<{ done: boolean; value: T | undefined }>; releaseLock(): void };
}

/** Opaque: what it holds does not leave the platform. */
interface CryptoKey {
  readonly type: string;
}

declare const crypto: {
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
  readonly subtle: {
    digest(algorithm: string, bytes: Uint8Array): Promise<ArrayBuffer>;
    generateKey(
      algorithm: object,
      isExtractable: boolean,
      uses: string[],
    ): Promise<{ publicKey: CryptoKey; privateKey: CryptoKey }>;
    importKey(
      format: string,
      bytes: Uint8Array,
      algorithm: object,
      isExtractable: boolean,
      uses: string[],
    ): Promise<CryptoKey>;
    exportKey(format: string, key: CryptoKey): Promise<ArrayBuffer>;
    sign(algorithm: object, key: CryptoKey, bytes: Uint8Array): Promise<ArrayBuffer>;
    verify(algorithm: object, key: CryptoKey, signature: Uint8Array, bytes: Uint8Array): Promise<boolean>;
  };
};

/** Opaque: what flows through it is read at its end. */
interface ByteTransform {
  readonly kind?: 'bytes';
}
declare class DecompressionStream implements ByteTransform {
  constructor(format: 'deflate-raw');
}
declare class Blob {
  constructor(parts: readonly Uint8Array[]);
  stream(): { pipeThrough(transform: ByteTransform): ReadableStream<Uint8Array> };
}
declare class Response {
  constructor(body: ReadableStream<Uint8Array>);
  arrayBuffer(): Promise<ArrayBuffer>;
}
