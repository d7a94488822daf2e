import Big from 'big.js';
import type { Rule } from '../tendering/rule-check.ts';
import { dayType } from './day-type.ts';
import { lawRegime } from './method.ts';
import { ruleAction } from './rule-action.ts';
import { periods, type LegalPeriod } from './period.ts';

/** A number that a buyer sets in place of a statutory one, of the same kind (`kind` of `law_rule`). */
export interface OwnNumber {
  readonly kind: string;
  readonly value: string | number;
  /** Of `dayType`, where it counts days. */
  readonly dayType?: number | null | undefined;
  /** Of `ruleAction`: what a rule does that is not kept. Without one it is as the law has it. */
  readonly action?: number | undefined;
}

type Numbered = Pick<Rule, 'kind' | 'value' | 'dayType' | 'lawRegime'>;

/** Of suppliers, and the share of those that a framework agreement does not admit. */
const leastKinds = [
  'minSuppliers',
  'minSuppliersException',
  'minSuppliersServices',
  'minInvited',
  'minAdmitted',
  'eliminatedShare',
];

/** Which way a number of this kind is stricter; undefined of a kind that is no number. */
export function boundOf(kind: string): LegalPeriod['bound'] | undefined {
  if (leastKinds.some((one) => one === kind)) return 'least';
  if (kind === 'depositShare') return 'most';
  const [, period] = Object.entries(periods).find(([name]) => name === kind) ?? [];
  return period?.bound;
}

/**
 * Why an own number is none that the law allows: it is below the least or above the most, or it counts other days so
 * that nobody can say which is stricter. Working days never end before as many calendar days. The own policy is the
 * buyer's to set (procedures.md).
 */
export function looserThan(own: OwnNumber, rule: Numbered): 'below' | 'above' | 'otherDays' | undefined {
  const bound = boundOf(rule.kind);
  if (!bound || rule.kind !== own.kind || lawRegime.is(rule.lawRegime, 'ownPolicy')) return undefined;
  const countedIn = own.dayType ?? rule.dayType;
  const slow = bound === 'least' ? rule.dayType : countedIn;
  const isComparable = countedIn === rule.dayType || slow === dayType.code.calendarDays;
  if (!isComparable) return 'otherDays';
  const compared = new Big(own.value).cmp(rule.value);
  if (bound === 'least') return compared < 0 ? 'below' : undefined;
  return compared > 0 ? 'above' : undefined;
}

/** What lets its reader go on with a written reason, where a rule says so: each asks for one where it is judged. */
const reasonedKinds = ['salePeriod', 'quotePeriod', 'changePeriod', 'depositShare'];

/** Whether a rule about this may only warn. */
export function mayWarn(kind: string): boolean {
  return boundOf(kind) === undefined || reasonedKinds.includes(kind);
}

/**
 * The rules with the buyer's own numbers in them, wherever those are no looser. What a rule of his forbids is overridden by
 * nobody; what it only warns of stands after the law, which goes on to forbid what it forbade.
 */
export function tightened(rules: readonly Rule[], own: readonly OwnNumber[]): Rule[] {
  const all = rules.map((rule) =>
    own
      .filter((number) => number.kind === rule.kind && boundOf(rule.kind) !== undefined)
      .reduce<readonly [Rule, ...Rule[]]>(withOwn, [rule]),
  );
  return [...all.map(([first]) => first), ...all.flatMap(([, ...warnings]) => warnings)];
}

function withOwn([rule, ...warnings]: readonly [Rule, ...Rule[]], own: OwnNumber): readonly [Rule, ...Rule[]] {
  if (looserThan(own, rule)) return [rule, ...warnings];
  const numbered = withNumber(rule, own);
  if (ruleAction.is(own.action, 'block')) return [{ ...numbered, isOverridable: false }, ...warnings];
  const isAdded = ruleAction.is(own.action, 'warn') && mayWarn(rule.kind) && !rule.isOverridable;
  return isAdded ? [rule, { ...numbered, isOverridable: true }] : [numbered, ...warnings];
}

function withNumber(rule: Rule, { value, dayType: countedIn }: OwnNumber): Rule {
  if (rule.dayType === null || !countedIn || countedIn === rule.dayType) return { ...rule, value: String(value) };
  const unit = dayType.is(countedIn, 'workingDays') ? '工作日' : '日';
  return { ...rule, value: String(value), dayType: countedIn, unit };
}
