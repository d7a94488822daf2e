import { defaultApproverRules, type ApproverRules, type FlowNode } from './definition.ts';
import type { Candidate, FlowWorld, TraceLine } from './state.ts';

export interface Approvers {
  readonly people: readonly { readonly id: string; readonly automatic?: 'self' | 'duplicate' }[];
  /** Nobody decides: the node's rule does. */
  readonly decided?: 'pass' | 'reject';
  readonly trace: readonly TraceLine[];
}

interface Asked {
  readonly node: FlowNode;
  readonly initiator: string;
  /** Who has agreed to the present content already. */
  readonly agreed: readonly string[];
}

/**
 * Who decides at a node, by one order of rules: those whom the grant names · without the disabled · substitutes in
 * place of the absent · the initiator's own case · who has agreed already · nobody left. Each step that changes
 * something leaves a line, kept with the visit and shown to whoever asks why.
 */
export function resolveApprovers({ node, initiator, agreed }: Asked, world: FlowWorld): Approvers {
  const rules = node.rules ?? defaultApproverRules;
  const trace: TraceLine[] = [];
  const candidates = world.candidates(node.id);
  trace.push({ step: 'candidates', people: candidates.map(({ id }) => id) });
  const active = withoutDisabled(candidates, trace);
  const present = unique(withSubstitutes(active, trace));
  const { people, selfPassed } = withSelfRule({ people: present, initiator, rule: rules.onSelf }, { world, trace });
  if (people.length === 0) return nobody(rules, { world, trace, initiator });
  const repeated = rules.onDuplicate === 'pass' ? people.filter((id) => agreed.includes(id) && id !== selfPassed) : [];
  if (repeated.length > 0) trace.push({ step: 'duplicate', people: repeated });
  return {
    trace,
    people: people.map((id) => {
      if (id === selfPassed) return { id, automatic: 'self' };
      return repeated.includes(id) ? { id, automatic: 'duplicate' } : { id };
    }),
  };
}

function withoutDisabled(candidates: readonly Candidate[], trace: TraceLine[]): readonly Candidate[] {
  const disabled = candidates.filter(({ isActive }) => !isActive);
  if (disabled.length > 0) trace.push({ step: 'disabled', people: disabled.map(({ id }) => id) });
  return candidates.filter(({ isActive }) => isActive);
}

function withSubstitutes(candidates: readonly Candidate[], trace: TraceLine[]): string[] {
  const absent = candidates.filter(({ substitute }) => substitute !== undefined);
  if (absent.length > 0) {
    const to = absent.map(({ substitute = '' }) => substitute);
    trace.push({ step: 'substituted', people: absent.map(({ id }) => id), to });
  }
  return candidates.map(({ id, substitute }) => substitute ?? id);
}

interface SelfCase {
  readonly people: readonly string[];
  readonly initiator: string;
  readonly rule: 'ask' | 'pass' | 'leader';
}

function withSelfRule(
  { people, initiator, rule }: SelfCase,
  { world, trace }: { world: FlowWorld; trace: TraceLine[] },
): { people: readonly string[]; selfPassed?: string } {
  if (rule === 'ask' || !people.includes(initiator)) return { people };
  if (rule === 'pass') {
    trace.push({ step: 'self', people: [initiator] });
    return { people, selfPassed: initiator };
  }
  const leader = world.leaderOf(initiator);
  const to = leader?.isActive ? (leader.substitute ?? leader.id) : undefined;
  // Without a leader, or where he is one himself, the others decide, or whoever decides where nobody is left.
  if (to === undefined || to === initiator) {
    trace.push({ step: 'self', people: [initiator], to: [] });
    return { people: people.filter((id) => id !== initiator) };
  }
  trace.push({ step: 'self', people: [initiator], to: [to] });
  return { people: unique(people.map((id) => (id === initiator ? to : id))) };
}

function nobody(
  { onEmpty, onSelf }: ApproverRules,
  { world, trace, initiator }: { world: FlowWorld; trace: TraceLine[]; initiator: string },
): Approvers {
  trace.push({ step: 'empty', people: [] });
  if (onEmpty !== 'administrator') return { people: [], decided: onEmpty, trace };
  const people = unique(world.administrators()).filter((id) => onSelf === 'ask' || id !== initiator);
  trace.push({ step: 'administrators', people });
  return { people: people.map((id) => ({ id })), trace };
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
