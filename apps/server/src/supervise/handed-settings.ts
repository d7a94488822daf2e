import { once } from 'node:events';
import { z } from 'zod';
import { type Env, environment, readEnv, servingEnvironment } from '../env.ts';
import type { DatabaseUrls } from '../platform/embedded-postgres/index.ts';

/** What the parent tells whoever serves by their channel: in an environment every process of the account reads it. */
export type HandedSecrets = z.infer<typeof secretsSchema>;

const secretsSchema = z.object({ SECRET: z.string(), SECRET_PREVIOUS: z.string() });

/** Set where the secrets come by the channel and all else stands in the environment. */
const mark = 'ZC_SECRETS_COME';

/** Of `.env` too: who serves may be an account that cannot read that file, nor the secret in DATA_DIR. */
export function handedEnvironment(urls: DatabaseUrls): NodeJS.ProcessEnv {
  const { SECRET: _secret, SECRET_PREVIOUS: _previous, ...others } = environment();
  return { ...servingEnvironment(urls, others), [mark]: '1' };
}

export function handedSecrets({ secret, previousSecrets }: Env): HandedSecrets {
  return { SECRET: secret, SECRET_PREVIOUS: previousSecrets.join(' ') };
}

/** The settings of whoever serves: as its parent handed them over, or read by itself where it has no such parent. */
export async function readHandedEnv(): Promise<Env> {
  if (process.env[mark] !== '1') return readEnv();
  const [told] = (await once(process, 'message')) as [unknown];
  return readEnv({ ...process.env, ...secretsSchema.parse(told) }, { isHanded: true });
}
