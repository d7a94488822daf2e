import { createHash } from 'node:crypto';
import { parseRoute, type Endpoint } from '@zhaocai/model';
import type { Account } from '../people/journey.ts';

/** Demo accounts and whose they are. */
export const tenantOf: Readonly<Record<Account, string>> = {
  admin: '000000',
  agent: '200001',
  buyer: '100001',
  manager: '100001',
  finance: '100001',
  estate: '100001',
  supplier1: '300001',
  supplier2: '300002',
  supplier3: '300003',
};

const client = `Basic ${Buffer.from('saber:saber_secret').toString('base64')}`;
const password = createHash('md5').update('Demo@2026').digest('hex');

/** What a journey is not about is arranged by calls, as the screens make them. */
export type Call = <I, O>(endpoint: Endpoint<I, O>, input: I) => Promise<O>;

/** Signs in and answers with a function that calls as this account. */
export async function callAs(site: string, account: Account, tenantId = tenantOf[account]): Promise<Call> {
  const form = { tenantId, username: account, password, grant_type: 'password', scope: 'all', type: 'account' };
  const answer = await fetch(`${site}/api/blade-auth/oauth/token`, {
    method: 'POST',
    headers: { authorization: client, 'tenant-id': tenantId },
    body: new URLSearchParams(form),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string }; // the sign-in's own journeys judge it
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
