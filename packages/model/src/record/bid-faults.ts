import { openWith, recipientOf } from '../sealing/age.ts';
import { sha256, textOf } from '../sealing/bytes.ts';
import { canonicalJson } from '../sealing/canonical-json.ts';
import { fieldsCommitOf, keyCommitOf, readFieldsText } from '../sealing/commits.ts';
import { readEnvelope, type SealEnvelope } from '../sealing/envelope.ts';
import { es256 } from '../sealing/signature.ts';
import type { Members } from './archive-members.ts';
import type { RecordRow } from './chain-faults.ts';
import { isSignedBy } from './web-signature.ts';

/** What stands around a bid in its archive. */
export interface Archive {
  readonly members: Members;
  readonly rows: readonly RecordRow[];
  /** By which the days of the archive are signed; undefined where it has none. */
  readonly publicKey: string | undefined;
}

// A sealed bid stands in a folder of its own: envelope.json, signature.json, receipt.json, fields.age,
// shares/<holder>.age, files/<id>.age; once its key was told, also key.txt.
interface Bid extends Archive {
  readonly folder: string;
  readonly text: string;
  readonly envelope: SealEnvelope;
}

/** The first thing of a bid that does not fit; undefined where everything does. */
export async function faultOfBid(folder: string, archive: Archive): Promise<string | undefined> {
  const text = textIn(archive.members, `${folder}/envelope.json`);
  const envelope = text === undefined ? undefined : readEnvelope(text);
  if (text === undefined || !envelope) return `${folder}/envelope.json: is not an envelope of seal-v1`;
  for (const check of [faultOfSignature, faultOfReceipt, faultOfParts, faultOfKey]) {
    const fault = await check({ ...archive, folder, text, envelope });
    if (fault) return `${folder}/${fault}`;
  }
  return undefined;
}

async function faultOfSignature({ folder, members, text }: Bid): Promise<string | undefined> {
  const proof = jsonIn<Record<'algorithm' | 'publicKey' | 'signature', string>>(members, `${folder}/signature.json`);
  if (!proof) return 'signature.json: is missing';
  if (proof.algorithm !== es256.algorithm) return `signature.json: ${proof.algorithm} is not known here`;
  return (await es256.isSigned(text, proof)) ? undefined : 'signature.json: is not the signature of this envelope';
}

interface Receipt {
  readonly envelopeHash: string;
  readonly chainSeq: string | number;
  readonly chainHash: string;
}

async function faultOfReceipt({ folder, members, rows, publicKey, text }: Bid) {
  const { receipt, signature = '' } =
    jsonIn<{ receipt?: Receipt; signature?: string }>(members, `${folder}/receipt.json`) ?? {};
  if (!receipt) return 'receipt.json: is missing';
  if (!publicKey) return 'receipt.json: the archive has no roots, and so no key to check it by';
  if (!(await isSignedBy(publicKey, canonicalJson(receipt), signature)))
    return `receipt.json: is not signed by the key ${publicKey}`;
  if (receipt.envelopeHash !== (await sha256(text))) return 'receipt.json: is the receipt of another envelope';
  const row = rows.find(({ seq, hash }) => seq === String(receipt.chainSeq) && hash === receipt.chainHash);
  return row ? undefined : `receipt.json: no chain has row ${receipt.chainSeq} with the hash that it names`;
}

async function faultOfParts({ folder, members, envelope }: Bid): Promise<string | undefined> {
  const parts: readonly { path: string; size?: number; cipherSha256: string }[] = [
    { ...envelope.fields, path: 'fields.age' },
    ...envelope.files.map(({ id, ...part }) => ({ ...part, path: `files/${id}.age` })),
    ...envelope.shares.map(({ holder, ...part }) => ({ ...part, path: `shares/${holder}.age` })),
  ];
  for (const { path, size, cipherSha256 } of parts) {
    const bytes = members.get(`${folder}/${path}`);
    if (!bytes) return `${path}: is missing`;
    if (size !== undefined && bytes.length !== size) return `${path}: has ${bytes.length} bytes in place of ${size}`;
    if ((await sha256(bytes)) !== cipherSha256) return `${path}: is not the cipher text that was sealed`;
  }
  return undefined;
}

/** Where the key of the bid has been told: it is the one committed to, and opens what was committed to. */
async function faultOfKey({ folder, members, envelope }: Bid): Promise<string | undefined> {
  const secret = textIn(members, `${folder}/key.txt`)?.trim();
  if (secret === undefined) return undefined;
  if ((await keyCommitOf(secret)) !== envelope.keyCommit) return 'key.txt: is not the key that the bid committed to';
  if ((await recipientOf(secret)) !== envelope.recipient) return 'key.txt: is not of the recipient of the bid';
  const fields = members.get(`${folder}/fields.age`);
  return envelope.bidderLayer || !fields ? undefined : faultOfFields(secret, fields, envelope);
}

async function faultOfFields(secret: string, cipher: Uint8Array, { fieldsCommit }: SealEnvelope) {
  try {
    const { fields, nonce } = readFieldsText(textOf(await openWith(secret, cipher)));
    const isSame = (await fieldsCommitOf(fields, nonce)) === fieldsCommit;
    return isSame ? undefined : 'fields.age: holds other fields than the bid committed to';
  } catch {
    return 'fields.age: does not open with the key';
  }
}

export function textIn(members: Members, path: string): string | undefined {
  const bytes = members.get(path);
  return bytes && new TextDecoder().decode(bytes);
}

/** As whoever made the archive wrote it: undefined where it is no JSON. */
export function jsonIn<T>(members: Members, path: string): T | undefined {
  try {
    return JSON.parse(textIn(members, path) ?? '') as T;
  } catch {
    return undefined;
  }
}
