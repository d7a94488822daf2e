import {
  addDays,
  appealTarget,
  appealType,
  isWithin,
  objectionWindow,
  type EndpointInput,
  type EndpointOutput,
  type ObjectionWindowAnswer,
  type objectionWindows as endpoint,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { articleOf } from '../../tendering/index.ts';
import { isWithoutQuery } from './check-objection.ts';
import { findObjectedProject, lawOfProject } from './objected-project.ts';
import { complainable } from './own-objection.ts';

/** What may be raised about a project now, kind by kind and matter by matter, with the last moment of each. */
export async function readWindows(
  ctx: Ctx,
  { knowTime = ctx.now, ...wanted }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const project = await findObjectedProject(ctx, wanted);
  const [law, followed] = await Promise.all([lawOfProject(ctx, project), complainable(ctx, project.id)]);
  const windows = appealType.choices.flatMap(({ value: kind, name }) =>
    appealTarget.choices.map(({ value: target }): ObjectionWindowAnswer => {
      const isComplaint = name === 'complaint';
      const query = isComplaint ? followed.find((one) => one.target === target) : undefined;
      const window = objectionWindow(project, { appealType: kind, target, knowTime, query }, law);
      const mayFollow = !isComplaint || query !== undefined || isWithoutQuery(project, { target });
      return {
        appealType: kind,
        target,
        isOpen: mayFollow && isWithin(window, ctx.now) && (project.isParticipant || name === 'report'),
        from: mayFollow ? window.from : null,
        until: window.end && lastMoment(window.end),
        article: window.rule ? articleOf(ctx, window.rule) : null,
        parentId: query?.id ?? null,
        parentNo: query?.appealNo ?? null,
      };
    }),
  );
  const { projectNo, projectName, isParticipant } = project;
  return { projectNo, projectName, isParticipant, windows };
}

/** A window that ends with a day is open until its last second. */
function lastMoment(end: string): string {
  return end.endsWith(' 00:00:00') ? `${addDays(end.slice(0, 10), -1)} 23:59:59` : end;
}
