import { isScopeOfKeys, menuSeeds, type KeyScope, type Language, type MenuSeed } from '@zhaocai/model';
import { findUser, type SessionUser } from '../../../platform/access/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { isEnabledUser } from './enabled-user.ts';

/** What a key that acts as this user may be given: of his permissions those that are not for people alone. */
export async function listKeyScopes(ctx: Ctx, { userId }: { readonly userId: string }): Promise<KeyScope[]> {
  const { permissions } = await demandUser(ctx, userId);
  return scopesIn(menuSeeds, ctx.language).filter(({ code }) => permissions.has(code) && isScopeOfKeys(code));
}

/** A user of the tenant who may sign in, with what he may do. */
export async function demandUser(ctx: Ctx, userId: string): Promise<SessionUser> {
  const { db, tenantId } = ctx;
  const user = (await isEnabledUser(ctx, userId)) ? await findUser(db, { tenantId, userId }) : undefined;
  return user ?? refuse('integration.keyUser');
}

function scopesIn(seeds: readonly MenuSeed[], language: Language): KeyScope[] {
  return seeds.flatMap(({ code, name, buttons = [], children = [] }) => [
    ...buttons.map((button) => ({
      code: `${code}_${button.verb}`,
      menu: name[language],
      name: button.name[language],
    })),
    ...scopesIn(children, language),
  ]);
}
