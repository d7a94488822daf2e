import { defaultFileCount } from '@zhaocai/contract';
import type { Ctx, UploadedPart } from '../http/context.ts';
import { refuse } from '../http/refusal.ts';
import type { StoredFile, StoreOptions } from './store-upload.ts';

type Store = (ctx: Ctx, part: UploadedPart, options: StoreOptions) => Promise<StoredFile>;

/** Takes the one file of a request; with a second one nothing at all is stored (rule 287). */
export async function storeOnly(store: Store, ctx: Ctx, options: StoreOptions = {}): Promise<StoredFile> {
  const parts = ctx.files()[Symbol.asyncIterator]();
  try {
    const first = await parts.next();
    if (first.done) refuse('file.missing');
    return await store(ctx, first.value, { ...options, beforeKeep: () => demandNoMore(parts) });
  } finally {
    await parts.return?.();
  }
}

async function demandNoMore(parts: AsyncIterator<UploadedPart>): Promise<void> {
  let count = 1;
  try {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      next.value.stream.resume();
      count += 1;
    }
  } catch (error) {
    // The parser itself stops at the eleventh.
    if ((error as { code?: unknown }).code !== 'FST_FILES_LIMIT') throw error;
    refuse('file.tooMany', { limit: defaultFileCount, n: defaultFileCount + 1 });
  }
  if (count > 1) refuse('file.tooMany', { limit: 1, n: count });
}
