import type { PublishedProject } from '@zhaocai/model';
import { dataOf } from './data-of.ts';
import type { Account, Person, Played } from './tendering-app.ts';

export const readPublished = async (person: Pick<Person, 'get'>, projectId: string) =>
  dataOf<PublishedProject>(await person.get(`/purchase/project/queryPublished?projectId=${projectId}&tenantId=100001`));

/** The entries of a supplier, in the order of the packages, with what a quote needs. */
export async function ownEntries(app: Played, account: Account, projectId: string) {
  const { packages } = await readPublished(app.as(account), projectId);
  return packages.flatMap(({ entry, items }) => (entry ? [{ entryId: entry.id, items, entry }] : []));
}
