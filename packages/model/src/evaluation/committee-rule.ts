import { compareYuan } from '../kit/money.ts';
import { memberRole } from './choices.ts';

/** The numbers of the law for a committee; null where no rule speaks of them. */
export interface CommitteeFigures {
  /** So many members at least. */
  readonly least: number;
  /** So many from an amount on, or where it is complex; null: as many as otherwise. */
  readonly large: number | null;
  /** That amount, in yuan. */
  readonly largeFrom: string | null;
  /** So many thirds of the members are experts. */
  readonly expertThirds: number;
}

export interface CommitteeFacts {
  /** Of `memberRole`, of everybody who has not left. */
  readonly roles: readonly number[];
  /** The budget of what is evaluated, in yuan. */
  readonly budget: string;
  /** Technically complex, or of influence on the public (87号令 47). */
  readonly isComplex: boolean;
}

export type CommitteeFault =
  | { readonly code: 'tooFew'; readonly params: { readonly least: string; readonly have: string } }
  | { readonly code: 'even'; readonly params: { readonly least: string; readonly have: string } }
  | { readonly code: 'expertsTooFew'; readonly params: { readonly need: string; readonly have: string } };

/** How many members a committee has at least. */
export function leastMembers(
  { least, large, largeFrom }: CommitteeFigures,
  { budget, isComplex }: Pick<CommitteeFacts, 'budget' | 'isComplex'>,
): number {
  if (large === null) return least;
  const isLarge = largeFrom !== null && compareYuan(budget, largeFrom) >= 0;
  return isLarge || isComplex ? Math.max(least, large) : least;
}

/**
 * R25 to R27: enough of them, an odd number, and two thirds of them experts (招标投标法 37, 87号令 47, 74号令 7, 214号文 14).
 * Whoever watches over them evaluates nothing and does not count.
 */
export function faultsOfCommittee(facts: CommitteeFacts, figures: CommitteeFigures): CommitteeFault[] {
  const counted = facts.roles.filter((role) => !memberRole.is(role, 'supervisor'));
  const experts = counted.filter((role) => memberRole.is(role, 'expert', 'leader')).length;
  const least = leastMembers(figures, facts);
  const need = Math.ceil((counted.length * figures.expertThirds) / 3);
  const said = { least: String(least), have: String(counted.length) };
  return [
    ...(counted.length < least ? [{ code: 'tooFew' as const, params: said }] : []),
    ...(counted.length % 2 === 0 ? [{ code: 'even' as const, params: said }] : []),
    ...(experts < need
      ? [{ code: 'expertsTooFew' as const, params: { need: String(need), have: String(experts) } }]
      : []),
  ];
}

/** What an election has come to: somebody has more than half of all votes, or they vote again. */
export type Election = { readonly leaderId: string } | { readonly isTied: true } | { readonly isOpen: true };

/** Everybody gives one vote, himself included; more than half of all elect. */
export function electedBy(votes: readonly (string | null)[]): Election {
  if (votes.length === 0) return { isOpen: true };
  const counts = new Map<string, number>();
  for (const vote of votes) if (vote !== null) counts.set(vote, (counts.get(vote) ?? 0) + 1);
  const elected = [...counts].find(([, count]) => count * 2 > votes.length);
  if (elected) return { leaderId: elected[0] };
  return votes.includes(null) ? { isOpen: true } : { isTied: true };
}
