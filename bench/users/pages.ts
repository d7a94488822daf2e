import { measure, type Target } from '../api/load.ts';
import { compare, type RoundOptions } from '../api/rounds.ts';
import { rootDept, type CrowdServer } from './people.ts';

export const pageNames = {
  page: 'users page: 100,000 people in the tenant against 10,000',
  leaf: 'users page of a department: 100,000 people in the tenant against 10,000',
  level: 'level of the department tree: 2,000 departments against 200',
} as const;

type PageLine = keyof typeof pageNames;

const paths: Readonly<Record<PageLine, string>> = {
  page: '/api/blade-user/page?current=1&size=20',
  // Fifty people either way.
  leaf: `/api/blade-user/page?current=1&size=20&deptId=${rootDept + 199}`,
  level: `/api/blade-system/dept/lazy-tree?parentId=${rootDept}`,
};

/** How much longer a page of the large tenant takes than one of the small. */
export async function measurePages(
  { small, large }: { readonly small: CrowdServer; readonly large: CrowdServer },
  options: RoundOptions & { readonly only: string },
): Promise<{ name: string; value: number }[]> {
  const found: { name: string; value: number }[] = [];
  for (const line of Object.keys(paths) as PageLine[]) {
    if (!pageNames[line].includes(options.only)) continue;
    const targetOf = ({ server, token }: CrowdServer): Target => ({
      server,
      next: () => ({ method: 'GET', path: paths[line], token }),
    });
    const { reference, ours } = await compare({ reference: targetOf(small), ours: targetOf(large) }, options);
    console.log(
      `${line}: ${reference.requestsPerSecond.toFixed(0)} requests/s in the small tenant, ` +
        `${ours.requestsPerSecond.toFixed(0)} in the large`,
    );
    found.push({ name: pageNames[line], value: reference.requestsPerSecond / ours.requestsPerSecond });
  }
  return found;
}

/** Both servers have answered before anything is timed. */
export async function warm({ server, token }: CrowdServer, options: RoundOptions): Promise<void> {
  await measure({ server, next: () => ({ method: 'GET', path: paths.page, token }) }, { ...options, amount: 2_000 });
}
