import { projectLifecycle } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { submitSelection } from '../opening/submit-selection.ts';
import { lockProject } from './find-project.ts';
import { moveProject, type Moved } from './move-project.ts';
import { submitProject } from './submit-project.ts';

/** One step on, where the step is the handler's: submit, close the registration when it is over, submit the selection. */
export async function advanceProject(ctx: Ctx, { id, version }: { id: string; version: number }): Promise<Moved> {
  const project = await lockProject(ctx, id, version);
  switch (project.stage) {
    case projectLifecycle.code.initiated:
      return submitProject(ctx, { id, version });
    case projectLifecycle.code.registering:
      if (ctx.now < project.entryEndTime) refuse('tendering.entryNotOver');
      return moveProject(ctx, project, { action: 'startQuoting' });
    case projectLifecycle.code.opened:
      return submitSelection(ctx, { projectId: id, version });
    default:
      return refuse('tendering.noStep');
  }
}
