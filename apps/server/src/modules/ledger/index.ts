import * as model from '@zhaocai/model';
import { crud, namedReads } from '../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { inEachTenant } from '../../platform/jobs/index.ts';
import { theClock } from '../../platform/lifecycle/index.ts';
import type { Module } from '../../platform/module/index.ts';
import { checkLedger, checkLedgerInUse } from './check/check-ledger.ts';
import { readLastCheck } from './check/last-check.ts';
import { readAccounts } from './read/read-accounts.ts';
import { knownPostings, printPosting, readPosting } from './read/read-posting.ts';
import { readStatement } from './read/read-statement.ts';

export { post, reverseLast, reversePosting, ledgerStream, type NewPosting } from './post/post.ts';
export { demandReason } from './demand-reason.ts';
export type { AccountPlace } from './post/accounts.ts';
export { handlesSealedProject, isTrustedWithMoney, mayKnowPayers } from './read/sealed-projects.ts';

/** Everything that moves money, in double entry. */
export const ledgerModule: Module = {
  name: 'ledger',
  routes: ledgerRoutes,
  nightly: (platform) =>
    inEachTenant(platform, 'ledger', (db, { tenantId, now }) =>
      checkLedgerInUse(theClock({ db, tenantId, now }, 'ledger')),
    ),
};

function ledgerRoutes(): MountedEndpoint[] {
  return [
    ...namedReads(model.ledgerPosting, { scope: knownPostings }),
    ...crud(model.ledgerPosting, { scope: knownPostings, without: ['page'] }),
    handle(model.ledgerAccounts, readAccounts),
    handle(model.ledgerStatement, readStatement),
    handle(model.ledgerPostingById, (ctx, { id }) => readPosting(ctx, id)),
    handle(model.ledgerPostingPdf, (ctx, { id }) => printPosting(ctx, id)),
    handle(model.lastLedgerCheck, readLastCheck),
    handle(model.checkLedger, (ctx) => checkLedger(ctx)),
  ];
}
