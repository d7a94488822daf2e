import {
  armor,
  Decrypter,
  Encrypter,
  generateHybridIdentity,
  generateX25519Identity,
  identityToRecipient,
} from 'age-encryption';
import { textOf } from './bytes.ts';

// The files of age (age-encryption.org/v1): anybody opens them with the `age` program. Loaded by sealing screens alone.

/** A key pair: `secret` opens what was sealed to `recipient`. */
export interface AgeIdentity {
  readonly secret: string;
  readonly recipient: string;
}

/** With `hybrid` also against quantum computers; the `age` of today's distributions does not read those. */
export async function newIdentity({ hybrid = false } = {}): Promise<AgeIdentity> {
  const secret = hybrid ? await generateHybridIdentity() : await generateX25519Identity();
  return { secret, recipient: await recipientOf(secret) };
}

/** Throws where the text is no secret of an identity. */
export function recipientOf(secret: string): Promise<string> {
  return identityToRecipient(secret);
}

/** Can something be sealed to it? */
export async function isRecipient(text: string): Promise<boolean> {
  try {
    await sealTo(text, new Uint8Array());
    return true;
  } catch {
    return false;
  }
}

export async function sealTo(recipient: string, plain: Uint8Array): Promise<Uint8Array> {
  return encrypterTo(recipient).encrypt(plain);
}

/** Throws where the file is sealed to another, or a bit of it differs. */
export async function openWith(secret: string, cipher: Uint8Array): Promise<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(secret);
  return decrypter.decrypt(cipher);
}

/**
 * The key of this one file, for whoever it is sealed to: with it anybody sees what was sealed, and that nothing else was.
 * Throws where it is sealed to another.
 */
export async function fileKeyOf(secret: string, cipher: Uint8Array): Promise<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(secret);
  return decrypter.decryptHeader(cipher);
}

/** What was sealed, by the file's own key; undefined where what follows its head is damaged. Throws where it is the key of another file. */
export async function openWithFileKey(fileKey: Uint8Array, cipher: Uint8Array): Promise<Uint8Array | undefined> {
  const decrypter = new Decrypter();
  decrypter.addIdentity({ unwrapFileKey: () => fileKey });
  await decrypter.decryptHeader(cipher);
  return decrypter.decrypt(cipher).catch(() => undefined);
}

/** A file as it flows; `sizeOf` says how long the cipher text of so many plain bytes will be. */
export interface SealedStream {
  readonly cipher: ReadableStream<Uint8Array>;
  readonly sizeOf: (plainSize: number) => number;
}

export async function sealStream(recipient: string, plain: ReadableStream<Uint8Array>): Promise<SealedStream> {
  const cipher = await encrypterTo(recipient).encrypt(plain);
  return { cipher, sizeOf: (plainSize) => cipher.size(plainSize) };
}

export async function openStream(
  secret: string,
  cipher: ReadableStream<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(secret);
  return decrypter.decrypt(cipher);
}

function encrypterTo(recipient: string): Encrypter {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter;
}

/** Of scrypt: 2 to this power rounds, a second or two of a browser and 256 MB; what age itself takes. */
const workFactor = 18;

/** A secret under a passphrase, as an armoured age file: `age -d` opens it anywhere. */
export async function lockSecret(
  secret: string,
  { passphrase, logN = workFactor }: { passphrase: string; logN?: number },
): Promise<string> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(logN);
  return armor.encode(await encrypter.encrypt(secret));
}

/** Throws where the passphrase is another one, or the file was changed. */
export async function unlockSecret(locked: string, passphrase: string): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return textOf(await decrypter.decrypt(armor.decode(locked)));
}
