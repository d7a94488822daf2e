import type { listIdentityProviders } from '@zhaocai/model/session/identity-provider';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { readAnswer } from '../../kit/http/answer.ts';
import { send } from '../../kit/http/send.ts';
import { randomState, rememberStarted, takeStarted, type BroughtBack } from './brought-back.ts';
import { readToken } from './read-token.ts';
import { enter } from './sign-in.ts';

export type OfferedProvider = EndpointOutput<typeof listIdentityProviders>[number];

export async function offeredProviders(tenantId: string): Promise<OfferedProvider[]> {
  const response = await send({ method: 'GET', path: '/api/blade-auth/oauth/providers', query: { tenantId } });
  return (await readAnswer<OfferedProvider[]>(response)).data;
}

/** Leaves for the provider. */
export async function leaveForProvider(tenantId: string, source: string): Promise<void> {
  const state = randomState();
  const query = { tenantId, source, state, mode: 'url' };
  const response = await send({ method: 'GET', path: '/api/blade-auth/thirdoauth', query });
  const { data } = await readAnswer<{ url: string }>(response);
  rememberStarted({ purpose: 'signIn', tenantId, source, state });
  location.assign(data.url);
}

/** Ends what this window started; false when it did not. */
export async function finishElsewhere({ state, code, iss }: BroughtBack): Promise<boolean> {
  const started = takeStarted();
  if (started?.purpose !== 'signIn' || started.state !== state) return false;
  const { tenantId, source } = started;
  const body = new URLSearchParams({ grant_type: 'social', scope: 'all', tenantId, source, code, state });
  if (iss !== undefined) body.set('iss', iss);
  const headers = { 'Tenant-Id': tenantId };
  enter(await readToken(await send({ method: 'POST', path: '/api/blade-auth/oauth/token', headers, body })), false);
  return true;
}
