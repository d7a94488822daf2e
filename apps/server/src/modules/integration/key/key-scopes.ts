import { isScopeOfKeys, menuSeeds, type KeyScope, type Language, type MenuSeed } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';

/** What keys may be given, and what of it a key of one's own: whatever is not for people alone. */
export async function listKeyScopes({ user, language }: Ctx): Promise<KeyScope[]> {
  return scopesIn(menuSeeds, language)
    .filter(({ code }) => isScopeOfKeys(code))
    .map((scope) => ({ ...scope, isHeld: user.permissions.has(scope.code) }));
}

function scopesIn(seeds: readonly MenuSeed[], language: Language): Omit<KeyScope, 'isHeld'>[] {
  return seeds.flatMap(({ code, name, buttons = [], children = [] }) => [
    ...buttons.map((button) => ({
      code: `${code}_${button.verb}`,
      menu: name[language],
      name: button.name[language],
    })),
    ...scopesIn(children, language),
  ]);
}
