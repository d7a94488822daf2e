import { refuse } from '../../../platform/http/index.ts';
import type { MenuPlace } from '../menu/menu-queries.ts';
import type { GrantableScopes } from './grantable.ts';
import { chosenScopes } from './scope-leaves.ts';

/** Which scopes of a kind a role holds afterwards; without ids nothing changes. */
export function scopesAfter(
  ids: readonly string[] | undefined,
  { scopes, menus }: { scopes: GrantableScopes; menus: readonly MenuPlace[] },
): (held: readonly string[]) => string[] {
  if (!ids) return (held) => [...held];
  const { known, mayGrant } = scopes;
  const chosen = chosenScopes(ids, { known, menus });
  return (held) => {
    const notHeld = chosen.filter(({ id }) => !mayGrant.has(id) && !held.includes(id));
    if (notHeld.length > 0) refuse('permission.notHeld', { names: notHeld.map(({ name }) => name).join('、') });
    const kept = held.filter((id) => !mayGrant.has(id));
    return [...new Set([...kept, ...chosen.map(({ id }) => id)])];
  };
}
