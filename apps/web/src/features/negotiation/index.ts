import { lazy } from 'react';

// Rounds of quotes in a negotiation have no page of their own: they stand where whoever takes part in one works anyway.

/** What a bidder quotes in the rounds of a project, for its page. */
export const OwnRounds = lazy(async () => ({ default: (await import('./own/own-rounds.tsx')).OwnRounds }));

/** The rounds of a package, for its committee at the desk. */
export const CommitteeRounds = lazy(async () => ({
  default: (await import('./committee/committee-rounds.tsx')).CommitteeRounds,
}));

/** How far the rounds of a project are, for its page; whoever holds a key unlocks there. */
export const ProjectRounds = lazy(async () => ({
  default: (await import('./holder/project-rounds.tsx')).ProjectRounds,
}));
