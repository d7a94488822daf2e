import { entry, entryLifecycle, exceptionReason, noticeName, purchasePackage } from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import { lockRows } from '../../../platform/rows/index.ts';
import { withAuthority } from '../../workflow/index.ts';
import { failedPackagesText } from '../bulletin/ending-text.ts';
import { publishDrafted } from '../bulletin/publish-drafted.ts';
import type { ProjectRow } from '../project/find-project.ts';
import type { SealedPackage } from './opened-quotes.ts';

interface HeldEntry {
  readonly id: string;
  readonly packageId: string;
}

/** Every registration that the opening may move, of packages that open and of those that fail: locked before any of them moves. */
export async function holdEntries(ctx: Ctx, projectId: string): Promise<HeldEntry[]> {
  const rows = await ctx.db.query<HeldEntry & Record<string, unknown>>(
    `select id, package_id as "packageId" from entry where tenant_id = $1 and project_id = $2 and is_deleted = 0
       and entry_status = any($3::smallint[])`,
    [ctx.tenantId, projectId, [...entryLifecycle.actions.failAlone.from]],
  );
  await lockRows(ctx, entry, { ids: rows.map(({ id }) => id) });
  return rows;
}

interface Failing {
  readonly project: ProjectRow;
  readonly packages: readonly SealedPackage[];
  readonly entries: readonly HeldEntry[];
  /** How many bidders the rules ask for. */
  readonly least: number;
}

/**
 * Packages that too few have quoted for fail while the others are opened: what was quoted for them stays sealed for ever, who
 * registered is told at once, and so is the public.
 */
export async function failPackages(files: Files, ctx: Ctx, failing: Failing): Promise<void> {
  const { project, packages, entries, least } = failing;
  if (packages.length === 0) return;
  const stream = project.id;
  const ids = packages.map(({ id }) => id);
  const set = { failReason: exceptionReason.code.fewBidders };
  await transitionAll(ctx, purchasePackage, { ids, action: 'fail', stream, set });
  const theirs = entries.filter(({ packageId }) => ids.includes(packageId)).map(({ id }) => id);
  await transitionAll(ctx, entry, { ids: theirs, action: 'failAlone', stream });
  // Whoever opens may tell what has come of it.
  await publishDrafted(files, withAuthority(ctx, ['bulletin_publish', 'bulletin_edit']), {
    project,
    kind: 'change',
    title: noticeName(project.projectName, `采购包${packages.map(({ packageNo }) => packageNo).join('、')}流标公告`),
    content: failedPackagesText(project, { packages, least }),
  });
}
