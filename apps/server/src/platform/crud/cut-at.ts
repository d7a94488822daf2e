import type { Ctx } from '../http/context.ts';

/**
 * At most so many of the rows that were asked for with `limit ${most + 1}`; where there was one more, whoever asked is told
 * that the list is cut. For lists that are hardly ever long: where more is usual, a list is a page.
 */
export async function cutAt<R>(
  { tellMore }: Pick<Ctx, 'tellMore'>,
  asked: readonly R[] | Promise<readonly R[]>,
  most: number,
): Promise<R[]> {
  const rows = await asked;
  if (rows.length > most) tellMore?.(most);
  return rows.slice(0, most);
}
