import type { domains } from '@zhaocai/model';
import type { PageRoute } from './page-route.ts';

/** What the screens of one domain show. Its folder, its module and its definitions have the same name. */
export interface Feature {
  readonly name: (typeof domains)[number]['name'];
  readonly pages: readonly PageRoute[];
}
