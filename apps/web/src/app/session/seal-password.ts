import type { passwordKey } from '@zhaocai/model/session/password';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { readAnswer } from '../../kit/http/answer.ts';
import { RequestError } from '../../kit/http/request-error.ts';
import { send } from '../../kit/http/send.ts';
import { SignInRefused } from './read-token.ts';

/** Makes of a typed password what travels. */
export type Seal = (typed: string) => Promise<string>;

type ServerKey = EndpointOutput<typeof passwordKey>;

interface FetchedKey {
  readonly key: ServerKey;
  readonly atMs: number;
}

let fetched: Promise<FetchedKey> | undefined;

/** Fetches the server's key while somebody still types. */
export function prepareSealing(): void {
  // Without an answer it is asked for again when it is needed.
  keyOfServer().catch(() => undefined);
}

/**
 * Does what sends passwords, each sealed to the server's key, which is the only way in which they leave this page. A key
 * that was fetched too long ago is fetched anew, once: the page may have been open for days.
 */
export async function withSealed<T>(work: (seal: Seal) => Promise<T>): Promise<T> {
  const attempt = async () => {
    const key = keyOfServer();
    fetched = undefined;
    return work(sealer(await key));
  };
  try {
    return await attempt();
  } catch (error) {
    if (isKeyOver(error)) return attempt();
    throw error;
  }
}

function isKeyOver(error: unknown): boolean {
  if (error instanceof SignInRefused) return error.code === 'password_key';
  return error instanceof RequestError && error.reason === 'session.passwordKey';
}

function keyOfServer(): Promise<FetchedKey> {
  fetched ??= fetchKey().catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

async function fetchKey(): Promise<FetchedKey> {
  const response = await send({ method: 'GET', path: '/api/blade-auth/oauth/password-key' });
  const { data } = await readAnswer<ServerKey>(response);
  return { key: data, atMs: performance.now() };
}

/** The server's time goes on by this machine's steady clock, whatever its time of day says. */
function sealer({ key, atMs }: FetchedKey): Seal {
  return async (typed) => {
    const { sealTyped } = await import('./sealing.ts');
    const seconds = key.now + Math.floor((performance.now() - atMs) / 1000);
    return sealTyped(key, { typed, seconds });
  };
}
