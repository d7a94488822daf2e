import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { namedRowSchema, type NamedRow } from '../kit/named-row.ts';
import { pageInput, pageOf } from '../kit/page.ts';
import { idInput } from '../kit/resource.ts';
import { fileValue } from '../tendering/wire.ts';
import { projectTask } from './project-task.ts';

export type TaskRow = NamedRow<typeof projectTask> & {
  /** What this reader may do with it now. */
  readonly actions: readonly string[];
  /** What it waits for. */
  readonly waitsFor: readonly string[];
  /** What has to be done in the project before it: it is finished with that, and by hand no earlier. */
  readonly deed: string | null;
};

const taskRow = namedRowSchema(projectTask).and(
  z.object({ actions: z.array(z.string()), waitsFor: z.array(z.string()), deed: z.string().nullable() }),
) as unknown as z.ZodType<TaskRow>;

export const projectTasks = endpoint({
  route: 'GET /api/purchase/project/task/queryTaskList',
  label: { zh: '项目任务', en: 'Tasks of a project' },
  permission: 'project_view',
  input: z.object({ projectId: idInput }),
  output: z.array(taskRow),
  ids: { projectId: 'project' },
});

export const finishTask = endpoint({
  route: 'POST /api/purchase/project/task/taskFinish',
  label: { zh: '办结任务', en: 'Finish a task' },
  permission: 'mytask_finish',
  input: z.object({
    id: idInput,
    version: z.coerce.number().int().min(0).optional(),
    remark: z.string().trim().max(500).optional(),
    files: z.array(fileValue).max(10).optional(),
  }),
  output: z.object({ id: z.string(), version: z.number(), taskStatus: z.number() }),
  writes: true,
  ids: { id: 'projectTask', 'files.fileId': 'file' },
});

export const skipTask = endpoint({
  route: 'POST /api/purchase/project/task/taskSkip',
  label: { zh: '跳过任务', en: 'Skip a task' },
  permission: 'mytask_finish',
  input: z.object({
    id: idInput,
    version: z.coerce.number().int().min(0).optional(),
    reason: z.string().trim().max(500).optional(),
  }),
  output: z.object({ id: z.string(), version: z.number(), taskStatus: z.number() }),
  writes: true,
  ids: { id: 'projectTask' },
});

/**
 * Somebody else, who may do it, does what is left of it: by who has it or handed it on, by the project's handler, or by the
 * head of procurement.
 */
export const handTaskOn = endpoint({
  route: 'POST /api/purchase/project/task/taskHandOn',
  label: { zh: '转交任务', en: 'Reassign a task' },
  permission: 'mytask_finish',
  input: z.object({ id: idInput, version: z.coerce.number().int().min(0).optional(), userId: idInput }),
  output: z.object({ id: z.string(), version: z.number() }),
  writes: true,
  ids: { id: 'projectTask', userId: 'user' },
});

/** The tasks of who asks: open ones first, by their deadline; `overdue` counts those that are late. */
export const myTasks = endpoint({
  route: 'POST /api/purchase/buildtask/queryMyTask',
  label: { zh: '我的任务', en: 'My tasks' },
  permission: 'mytask_view',
  input: pageInput.extend({ taskStatus: z.coerce.number().int().optional() }),
  output: pageOf(taskRow).extend({ overdue: z.number(), open: z.number() }),
});

/** Who has which part in a project, by role. */
export const projectTeam = endpoint({
  route: 'GET /api/purchase/prouser/queryByProId',
  label: { zh: '项目团队', en: 'Team of a project' },
  permission: 'project_view',
  input: z.object({ proId: idInput }),
  output: z.array(
    z.object({
      role: z.number(),
      roleName: z.string(),
      userId: z.string(),
      userName: z.string(),
      isAssumed: z.boolean(),
      isDisabled: z.boolean(),
    }),
  ),
  ids: { proId: 'project' },
});

export const taskEndpoints = [projectTasks, finishTask, skipTask, handTaskOn, myTasks, projectTeam] as const;
