import Big from 'big.js';
import { hoursBetween, isInForce } from '../kit/days.ts';
import { compareYuan } from '../kit/money.ts';
import type { Text } from '../kit/text.ts';
import type { CalendarLookup } from '../procedure/work-days.ts';
import type { purchaseTypes } from './choices.ts';
import { judgeDays, type DayFacts } from './days-check.ts';
import { plainNumber } from './plain-number.ts';

/** What a project is judged by; `kind` of a law_rule row. The other periods are those of a schedule (`layOut`). */
const judgedKinds = [
  'salePeriod',
  'quotePeriod',
  'changePeriod',
  'minSuppliers',
  'minSuppliersServices',
  'openAtDeadline',
  'depositShare',
] as const;

export type RuleKind = (typeof judgedKinds)[number];

/** What a publication must leave: time to have the documents, and time to quote. */
export function isPublicationPeriod(kind: string): boolean {
  return kind === 'salePeriod' || kind === 'quotePeriod';
}

/** A law_rule row as the check needs it. */
export interface Rule {
  readonly code: string;
  readonly kind: string;
  readonly name: string;
  readonly nameEn: string;
  readonly lawRegime: number;
  readonly manner: number;
  readonly value: string;
  readonly unit: string;
  readonly dayType: number | null;
  readonly sourceArticle: string;
  readonly sourceArticleEn: string;
  readonly certainty: string;
  readonly isOverridable: boolean;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

export interface RuleFacts extends DayFacts {
  readonly generalBudget?: string | null;
  readonly depositMoney?: string | null;
  /** The procurement that failed before this one, and the approval of how this one is done. */
  readonly parentId?: string | null;
  readonly mannerFiles?: readonly unknown[] | null;
  /** Of `purchaseTypes`. */
  readonly purchaseType?: number | null | undefined;
}

export interface RuleVerdict {
  readonly code: string;
  readonly kind: string;
  readonly name: Text;
  readonly article: Text;
  readonly value: string;
  readonly unit: string;
  readonly dayType: number | null;
  readonly certainty: string;
  readonly isOverridable: boolean;
  /** null: the facts to judge it are not given yet. */
  readonly passed: boolean | null;
  /** The earliest moment that the rule allows. */
  readonly earliest: string | null;
  /** The greatest amount that the rule allows, in yuan. */
  readonly limit: string | null;
  readonly missingYear: string | null;
}

/**
 * The rules in force for this manner and regime at the day of publication; that of changes where there is one, by the law
 * of the day of the change (R05).
 */
export function rulesFor(rules: readonly Rule[], { manner, lawRegime, publishTime, changeTime }: RuleFacts): Rule[] {
  const dayOf = ({ kind }: Rule) => ((kind === 'changePeriod' ? changeTime : undefined) ?? publishTime).slice(0, 10);
  return rules.filter(
    (rule) =>
      rule.manner === manner &&
      (rule.kind !== 'changePeriod' || changeTime !== undefined) &&
      rule.lawRegime === lawRegime &&
      isInForce(rule, dayOf(rule)),
  );
}

/** Every rule that applies, with its source, its number and whether the facts keep it. */
export function judgeRules(rules: readonly Rule[], facts: RuleFacts, kindOf: CalendarLookup): RuleVerdict[] {
  const inForce = rulesFor(rules, facts);
  const unasked = servicesRuleOf(inForce, facts) ? 'minSuppliers' : 'minSuppliersServices';
  const judged = inForce.filter(({ kind }) => kind !== unasked && judgedKinds.some((one) => one === kind));
  return judged.map((rule) => ({
    code: rule.code,
    kind: rule.kind,
    name: { zh: rule.name, en: rule.nameEn },
    article: { zh: rule.sourceArticle, en: rule.sourceArticleEn },
    value: plainNumber(rule.value),
    unit: rule.unit,
    dayType: rule.dayType,
    certainty: rule.certainty,
    isOverridable: rule.isOverridable,
    ...nothingJudged,
    ...judge(rule, facts, kindOf),
  }));
}

type Judgement = Partial<Pick<RuleVerdict, 'passed' | 'earliest' | 'limit' | 'missingYear'>>;

const nothingJudged = { passed: null, earliest: null, limit: null, missingYear: null };

function judge(rule: Rule, facts: RuleFacts, kindOf: CalendarLookup): Judgement {
  switch (rule.kind as RuleKind) {
    case 'salePeriod':
    case 'quotePeriod':
    case 'changePeriod':
      return judgeDays(rule, facts, kindOf);
    case 'openAtDeadline':
      return { passed: facts.openTime && facts.bidEndTime ? facts.openTime === facts.bidEndTime : null };
    case 'depositShare': {
      if (!facts.generalBudget) return {};
      const limit = new Big(facts.generalBudget).times(rule.value).div(100).round(2, Big.roundDown).toFixed(2);
      return { limit, passed: facts.depositMoney ? compareYuan(facts.depositMoney, limit) <= 0 : null };
    }
    case 'minSuppliers':
    case 'minSuppliersServices':
      return {};
  }
}

/** How much a time is too early, in whole days and hours, an hour begun counting whole; null where it is not. */
export function shortBy(given: string, earliest: string): { days: number; hours: number } | null {
  const hours = Math.ceil(hoursBetween(given, earliest));
  return hours > 0 ? { days: Math.floor(hours / 24), hours: hours % 24 } : null;
}

/** How many suppliers must have quoted, by the rules that apply; without a rule one is enough. */
export function leastSuppliers(rules: readonly Rule[], facts: RuleFacts): { least: number; isOverridable: boolean } {
  const inForce = rulesFor(rules, facts);
  const rule =
    exceptionOf(inForce, facts) ??
    servicesRuleOf(inForce, facts) ??
    inForce.find(({ kind }) => kind === 'minSuppliers');
  return rule ? { least: Number(rule.value), isOverridable: rule.isOverridable } : { least: 1, isOverridable: true };
}

const services: (typeof purchaseTypes)[number]['value'] = 2;

/** Some numbers are of what buys services alone. */
export function buysServices({ purchaseType }: Pick<RuleFacts, 'purchaseType'>): boolean {
  return purchaseType === services;
}

/** How many bidders are enough for services, where the method has a number of theirs: nothing has to fail before (R14). */
function servicesRuleOf(inForce: readonly Rule[], facts: RuleFacts): Rule | undefined {
  return buysServices(facts) ? inForce.find(({ kind }) => kind === 'minSuppliersServices') : undefined;
}

/**
 * After a procurement that failed, with the approval of going on with fewer, as many are enough as the exception of the
 * method says, where it has one (R14). That the procurement before has failed is judged where its packages are known:
 * rules without that ground come without their exception.
 */
export function exceptionOf(inForce: readonly Rule[], { parentId, mannerFiles }: RuleFacts): Rule | undefined {
  if (!parentId || !mannerFiles?.length) return undefined;
  return inForce.find(({ kind }) => kind === 'minSuppliersException');
}
