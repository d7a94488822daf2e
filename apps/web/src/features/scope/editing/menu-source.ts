import type { Endpoint } from '@zhaocai/model/kit/endpoint';
import type { ScopeMenu } from '@zhaocai/model/scope/scope-endpoints';
import { useMemo } from 'react';
import { call } from '../../../kit/http/call.ts';
import { useLanguage } from '../../../kit/text/language.ts';
import type { TreeNode } from '../../../kit/tree/tree-node.ts';
import type { TreeSource } from '../../../kit/tree/use-tree-nodes.ts';

/** The menus beside a list of scopes, as one tree that is there at once. */
export function useMenuSource(endpoint: Endpoint<object, ScopeMenu[]>): TreeSource {
  const language = useLanguage();
  return useMemo(
    () => ({
      key: [endpoint.route, language],
      load: async (parent?: TreeNode) => {
        if (parent) return [];
        const { data } = await call(endpoint, {});
        return nodesBelow(data, { parentId: rootOf(data), isEnglish: language === 'en' });
      },
    }),
    [endpoint, language],
  );
}

/** The roots hang on a menu that is not in the list. */
function rootOf(menus: readonly ScopeMenu[]): (parentId: string) => boolean {
  const ids = new Set(menus.map(({ id }) => id));
  return (parentId) => !ids.has(parentId);
}

function nodesBelow(
  menus: readonly ScopeMenu[],
  { parentId, isEnglish }: { parentId: (id: string) => boolean; isEnglish: boolean },
): TreeNode[] {
  return menus
    .filter((menu) => parentId(menu.parentId))
    .map(({ id, name, nameEn }) => {
      const children = nodesBelow(menus, { parentId: (above) => above === id, isEnglish });
      return {
        key: id,
        title: isEnglish ? (nameEn ?? name) : name,
        isLeaf: children.length === 0,
        ...(children.length > 0 && { children }),
      };
    });
}
