import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { paramValue } from '../../tenancy/index.ts';

/** The hosts that the platform lets forms fetch from; a host with a port allows that port alone. */
export async function allowedHosts(ctx: Pick<Ctx, 'db' | 'tenantId' | 'now'>): Promise<readonly string[]> {
  const text = await paramValue(ctx, 'form.dictionaryHosts');
  return text
    .split(/[\s,，;；]+/)
    .map((host) => host.toLowerCase())
    .filter((host) => /^[a-z0-9][a-z0-9.-]*(:\d{1,5})?$/.test(host));
}

/** Undefined: an address of this server. */
export function demandAllowed(address: string, hosts: readonly string[]): URL | undefined {
  if (/^\/api\/[^\\]*$/.test(address)) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isWeb || url.username !== '' || !hosts.includes(url.host)) {
    return refuse('form.dictionaryHost', { host: url?.host ?? address.slice(0, 100) });
  }
  return url;
}
