import type { ItemNode } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { expertItemTree } from '../../procedure/index.ts';

/** Answers for a code of a field itself and all that lie below it. */
export async function fieldsBelow(ctx: Ctx): Promise<(code: string) => ReadonlySet<string>> {
  const below = new Map<string, ReadonlySet<string>>();
  const read = ({ itemCode, children = [] }: ItemNode): string[] => {
    const codes = [itemCode, ...children.flatMap(read)];
    below.set(itemCode, new Set(codes));
    return codes;
  };
  (await expertItemTree(ctx)).forEach(read);
  return (code) => below.get(code) ?? new Set([code]);
}
