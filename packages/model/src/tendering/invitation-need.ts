import { procurementMethod } from '../procedure/method.ts';
import { hasStep, type WayFacts } from './project-way.ts';
import { exceptionOf, leastSuppliers, rulesFor, type Rule, type RuleFacts } from './rule-check.ts';

/** Only who is invited learns of a project of this procedure before its result. */
export function isByInvitation(facts: WayFacts): boolean {
  return hasStep(facts, 'invite');
}

/** How many suppliers a project invites, and how they are found. */
export interface InvitationNeed {
  readonly least: number;
  /** Null: as many as one likes. */
  readonly most: number | null;
  /** They are drawn from a pool so many times as large as their number; null: they are named (R15). */
  readonly poolFactor: number | null;
}

export function invitationNeed(rules: readonly Rule[], facts: RuleFacts): InvitationNeed {
  const inForce = rulesFor(rules, facts);
  const valueOf = (kind: string) => {
    const rule = inForce.find((one) => one.kind === kind);
    return rule ? Number(rule.value) : null;
  };
  if (procurementMethod.is(facts.manner, 'singleSource')) return { least: 1, most: 1, poolFactor: null };
  // Who invites fewer than must quote has failed before he begins.
  const { least } = leastSuppliers(rules, facts);
  const invited = exceptionOf(inForce, facts) ? least : Math.max(valueOf('minInvited') ?? 1, least);
  return { least: invited, most: null, poolFactor: valueOf('invitedPool') };
}
