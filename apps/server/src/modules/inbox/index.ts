import { inboxPage } from '@zhaocai/model';
import { handle } from '../../platform/http/index.ts';
import { applyDutyRules } from '../../platform/lifecycle/index.ts';
import type { Module } from '../../platform/module/index.ts';
import { readInbox } from './inbox-queries.ts';

/** What waits for whom: kept by the database from what the lifecycles declare, read in one place. */
export const inboxModule: Module = {
  name: 'inbox',
  tables: ['duty', 'duty_rule'],
  routes: () => [handle(inboxPage, readInbox)],
  seed: applyDutyRules,
};
