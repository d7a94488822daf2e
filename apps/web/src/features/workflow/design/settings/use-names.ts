import { listUsers } from '@zhaocai/model/organization/user-endpoints';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { personOf } from './people-source.ts';

/** Names of people who are stored by id alone. */
export function useNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const people = useEndpoint(listUsers, {}, { enabled: ids.length > 0, staleMs: 60_000 });
  return new Map(people.data?.map(personOf).map(({ id, title }) => [id, title]));
}
