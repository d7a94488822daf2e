import type { PageRoute } from '../../kit/page/page-route.ts';
import { officePath } from '../../kit/office/previews.ts';
import { officeTexts } from './texts.ts';

/** The viewer of office documents; whoever may read the file may open it. */
export const officePages: readonly PageRoute[] = [
  {
    path: officePath,
    title: officeTexts.title,
    load: async () => ({ Page: (await import('./office-page.tsx')).OfficePage }),
  },
];

export { devPages } from './dev-pages.ts';
