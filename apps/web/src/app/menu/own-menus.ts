import { markMenu, ownMenus, visitMenu, type OwnMenus } from '@zhaocai/model/system/own-menus';
import type { MenuNode } from '@zhaocai/model/system/menu';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../kit/http/call.ts';
import { useNotify } from '../../kit/widgets/use-notify.tsx';
import { flatten } from './menu-tree.ts';

const queryKey = [ownMenus.route];
const none: OwnMenus = { favourites: [], recent: [] };

/** What the user has marked and what he opened last, kept on the server for all his browsers. */
export function useOwnMenus(): OwnMenus {
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(ownMenus, {}, { signal })).data,
    retry: false,
    staleTime: Infinity,
  });
  return data ?? none;
}

/** Those of them that are still in his menu, in their order. */
export function menusBy(codes: readonly string[], all: readonly MenuNode[]): MenuNode[] {
  const byCode = new Map(flatten(all).map((node) => [node.code, node]));
  return codes.flatMap((code) => byCode.get(code) ?? []);
}

/** Marks a menu or takes the mark away; everything that shows the marks follows. */
export function useMarkMenu(): (code: string, isFavourite: boolean) => Promise<void> {
  const queries = useQueryClient();
  const notify = useNotify();
  return async (code, isFavourite) => {
    try {
      queries.setQueryData(queryKey, (await call(markMenu, { code, isFavourite })).data);
    } catch (error) {
      notify.failure(error);
    }
  };
}

/** Notes the menu of the page in front. A visit that could not be noted is none: nobody waits for it. */
export function useNoteVisit(code: string | undefined): void {
  const queries = useQueryClient();
  const note = useEffectEvent((visited: string) => {
    call(visitMenu, { code: visited }).then(
      ({ data }) => queries.setQueryData(queryKey, data),
      () => undefined,
    );
  });
  useEffect(() => {
    if (code !== undefined) note(code);
  }, [code]);
}
