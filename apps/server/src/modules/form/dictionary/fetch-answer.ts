import { askWithin, refuse, type Ctx, type MountedEndpoint } from '../../../platform/http/index.ts';
import { allowedHosts, demandAllowed } from './allowed-hosts.ts';
import { FetchFailure, fetchJson } from './fetch-json.ts';

export interface DictionarySources {
  /** Everything that this server answers. */
  readonly mounted: readonly MountedEndpoint[];
  /** Inner hosts that may be reached when they are allowed as well. */
  readonly privateHosts: readonly string[];
}

/** What a form asks, and where. */
export interface Address {
  readonly dicUrl: string;
  readonly dicMethod: 'get' | 'post';
  readonly dicQuery: Readonly<Record<string, unknown>>;
}

/** What an address of this server, with the caller's own rights, or of an allowed host answers. */
export async function fetchAnswer(ctx: Ctx, source: Address, sources: DictionarySources): Promise<unknown> {
  const outside = demandAllowed(source.dicUrl, await allowedHosts(ctx));
  return outside ? fromOutside(source, { url: outside, sources }) : fromWithin(ctx, source, sources);
}

async function fromWithin(
  ctx: Ctx,
  { dicUrl, dicMethod, dicQuery }: Address,
  { mounted }: DictionarySources,
): Promise<unknown> {
  const { pathname, searchParams } = new URL(dicUrl, 'http://own');
  const input = { ...Object.fromEntries(searchParams), ...dicQuery };
  const method = dicMethod === 'post' ? 'POST' : 'GET';
  const answer = await askWithin(ctx, mounted, { method, path: pathname, input });
  if (!answer) return refuse('form.dictionaryFailed', { reason: `404 ${pathname}` });
  return { code: 200, ...answer };
}

async function fromOutside(
  { dicMethod, dicQuery }: Address,
  { url, sources: { privateHosts } }: { readonly url: URL; readonly sources: DictionarySources },
): Promise<unknown> {
  if (dicMethod === 'get')
    for (const [key, value] of Object.entries(dicQuery)) url.searchParams.set(key, String(value));
  try {
    return await fetchJson({ url, method: dicMethod, body: dicQuery, privateHosts });
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return refuse('form.dictionaryFailed', { reason: error.message });
  }
}
