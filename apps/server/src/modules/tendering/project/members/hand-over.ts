import { project as entity } from '@zhaocai/model';
import { findUser } from '../../../../platform/access/index.ts';
import { recordEvidence } from '../../../../platform/audit/index.ts';
import type { Ctx } from '../../../../platform/http/index.ts';
import { changeRow } from '../../../../platform/rows/index.ts';
import { tellPerson } from '../../../workflow/index.ts';
import type { ProjectRow } from '../find-project.ts';
import type { PersonOfProject } from './demand-people.ts';

const handling = 5;

/**
 * Who took a project over stays in its part of the handler, whatever else is saved: he did not make the project, and
 * would not see it any more.
 */
export function withHandler<M extends PersonOfProject>(
  members: readonly M[],
  { handlerId, createUser }: Pick<ProjectRow, 'handlerId' | 'createUser'>,
): readonly (M | PersonOfProject)[] {
  const isTakenOver = handlerId !== null && handlerId !== createUser;
  if (!isTakenOver || members.some(({ role }) => role === handling)) return members;
  return [...members, { role: handling, userId: handlerId }];
}

/**
 * Whom the head of procurement gives the handler's part handles the project from now on, where he has the right to: it is
 * his in every list, he is told of what others do, and he goes on where the former one left it. Otherwise the version
 * alone moves on.
 */
export async function handOver(ctx: Ctx, project: ProjectRow, members: readonly PersonOfProject[]): Promise<void> {
  const { id, handlerId } = project;
  const to = await nextHandler(ctx, project, members);
  await changeRow(ctx, entity, { id, values: to === undefined ? {} : { handlerId: to } });
  if (to === undefined) return;
  const payload = { from: handlerId, to };
  await recordEvidence(ctx, { stream: id, action: 'project.handOver', subject: id, payload });
  if (to === ctx.user.userId) return;
  const { nickName: by } = ctx.user;
  await tellPerson(ctx, {
    userId: to,
    kind: 'handedOver',
    title: `${project.projectNo} ${project.projectName}`,
    content: { zh: `${by}将本项目移交给您经办`, en: `${by} has handed this project over to you` },
    businessType: 'project',
    businessId: id,
  });
}

async function nextHandler(
  ctx: Ctx,
  { handlerId }: ProjectRow,
  members: readonly PersonOfProject[],
): Promise<string | undefined> {
  const given = members.filter(({ role }) => role === handling).map(({ userId }) => userId);
  if (!ctx.user.permissions.has('project_confirm') || given.some((one) => one === handlerId)) return undefined;
  for (const userId of given) {
    const person = await findUser(ctx.db, { tenantId: ctx.tenantId, userId });
    if (person?.permissions.has('project_submit')) return userId;
  }
  return undefined;
}
