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
  /** Who decides nothing here, whatever the step says: it is his own. */
  readonly barred: readonly string[];
}

/**
 * Who decides at a node, by one order of rules: those whom the grant names · without the disabled and those without the right · substitutes in
 * place of the absent · the initiator's own case · who has agreed already · nobody left. Each step that changes
 * something leaves a line, kept with the visit and shown to whoever asks why.
 */
export function resolveApprovers({ node, initiator, agreed, barred }: Asked, world: FlowWorld): Approvers {
  const rules = node.rules ?? defaultApproverRules;
  const trace: TraceLine[] = [];
  const candidates = world.candidates(node.id);
  trace.push({ step: 'candidates', people: candidates.map(({ id }) => id) });
  const active = withRight(withoutDisabled(candidates, trace), trace);
  const present = unique(withSubstitutes(active, { trace, barred }));
  const selfCase = { people: present, initiator, barred, rule: rules.onSelf };
  const { people, selfPassed } =
    barred.length > 0 ? withoutBarred(selfCase, { world, trace }) : withSelfRule(selfCase, { world, trace });
  if (people.length === 0) {
    const hasBarred = present.length > 0 && barred.length > 0;
    return nobody({ ...rules, hasBarred }, { world, trace, initiator, barred });
  }
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

/** Whom a part names that somebody gave him decides by his own right; without it he is nobody. */
function withRight(candidates: readonly Candidate[], trace: TraceLine[]): readonly Candidate[] {
  const without = candidates.filter(({ lacksRight }) => lacksRight);
  if (without.length > 0) trace.push({ step: 'withoutRight', people: without.map(({ id }) => id) });
  return candidates.filter(({ lacksRight }) => !lacksRight);
}

/** Whose substitute is barred is asked himself, away or not. */
function withSubstitutes(
  candidates: readonly Candidate[],
  { trace, barred }: { trace: TraceLine[]; barred: readonly string[] },
): string[] {
  const standsIn = (substitute: string | undefined) => substitute !== undefined && !barred.includes(substitute);
  const absent = candidates.filter(({ substitute }) => standsIn(substitute));
  if (absent.length > 0) {
    const to = absent.map(({ substitute = '' }) => substitute);
    trace.push({ step: 'substituted', people: absent.map(({ id }) => id), to });
  }
  return candidates.map(({ id, substitute }) => (standsIn(substitute) ? (substitute ?? id) : id));
}

interface SelfCase {
  readonly barred: readonly string[];
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

/** The others decide, or his superior in his place; a rule lets nothing pass because it is his own. */
function withoutBarred(
  { people, initiator, barred, rule }: SelfCase,
  { world, trace }: { world: FlowWorld; trace: TraceLine[] },
): { people: readonly string[]; selfPassed?: undefined } {
  const own = people.filter((id) => barred.includes(id));
  if (own.length === 0) return { people };
  const to = rule === 'leader' ? superiorOf(initiator, { world, barred }) : [];
  trace.push({ step: 'self', people: own, to });
  return { people: unique([...people.filter((id) => !barred.includes(id)), ...to]) };
}

/** Who stands above him and may decide; nobody, where that is somebody whose own it is. */
function superiorOf(person: string, { world, barred }: { world: FlowWorld; barred: readonly string[] }): string[] {
  const leader = world.leaderOf(person);
  if (!leader?.isActive || leader.lacksRight) return [];
  return [leader.substitute, leader.id]
    .filter((id) => id !== undefined)
    .filter((id) => !barred.includes(id))
    .slice(0, 1);
}

function nobody(
  { onEmpty, onSelf, hasBarred }: ApproverRules & { readonly hasBarred: boolean },
  {
    world,
    trace,
    initiator,
    barred,
  }: { world: FlowWorld; trace: TraceLine[]; initiator: string; barred: readonly string[] },
): Approvers {
  trace.push({ step: 'empty', people: [] });
  const isRuled = onEmpty === 'reject' || (onEmpty === 'pass' && !hasBarred);
  if (isRuled) return { people: [], decided: onEmpty, trace };
  const administrators = unique(world.administrators()).filter((id) => onSelf === 'ask' || id !== initiator);
  const others = administrators.filter((id) => !barred.includes(id));
  const people = others.length > 0 || barred.length === 0 ? others : superiorOf(initiator, { world, barred });
  trace.push({ step: 'administrators', people });
  return { people: people.map((id) => ({ id })), trace };
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
