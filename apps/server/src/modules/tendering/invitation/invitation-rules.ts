import {
  invitationNeed,
  isByInvitation,
  isTendering,
  projectLifecycle,
  rulesFor,
  type InvitationNeed,
  type Rule,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockProject, type ProjectRow } from '../project/find-project.ts';
import { articleOf, tightenedRules } from '../rules/project-rules.ts';

/** What the rules ask of whom a project invites, in words too. */
export interface Need extends InvitationNeed {
  /** By which article, in the reader's language. */
  readonly article: string;
  readonly poolArticle: string;
}

export async function needOf(ctx: Ctx, project: ProjectRow): Promise<Need> {
  const facts = { ...project, publishTime: project.publishTime ?? ctx.now };
  const rules = await tightenedRules(ctx, facts);
  const inForce = rulesFor(rules, facts);
  const ruleOf = (kind: string): Rule | undefined => inForce.find((one) => one.kind === kind);
  const words = (rule: Rule | undefined) => (rule ? articleOf(ctx, rule) : '');
  return {
    ...invitationNeed(rules, facts),
    article: words(ruleOf('minInvited')),
    poolArticle: words(ruleOf('invitedPool')),
  };
}

/** The list of a project that invites is made once it is confirmed, and grows until registration is over. */
export function isListOpen({ stage, entryEndTime }: ProjectRow, now: string): boolean {
  if (projectLifecycle.is(stage, 'ready')) return true;
  return isTendering(stage) && now < entryEndTime;
}

/** The letter is out: whoever is put on the list now is invited beside the others. */
export function isLate({ stage }: ProjectRow): boolean {
  return isTendering(stage);
}

/** The project whose list is about to change, held. */
export async function lockListOf(ctx: Ctx, projectId: string): Promise<ProjectRow> {
  const project = await lockProject(ctx, projectId);
  if (!isByInvitation(project)) refuse('tendering.notByInvitation');
  if (!isListOpen(project, ctx.now)) refuse('tendering.inviteStage');
  return project;
}
