import * as model from '@zhaocai/model';
import { handle } from '../../platform/http/index.ts';
import type { Module } from '../../platform/module/index.ts';
import { listWatched, pageAttention } from './attention-queries.ts';
import { saveAttention } from './save-attention.ts';
import { tellWatchers } from './tell-watchers.ts';

export { watchedNotice, watchedScope } from './attention-queries.ts';
export { tellSupplierWatchers } from './tell-watchers.ts';

/** What people watch, and how they are told of it. */
export const attentionModule: Module = {
  name: 'attention',
  routes: () => [
    handle(model.saveAttention, saveAttention),
    handle(model.watchedIds, listWatched),
    handle(model.attentionPage, pageAttention),
  ],
  tasks: (platform) => ({ tellWatchers: (payload) => tellWatchers(platform, payload) }),
};
