import { openWith, recipientOf } from '@zhaocai/model/sealing/age';
import { sha256, textOf } from '@zhaocai/model/sealing/bytes';
import { fieldsCommitOf, keyCommitOf, readFieldsText } from '@zhaocai/model/sealing/commits';
import { readEnvelope } from '@zhaocai/model/sealing/envelope';
import { es256 } from '@zhaocai/model/sealing/signature';
import { isSignedBy } from './signed.mjs';

// A sealed bid stands in a folder of its own: envelope.json, signature.json, receipt.json, fields.age,
// shares/<holder>.age, files/<id>.age; once its key was told, also key.txt.

/** The first thing of a bid that does not fit; undefined where everything does. */
export async function faultOfBid(folder, { members, rows, publicKey }) {
  const text = textIn(members, `${folder}/envelope.json`);
  const envelope = text === undefined ? undefined : readEnvelope(text);
  if (!envelope) return `${folder}/envelope.json: is not an envelope of seal-v1`;
  const checks = [faultOfSignature, faultOfReceipt, faultOfParts, faultOfKey];
  for (const check of checks) {
    const fault = await check({ folder, members, rows, publicKey, text, envelope });
    if (fault) return `${folder}/${fault}`;
  }
  return undefined;
}

async function faultOfSignature({ folder, members, text }) {
  const proof = jsonIn(members, `${folder}/signature.json`);
  if (!proof) return 'signature.json: is missing';
  if (proof.algorithm !== es256.algorithm) return `signature.json: ${proof.algorithm} is not known here`;
  return (await es256.isSigned(text, proof)) ? undefined : 'signature.json: is not the signature of this envelope';
}

async function faultOfReceipt({ folder, members, rows, publicKey, text }) {
  const { receipt, signature } = jsonIn(members, `${folder}/receipt.json`) ?? {};
  if (!receipt) return 'receipt.json: is missing';
  if (!publicKey) return 'receipt.json: the archive has no roots, and so no key to check it by';
  if (!isSignedBy(publicKey, receipt, signature)) return `receipt.json: is not signed by the key ${publicKey}`;
  if (receipt.envelopeHash !== (await sha256(text))) return 'receipt.json: is the receipt of another envelope';
  const row = rows.find(({ seq, hash }) => seq === String(receipt.chainSeq) && hash === receipt.chainHash);
  return row ? undefined : `receipt.json: no chain has row ${receipt.chainSeq} with the hash that it names`;
}

async function faultOfParts({ folder, members, envelope }) {
  const parts = [
    { path: 'fields.age', ...envelope.fields },
    ...envelope.files.map(({ id, ...part }) => ({ path: `files/${id}.age`, ...part })),
    ...envelope.shares.map(({ holder, ...part }) => ({ path: `shares/${holder}.age`, ...part })),
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
async function faultOfKey({ folder, members, envelope }) {
  const secret = textIn(members, `${folder}/key.txt`)?.trim();
  if (secret === undefined) return undefined;
  if ((await keyCommitOf(secret)) !== envelope.keyCommit) return 'key.txt: is not the key that the bid committed to';
  if ((await recipientOf(secret)) !== envelope.recipient) return 'key.txt: is not of the recipient of the bid';
  return envelope.bidderLayer ? undefined : faultOfFields(secret, { folder, members, envelope });
}

async function faultOfFields(secret, { folder, members, envelope }) {
  try {
    const plain = await openWith(secret, members.get(`${folder}/fields.age`));
    const { fields, nonce } = readFieldsText(textOf(plain));
    const isSame = (await fieldsCommitOf(fields, nonce)) === envelope.fieldsCommit;
    return isSame ? undefined : 'fields.age: holds other fields than the bid committed to';
  } catch {
    return 'fields.age: does not open with the key';
  }
}

function textIn(members, path) {
  return members.get(path)?.toString('utf8');
}

function jsonIn(members, path) {
  try {
    return JSON.parse(textIn(members, path) ?? '');
  } catch {
    return undefined;
  }
}
