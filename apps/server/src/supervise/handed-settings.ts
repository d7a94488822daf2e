import { once } from 'node:events';
import { z } from 'zod';
import { type Env, environment, readEnv, servingEnvironment } from '../env.ts';
import type { DatabaseUrls } from '../platform/embedded-postgres/index.ts';

/** What the parent tells whoever serves by their channel: in an environment every process of the account reads it. */
export type HandedSecrets = z.infer<typeof secretsSchema>;

const secretsSchema = z.object({ SECRET: z.string(), SECRET_PREVIOUS: z.string() });

/** Set where the secrets come by the channel and all else stands in the environment. */
export const handedMark = 'ZC_SECRETS_COME';

/** Said by whoever serves, once it listens. */
const awaitsSecrets = { awaits: 'secrets' } as const;

export function isAwaitingSecrets(told: unknown): boolean {
  return z.object({ awaits: z.literal(awaitsSecrets.awaits) }).safeParse(told).success;
}

/** Of `.env` too: who serves may be an account that cannot read that file, nor the secret in DATA_DIR. */
export function handedEnvironment(urls: DatabaseUrls): NodeJS.ProcessEnv {
  const { SECRET: _secret, SECRET_PREVIOUS: _previous, ...others } = environment();
  return { ...servingEnvironment(urls, others), [handedMark]: '1' };
}

export function handedSecrets({ secret, previousSecrets }: Env): HandedSecrets {
  return { SECRET: secret, SECRET_PREVIOUS: previousSecrets.join(' ') };
}

/** The settings of whoever serves: as its parent handed them over, or read by itself where it has no such parent. */
export async function readHandedEnv(): Promise<Env> {
  if (process.env[handedMark] !== '1') return readEnv();
  const telling = once(process, 'message');
  // What is told one of several before it listens is heard by nobody: Node's own listener is there from the beginning.
  process.send?.(awaitsSecrets);
  const [told] = (await telling) as [unknown];
  return readEnv({ ...process.env, ...secretsSchema.parse(told) }, { isHanded: true });
}
