import { createHash } from 'node:crypto';
import { canonicalJson, halved, type Language, type Text } from '@zhaocai/model';
import type { RootKey } from '../audit/root-key.ts';
import { downloadHeaders } from '../files/download-headers.ts';
import type { RawAnswer } from '../http/context.ts';
import { factsTable, type SheetBlock } from './sheet.ts';

const texts = {
  signature: { zh: '平台签名', en: 'Signature of the platform' },
  digest: { zh: '记录摘要（SHA-256）', en: 'Digest of the record (SHA-256)' },
  signed: { zh: '平台签名（Ed25519）', en: 'Signature of the platform (Ed25519)' },
  publicKey: { zh: '平台公钥', en: 'Public key of the platform' },
  help: {
    zh: '签名对象为记录内容的规范 JSON（RFC 8785）。请同时保存 JSON 记录，可脱离平台核验。',
    en: 'What is signed is the canonical JSON (RFC 8785) of the record. Keep the JSON record too: it can be verified without the platform.',
  },
} as const satisfies Record<string, Text>;

/** What proves a record without us: of its canonical JSON (RFC 8785). */
export interface Proof {
  /** SHA-256, in hexadecimal digits. */
  readonly digest: string;
  /** Ed25519, base64url, as the key is. */
  readonly signature: string;
  readonly publicKey: string;
}

/** Signs a record by the key of this installation. */
export function proofOf(key: RootKey, record: unknown): Proof {
  const text = canonicalJson(record);
  const digest = createHash('sha256').update(text, 'utf8').digest('hex');
  return { digest, signature: key.sign(text), publicKey: key.publicKey };
}

/** The record as a download that proves itself; `name` is without its ending. */
export function signedJson(name: string, record: unknown, { signature, publicKey }: Proof): RawAnswer {
  return {
    headers: downloadHeaders({ fileName: `${name}.json`, contentType: 'application/json' }),
    body: JSON.stringify({ record, signature, publicKey }, null, 2),
  };
}

/** The same proof, printed below what it is of. */
export function proofBlocks(language: Language, { digest, signature, publicKey }: Proof): SheetBlock[] {
  return [
    { kind: 'heading', text: texts.signature[language] },
    factsTable([
      [texts.digest[language], halved(digest)],
      [texts.signed[language], halved(signature)],
      [texts.publicKey[language], publicKey],
    ]),
    { kind: 'text', text: texts.help[language] },
  ];
}
