import { notFound } from '../../platform/http/index.ts';

/** One id or several, as the API's GET removals name them. */
export function idsOf({ id, ids }: { readonly id?: string; readonly ids?: string }): string[] {
  const all = [id ?? '', ...(ids ?? '').split(',')].filter((one) => one !== '');
  if (all.some((one) => !/^\d{1,18}$/.test(one))) notFound();
  return [...new Set(all)];
}
