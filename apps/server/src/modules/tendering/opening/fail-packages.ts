import { entry, exceptionReason, noticeName, purchasePackage } from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import { withAuthority } from '../../workflow/index.ts';
import { failedPackagesText } from '../bulletin/ending-text.ts';
import { publishDrafted } from '../bulletin/publish-drafted.ts';
import type { holdEntries } from '../exception/end-entries.ts';
import type { ProjectRow } from '../project/find-project.ts';
import type { SealedPackage } from './opened-quotes.ts';

interface Failing {
  readonly project: ProjectRow;
  readonly packages: readonly SealedPackage[];
  readonly entries: Awaited<ReturnType<typeof holdEntries>>;
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
