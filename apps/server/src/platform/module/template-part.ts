import type { TemplateItem } from '@zhaocai/model';
import type { Ctx } from '../http/index.ts';
import type { RowsOfTenant } from '../rows/index.ts';

/** What of a module a template of tenants carries beside roles and parameters. */
export interface TemplatePart {
  /** One of the `templateParts`, under which it stands in the template. */
  readonly name: string;
  /** What a tenant has set up, each under a key that is the same in every tenant; called inside it. Ids stay behind. */
  readonly collect: (ctx: Ctx) => Promise<readonly TemplateItem[]>;
  /** The tenant's own rows under the keys of these: all are held, in the one order, before the first is replaced. */
  readonly replaced: (ctx: Ctx, items: readonly TemplateItem[]) => Promise<readonly RowsOfTenant[]>;
  /** Gives a tenant one of them, new or in place of its own under the same key; called inside it. */
  readonly bring: (ctx: Ctx, item: TemplateItem) => Promise<void>;
}
