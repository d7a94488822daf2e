import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** An authenticator in software that keeps one passkey and verifies whoever holds it, as a telephone does. */
export interface SoftPasskey {
  /** What it answers to `navigator.credentials.create`, as JSON text. */
  create(options: CeremonyOptions, origin: string): string;
  /** What it answers to `navigator.credentials.get`. */
  sign(options: CeremonyOptions, origin: string): string;
}

export interface CeremonyOptions {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id?: string };
  readonly user?: { readonly id: string };
}

const flags = { present: 0x01, verified: 0x04, hasCredential: 0x40 };
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const word = (bytes: Buffer | Uint8Array | string) => Buffer.from(bytes).toString('base64url');

export function softPasskey({ verifies = true }: { readonly verifies?: boolean } = {}): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle = '';
  const authenticatorData = (rpId: string, more: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    const flag = flags.present | (verifies ? flags.verified : 0) | more;
    return Buffer.concat([sha256(rpId), Buffer.from([flag]), count, rest]);
  };
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: Record<string, string>) =>
    JSON.stringify({ id: word(id), rawId: word(id), type: 'public-key', clientExtensionResults: {}, response });
  return {
    create({ challenge, rp, user }, origin) {
      userHandle = user?.id ?? '';
      const coseKey = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(coseKey)]);
      const authData = authenticatorData(rp?.id ?? '', flags.hasCredential, credential);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      const attestationObject = isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]);
      return answer({
        clientDataJSON: word(clientData('webauthn.create', challenge, origin)),
        attestationObject: word(attestationObject),
      });
    },
    sign({ challenge, rpId = '' }, origin) {
      const client = clientData('webauthn.get', challenge, origin);
      const data = authenticatorData(rpId, 0);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      const said = { clientDataJSON: word(client), authenticatorData: word(data), signature: word(signature) };
      return answer({ ...said, userHandle });
    },
  };
}
