import { isBlank } from '@zhaocai/model';
import { refuse, type Ctx } from '../../platform/http/index.ts';
import { menuIdOf, readMenus } from './menu-queries.ts';

/** The menu a scope stands under: as the input says, or that of what it is about. */
export async function menuOfScope(
  ctx: Ctx,
  { given, code }: { given: unknown; code: string | undefined },
): Promise<string | null> {
  const menus = await readMenus(ctx);
  if (isBlank(given)) return code === undefined ? null : menuIdOf(menus, code);
  const menu = menus.find(({ id }) => id === String(given));
  return menu?.id ?? refuse('scope.unknownMenu');
}
