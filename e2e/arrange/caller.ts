import { createHash } from 'node:crypto';
import { parseRoute, type Endpoint } from '@zhaocai/model';
import type { TokenAnswer } from '@zhaocai/model/session/token';
import { tenantOf, type Account, type Person } from '../people/account.ts';

const client = `Basic ${Buffer.from('saber:saber_secret').toString('base64')}`;

/** What a journey is not about is arranged by calls, as the screens make them. */
export type Call = <I, O>(endpoint: Endpoint<I, O>, input: I) => Promise<O>;

/** Signs in and answers with a function that calls as this account. */
export async function callAs(site: string, account: Account, tenantId = tenantOf[account]): Promise<Call> {
  const { access_token: token } = await askToken(site, { tenantId, account });
  return async <I, O>({ route }: Endpoint<I, O>, input: I): Promise<O> => {
    const { method, path } = parseRoute(route);
    const query = method === 'GET' ? `?${new URLSearchParams(Object.entries(input ?? {}))}` : '';
    const response = await fetch(`${site}${path}${query}`, {
      method,
      headers: { 'blade-auth': `bearer ${token}`, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(input) }),
    });
    const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: O };
    if (code !== 200) throw new Error(`${route}: ${msg}`);
    return data;
  };
}

/** What the server answers to whom it lets in. */
export async function askToken(site: string, person: Person): Promise<TokenAnswer> {
  const { tenantId, account, password = 'Demo@2026' } = person;
  const form = {
    tenantId,
    username: account,
    password: createHash('md5').update(password).digest('hex'),
    grant_type: 'password',
    scope: 'all',
    type: 'account',
  };
  const answer = await fetch(`${site}/api/blade-auth/oauth/token`, {
    method: 'POST',
    headers: { authorization: client, 'tenant-id': tenantId },
    body: new URLSearchParams(form),
  });
  const told = (await answer.json()) as TokenAnswer; // the sign-in's own journeys judge it
  if (!told.access_token) throw new Error(`${account} of ${tenantId} was not let in: ${JSON.stringify(told)}`);
  return told;
}
