import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { brokenContent, brokenFinalPrice, brokenSelection, type BrokenClaim } from './claims.ts';

type Asked = Pick<Ctx, 'db' | 'tenantId' | 'log'>;

/** Nobody compares, chooses or confirms by prices that were changed after the opening or the auction, whoever has the database. */
export async function demandAsOpened(ctx: Asked, projectId: string): Promise<void> {
  demandWhole(ctx, projectId, (await brokenContent(ctx, projectId)) ?? (await brokenFinalPrice(ctx, projectId)));
}

/** The same of who was selected: what is handed in, confirmed or made public is what was saved. */
export async function demandAsSelected(ctx: Asked, projectId: string): Promise<void> {
  demandWhole(ctx, projectId, await brokenSelection(ctx, projectId));
}

function demandWhole({ log }: Asked, projectId: string, broken: BrokenClaim | undefined): void {
  if (!broken) return;
  log.error({ projectId, ...broken }, 'the rows of opened quotes are not what the evidence says');
  refuse(broken.fault === 'opened' ? 'tendering.openedChanged' : 'tendering.selectionChanged');
}
