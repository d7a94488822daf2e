import { bulletinType } from '../tendering/choices.ts';
import type { MessageKind } from '../workflow/message-states.ts';

/** In which word the publication of a notice is told to whoever watches its project. */
export function wordOfNotice(type: unknown): MessageKind {
  if (bulletinType.is(type, 'change')) return 'projectChanged';
  if (bulletinType.is(type, 'result')) return 'resultPublished';
  return bulletinType.is(type, 'ending') ? 'projectEnded' : 'published';
}

/**
 * Moves of a project that no notice tells, by their names: told to those of the own unit who watch it and may read it.
 * What suppliers do before the opening is none of these, for nobody learns of it.
 */
export const watchedProjectMoves: Readonly<Record<string, MessageKind>> = {
  open: 'opened',
  fail: 'projectEnded',
  terminate: 'projectEnded',
  recallResult: 'resultWithdrawn',
  undoResult: 'resultWithdrawn',
  suspend: 'projectSuspended',
  resume: 'projectResumed',
};
