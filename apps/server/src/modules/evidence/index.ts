import { auditCheck, auditList, checkRootsOfMonth, rootMonths, rootsOfMonth } from '@zhaocai/model';
import { actsAtRest, type RootBook } from '../../platform/audit/index.ts';
import { handle, refuse } from '../../platform/http/index.ts';
import { inEachTenant } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module/index.ts';
import { auditPage } from './audit/audit-queries.ts';
import { checkAudit } from './audit/check-audit.ts';
import { noteStored } from './audit/stored-figures.ts';
import { checkMonth } from './check-month.ts';
import { listMonths, listRoots } from './root-queries.ts';

/** The record of a tenant for people to read, and the book of roots for whoever keeps it elsewhere. */
export const evidenceModule: Module = {
  name: 'evidence',
  tables: ['evidence_signed', 'grant_seen', 'grant_check'],
  sealed: (secret) => [actsAtRest(secret)],
  nightly: (platform) => inEachTenant(platform, 'stored figures', noteStored),
  routes({ rootBook }) {
    return [
      handle(auditList, auditPage),
      handle(auditCheck, (ctx) => checkAudit(demandBook(rootBook), ctx)),
      handle(rootMonths, (ctx) => listMonths(demandBook(rootBook), ctx)),
      handle(rootsOfMonth, (ctx, { month }) => listRoots(demandBook(rootBook), ctx, month)),
      handle(checkRootsOfMonth, (ctx, { month }) => checkMonth(demandBook(rootBook), ctx, month)),
    ];
  },
};

function demandBook(book: RootBook | undefined): RootBook {
  return book ?? refuse('evidence.noBook');
}
