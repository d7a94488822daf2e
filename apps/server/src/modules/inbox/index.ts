import * as model from '@zhaocai/model';
import { handle } from '../../platform/http/index.ts';
import { applyDutyRules } from '../../platform/lifecycle/index.ts';
import type { Module } from '../../platform/module/index.ts';
import { pageBidDeadlines, readBidFigures } from './bid-figures.ts';
import { readInbox } from './inbox-queries.ts';
import { readOwnFigures } from './own-figures.ts';
import { pageProjectDeadlines, readProjectFigures } from './project-figures.ts';

/** What waits for whom: kept by the database from what the lifecycles declare, read in one place. */
export const inboxModule: Module = {
  name: 'inbox',
  tables: ['duty', 'duty_rule', 'told_rule'],
  routes: ({ dutyScopes }) => [
    handle(model.inboxPage, (ctx, input) => readInbox(dutyScopes, ctx, input)),
    handle(model.projectFigures, readProjectFigures),
    handle(model.projectDeadlines, pageProjectDeadlines),
    handle(model.bidFigures, readBidFigures),
    handle(model.bidDeadlines, pageBidDeadlines),
    handle(model.ownFigures, readOwnFigures),
  ],
  seed: applyDutyRules,
};
