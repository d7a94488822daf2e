import type { EndpointOutput, rootMonths, rootsOfMonth } from '@zhaocai/model';
import type { RootBook } from '../../platform/audit/index.ts';
import type { Ctx } from '../../platform/http/index.ts';

const monthLength = 'yyyy-MM'.length;

export async function listMonths(
  { publicKey, days }: RootBook,
  { tenantId }: Pick<Ctx, 'tenantId'>,
): Promise<EndpointOutput<typeof rootMonths>> {
  const months = new Set((await days(tenantId)).map((day) => day.slice(0, monthLength)));
  return { tenantId, publicKey, months: [...months].reverse() };
}

export async function listRoots(
  book: RootBook,
  { tenantId }: Pick<Ctx, 'tenantId'>,
  month: string,
): Promise<EndpointOutput<typeof rootsOfMonth>> {
  const roots = [];
  // The last day may go on: its root is told once there is a later one.
  const over = (await book.days(tenantId)).slice(0, -1);
  for (const day of over.filter((one) => one.startsWith(month))) {
    const root = await book.dayRoot(tenantId, day);
    if (root) roots.unshift(root);
  }
  return roots;
}
