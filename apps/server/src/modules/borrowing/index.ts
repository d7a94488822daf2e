import * as model from '@zhaocai/model';
import { crud, moveRows, namedReads } from '../../platform/crud/index.ts';
import { handle, tellChoices, type MountedEndpoint } from '../../platform/http/index.ts';
import { inEachTenant } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module/index.ts';
import { borrowBusiness } from './borrow-business.ts';
import { countBorrows, listOfProject, listReverts, readBorrow } from './borrow-queries.ts';
import { beforeMove, demandRemovable } from './borrow-rules.ts';
import { borrowSlip } from './borrow-slip.ts';
import { saveBorrow } from './save-borrow.ts';
import { saveRevert } from './save-revert.ts';
import { seedDemoBorrows } from './seed/seed-demo-borrows.ts';
import { turnBorrows } from './turn-borrows.ts';

/** Papers of projects that are lent, and how they come back. */
export const borrowingModule: Module = {
  name: 'borrowing',
  routes: borrowingRoutes,
  flowBusinesses: () => [borrowBusiness],
  seedDemo: seedDemoBorrows,
  nightly: (platform) => inEachTenant(platform, 'overdue loans', turnBorrows),
};

function borrowingRoutes(): MountedEndpoint[] {
  const { borrow } = model;
  const { save } = model.resource(borrow);
  return [
    ...namedReads(borrow),
    ...crud(borrow, { without: ['page', 'detail', 'save'], beforeRemove: demandRemovable }),
    handle(save, (ctx, input) => saveBorrow(ctx, { ...input })),
    ...moveRows(borrow, model.borrowMoves, beforeMove),
    tellChoices(model.borrowTypes),
    tellChoices(model.revertTypes),
    handle(model.borrowsOfProject, (ctx, { projectId }) => listOfProject(ctx, projectId)),
    handle(model.borrowInfo, (ctx, { id }) => readBorrow(ctx, id)),
    handle(model.revertList, (ctx, { borrowId }) => listReverts(ctx, borrowId)),
    handle(model.saveRevert, saveRevert),
    handle(model.borrowCount, countBorrows),
    handle(model.borrowSlip, borrowSlip),
  ];
}
