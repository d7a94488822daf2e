import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { byProject, savedAnswer, versionInput } from './wire.ts';

const memberAnswer = z.object({
  role: z.number(),
  userId: z.string(),
  userName: z.string(),
  isAssumed: z.boolean(),
  /** His account is not in use: whoever sees it names somebody else. */
  isDisabled: z.boolean(),
});
export type ProjectMember = z.infer<typeof memberAnswer>;

/** Who has which part in a project's approvals; `isAssumed`: nobody was named, and the project itself says who. */
export const projectMembers = endpoint({
  route: 'GET /api/purchase/project/memberList',
  label: { zh: '项目成员', en: 'Members of a project' },
  permission: 'project_view',
  input: byProject,
  output: z.array(memberAnswer),
  ids: { projectId: 'project' },
});

/** Who may name the members of a project that he sees: its handler 采购经办人 and the head of procurement 采购负责人. */
export const memberPermissions: readonly string[] = ['project_edit', 'project_confirm'];

/**
 * Replaces all members; not while the project's result or a notice of it is being approved. Needs one of
 * `memberPermissions` as well.
 */
export const saveProjectMembers = endpoint({
  route: 'POST /api/purchase/project/saveMembers',
  label: { zh: '保存项目成员', en: 'Save the members of a project' },
  permission: 'project_view',
  input: z.object({
    projectId: idInput,
    version: versionInput,
    members: z.array(z.object({ role: z.coerce.number().int(), userId: idInput })).max(200),
  }),
  output: savedAnswer,
  writes: true,
  ids: { projectId: 'project', 'members.userId': 'user' },
});
