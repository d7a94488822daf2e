import type { Envelope } from '@zhaocai/model';
import { deskModule } from '../src/modules/desk/index.ts';
import { dictionaryModule } from '../src/modules/dictionary/index.ts';
import { seedDictionaries } from '../src/modules/dictionary/seed/seed-dictionaries.ts';
import { createAuthenticator, newToken, tokenHash } from '../src/platform/access/index.ts';
import { openDatabase } from '../src/platform/db/index.ts';
import { createFiles } from '../src/platform/files/index.ts';
import { bodyKeyOf, createHttpServer, mount } from '../src/platform/http/index.ts';
import { assemble } from '../src/platform/module/index.ts';
import { quiet } from './database-url.ts';
import type { OpenTestDatabase } from './harness.ts';
import { openSeededDatabase } from './seeded-database.ts';

/** Accounts of the demo, with their real rights. */
const people = {
  platform: ['000000', 'admin'],
  admin: ['100001', 'admin'],
  buyer: ['100001', 'buyer'],
  finance: ['100001', 'finance'],
  agent: ['200001', 'agent'],
} as const;
export type PersonName = keyof typeof people;

export interface DictionaryApp extends OpenTestDatabase {
  get(person: PersonName, path: string, headers?: Record<string, string>): Promise<Envelope>;
  post(person: PersonName, path: string, body?: object, headers?: Record<string, string>): Promise<Envelope>;
  /** As a change of rights does it. */
  forgetSessions(): void;
  /** As the start does it, once more. */
  seedAgain(): Promise<void>;
}

/** Dictionaries, regions and notices over HTTP on a seeded database of the test file's own. */
export async function startDictionaryApp(): Promise<DictionaryApp> {
  const opened = await openSeededDatabase('accounts');
  const { database, clock } = opened;
  const owner = openDatabase({ appUrl: opened.ownerUrl, max: 1, clock, log: quiet });
  await seedDictionaries(owner);
  const tokens = new Map<string, string>();
  for (const [name, [tenantId, account]] of Object.entries(people)) {
    const token = newToken(tenantId);
    await opened.asSuperuser(signedIn, [tenantId, account, tokenHash(token)]);
    tokens.set(name, token);
  }
  const server = await createHttpServer({ log: quiet, trustProxy: false, requestsPerMinute: 1_000_000 });
  const secret = 'a secret that is long enough to be one';
  const authenticator = createAuthenticator({ database, clock });
  const authenticate = (header: string | undefined) => authenticator.authenticate(header);
  const files = createFiles({ folder: '/nonexistent', secret });
  const tools = { database, clock, authenticator, files, secret, demo: true };
  for (const one of assemble([dictionaryModule, deskModule], tools).mounted)
    mount(server, one, { database, clock, bodyKey: bodyKeyOf(secret), authenticate });
  const headersOf = (person: PersonName) => ({ 'blade-auth': `bearer ${tokens.get(person)}` });
  return {
    ...opened,
    get: async (person, path, headers) =>
      (await server.inject({ url: `/api${path}`, headers: { ...headersOf(person), ...headers } })).json<Envelope>(),
    post: async (person, path, payload = {}, headers = {}) =>
      (
        await server.inject({
          method: 'POST',
          url: `/api${path}`,
          payload,
          headers: { ...headersOf(person), ...headers },
        })
      ).json<Envelope>(),
    forgetSessions: () => authenticator.forgetAll(),
    seedAgain: () => seedDictionaries(owner),
    async close() {
      await server.close();
      await owner.end();
      await opened.close();
    },
  };
}

const signedIn = `
  with family as (
    insert into session (tenant_id, id, user_id, client_id, address, start_time)
    select tenant_id, id, id, 'saber', '127.0.0.1', now() from user_account where tenant_id = $1 and account = $2
    returning id)
  insert into session_token (tenant_id, hash, session_id, kind, expire_time)
  select $1, $3, id, 'access', now() + interval '365 days' from family`;
