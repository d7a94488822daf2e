import { entities, parseRoute, type Endpoint, type Route } from '@zhaocai/model';
import { plausibleInput } from '../apps/server/test/isolation/plausible-input.ts';
import { platformForTest } from '../apps/server/test/platform.ts';
import type { Input } from './change-input.ts';

/** One call of the product, and an input that its schema lets pass. */
export interface Target {
  readonly endpoint: Endpoint;
  readonly route: Route;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Ids stand in it as `idOf(…)` spells them: what they are, the rows of the running product say. */
  readonly input: Input;
}

/** Stands for the id of one of the sender's rows until the request is sent; no encoding of a URL or of JSON changes it. */
export const idOf = (entity: string): string => `__id_${entity}_0__`;

const anId = /__id_(\w+?)_(\d+)__/g;

/** The text with what stands for ids replaced. */
export function withIds(text: string, replace: (entity: string, number: number) => string): string {
  return text.replace(anId, (_, entity: string, number: string) => replace(entity, Number(number)));
}

/** Every call under every one of its spellings, in the order of the catalog. */
export function targetsOf(endpoints: readonly Endpoint[] = mountedEndpoints()): Target[] {
  const rows = { id: idOf, version: () => 0 };
  return endpoints.map((endpoint) => {
    const { method, path } = parseRoute(endpoint.route);
    // Names count up from call to call: the request's own number stands in their place.
    const text = JSON.stringify(plausibleInput(endpoint, entities, rows)).replaceAll(/示例\d+/g, '示例');
    return { endpoint, route: endpoint.route, method, path, input: JSON.parse(text) as Input };
  });
}

export function mountedEndpoints(): readonly Endpoint[] {
  return platformForTest().mounted.map(({ endpoint }) => endpoint);
}
