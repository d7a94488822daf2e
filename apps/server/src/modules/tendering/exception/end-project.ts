import { exceptionReason, noticeName, packageLifecycle, projectStatus, purchasePackage } from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import { lockRows } from '../../../platform/rows/index.ts';
import { moveProject } from '../project/move-project.ts';
import { publishDrafted } from '../bulletin/publish-drafted.ts';
import { endingText } from '../bulletin/ending-text.ts';
import type { Agreed } from './exception-guards.ts';
import { endAuctions } from './end-auctions.ts';
import { endCommittees } from './end-committees.ts';
import { endEntries } from './end-entries.ts';
import { saidWith } from '../../workflow/index.ts';
import { tellRegistrants } from './tell-registrants.ts';

/** Ends the procurement. Quotes that were not opened stay sealed for ever: nothing leads from here to an opening. */
export async function terminateProject(files: Files, ctx: Ctx, agreed: Agreed): Promise<void> {
  await end(files, ctx, {
    ...agreed,
    action: 'terminate',
    projectStatus: projectStatus.code.terminated,
    notice: '终止',
  });
}

/** Fewer have quoted than the rule asks for: nothing is opened. */
export async function failProject(files: Files, ctx: Ctx, agreed: Agreed): Promise<void> {
  await end(files, ctx, { ...agreed, action: 'fail', projectStatus: projectStatus.code.failed, notice: '流标' });
}

interface Ending extends Agreed {
  readonly action: 'terminate' | 'fail';
  readonly projectStatus: number;
  readonly notice: '终止' | '流标';
}

async function end(files: Files, ctx: Ctx, ending: Ending): Promise<void> {
  const { project, asked, action, notice } = ending;
  const { id, projectNo, projectName } = project;
  await endPackages(ctx, ending);
  await endEntries(ctx, project, action);
  await endAuctions(ctx, { projectId: id, reason: asked.reason });
  await endCommittees(ctx, id);
  await moveProject(ctx, project, {
    action,
    payload: { exceptionId: asked.id, reasonCode: asked.reasonCode, reason: asked.reason },
    set: { projectStatus: ending.projectStatus },
  });
  if (project.publishTime === null) return;
  const grounds = `${exceptionReason.named(asked.reasonCode)?.label.zh ?? ''}。${asked.reason}`;
  await publishDrafted(files, ctx, {
    project,
    kind: 'ending',
    title: noticeName(projectName, `采购${notice}公告`),
    content: endingText(project, { notice, grounds }),
  });
  await tellRegistrants(ctx, {
    projectId: id,
    kind: 'projectEnded',
    title: `${projectNo} ${projectName}`,
    content: saidWith({ zh: `采购${notice}`, en: 'The procurement has ended' }, grounds),
  });
}

/** Those that are not decided or ended yet. */
async function endPackages(ctx: Ctx, { project, asked, action }: Ending): Promise<void> {
  const rows = await ctx.db.query<{ id: string }>(
    `select id from package where tenant_id = $1 and project_id = $2 and is_deleted = 0
       and package_status = any($3::smallint[])`,
    [ctx.tenantId, project.id, [...packageLifecycle.actions[action].from]],
  );
  const ids = rows.map(({ id }) => id);
  // Whoever registers or quotes refers to his package: this waits for all of them, and none begins after it.
  await lockRows(ctx, purchasePackage, { ids, mode: 'remove' });
  const set = action === 'fail' ? { failReason: asked.reasonCode } : {};
  await transitionAll(ctx, purchasePackage, { ids, action, stream: project.id, set });
}
