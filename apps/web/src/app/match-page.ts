import { withoutTail } from '@zhaocai/model/kit/number-text';
import { matchPath } from 'react-router';
import type { PageRoute } from '../kit/page/page-route.ts';

/**
 * The page of a path. A menu's `/a/b` and the page `/a/b/index` are the same: the menu's spelling leaves the ending out.
 * Paths without parameters win over patterns.
 */
export function matchPage(routes: readonly PageRoute[], path: string): PageRoute | undefined {
  const spellings = [path, `${path}/index`, path.replace(/\/index$/, '')];
  for (const spelling of spellings) {
    const exact = routes.find((route) => route.path === spelling);
    if (exact) return exact;
  }
  return routes.find((route) => route.path.includes(':') && matchPath(route.path, path));
}

/** `/tenderee/myTenderee/` and `/tenderee/myTenderee` are one page. */
export function cleanPath(path: string): string {
  return path.length > 1 ? withoutTail(path, '/') : path;
}
