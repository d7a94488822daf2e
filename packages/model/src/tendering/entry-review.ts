import { lawRegime } from '../procedure/method.ts';
import { isByInvitation } from './invitation-need.ts';
import type { WayFacts } from './project-way.ts';

/**
 * Whether a buyer may have the registrations for such a project reviewed, that is refuse one. Under the tendering law
 * nothing may stand between a bidder and the documents (R37: 20号令第二十条); who bids is judged by the committee. Whoever
 * was invited is not reviewed either, and a review would tell who has accepted (R38).
 */
export function mayReviewEntries(facts: WayFacts): boolean {
  return !lawRegime.is(facts.lawRegime, 'tendering') && !isByInvitation(facts);
}

/** Whether this project has its registrations reviewed: its documents say so, and it may. */
export function isEntryReviewed(project: WayFacts & { readonly isEntryReviewed?: unknown }): boolean {
  return project.isEntryReviewed === true && mayReviewEntries(project);
}
