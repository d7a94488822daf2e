import { defaultFileCount } from '@zhaocai/model';
import type { Ctx, UploadedPart } from '../http/context.ts';
import { refuse } from '../http/refusal.ts';
import type { StoredFile, StoreOptions } from './store-upload.ts';

type Store = (ctx: Ctx, part: UploadedPart, options: StoreOptions) => Promise<StoredFile>;

/** Takes the one file of a request; with a second one nothing at all is stored (rule 287). */
export function storeOnly(store: Store, ctx: Ctx, options: StoreOptions = {}): Promise<StoredFile> {
  return ctx.sentFile((part, more) => store(ctx, part, { ...options, beforeKeep: () => demandNoMore(more) }));
}

async function demandNoMore(more: () => Promise<number>): Promise<void> {
  const count = 1 + (await more());
  const limit = count > defaultFileCount ? defaultFileCount : 1;
  if (count > 1) refuse('file.tooMany', { limit, n: count });
}
