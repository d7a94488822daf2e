import * as model from '@zhaocai/model';
import { hiddenFields } from '../../../platform/access/index.ts';
import { handle, refuse, tellChoices, type Ctx, type MountedEndpoint } from '../../../platform/http/index.ts';
import { bulletinText } from '../bulletin/bulletin-text.ts';
import { countShelves, countTotals, sumOwnProjects } from './count-projects.ts';
import { readCustomData } from './custom-data.ts';
import { listCards, pageCards, readCard } from './project-cards.ts';
import { readFamily } from './project-family.ts';
import { pageLines } from './project-lines.ts';
import { bidderView, customer, onSale, viewOf, type ProjectView } from './project-views.ts';

/** The lists of projects of everybody, what they count, and the card of one. */
export function projectListRoutes(): MountedEndpoint[] {
  return [
    handle(model.projectBasePage, pageLines),
    handle(model.projectsToConfirm, (ctx, input) => pageLines(ctx, { ...input, shelf: 'toConfirm' })),
    handle(model.projectList, (ctx, input) => listCards(ctx, viewOf(ctx), { input })),
    handle(model.actorProjectPage, (ctx, input) => pageCards(ctx, viewOf(ctx), { input })),
    handle(model.actorProjectList, (ctx, input) => listCards(ctx, viewOf(ctx), { input })),
    handle(model.customerProjectPage, (ctx, input) => pageCards(ctx, customer, { input })),
    handle(model.actorProject, (ctx, { id }) => readCard(ctx, viewOf(ctx), id)),
    handle(model.saleProjects, (ctx, input) => pageCards(ctx, onSale, { input })),
    handle(model.supplierProjects, (ctx, { supplierId, ...input }) =>
      pageCards(ctx, bidding(ctx, supplierId), { input }),
    ),
    handle(model.projectCounts, countShelves),
    handle(model.projectTotals, countTotals),
    handle(model.ownProjectSum, sumOwnProjects),
    handle(model.opensToday, (ctx) =>
      listCards(ctx, viewOf(ctx), { input: { shelf: 'opensToday', ascs: 'openTime' } }),
    ),
    handle(model.dueSoon, (ctx) => listCards(ctx, viewOf(ctx), { input: { shelf: 'dueSoon', ascs: 'bidEndTime' } })),
    handle(model.projectFamily, readFamily),
    handle(model.projectCustomData, readCustomData),
    handle(model.projectBulletinContent, noticeText),
    tellChoices(model.projectSaleTypes),
    tellChoices(model.tenderFileSubmitList),
    tellChoices(model.projectOpenBidTypes),
    tellChoices(model.projectBidStatuses),
  ];
}

/** A supplier's own; a buyer's, of the supplier whom he names. */
function bidding(ctx: Ctx, supplierId: string | undefined): ProjectView {
  if (ctx.user.tenantKind === 'supplier') return viewOf(ctx);
  // Who takes part is more than that the project is there.
  const maySeeBidders = ctx.user.tenantKind === 'buyer' && ctx.user.permissions.has('entry_view');
  if (!maySeeBidders || !viewOf(ctx)) refuse('tendering.noProjectList');
  return bidderView(supplierId ?? refuse('tendering.nameSupplier'));
}

/** A notice tells all of a project: who does not see all of it does not draft one. */
function noticeText(ctx: Ctx, input: Parameters<typeof bulletinText>[1]): ReturnType<typeof bulletinText> {
  if (hiddenFields(ctx.user, model.project).length > 0) refuse('tendering.noticeOfWhole');
  return bulletinText(ctx, input);
}
