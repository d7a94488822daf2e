import { lawRegime, procurementMethod } from '../procedure/method.ts';
import { hasStep, type WayFacts } from '../tendering/project-way.ts';
import { aggregation, checkCategory, evaluationMethod, leaderRule, priceBenchmark } from './choices.ts';
import { exact, rounded, sumOf } from './exact.ts';

/** What a bid has to meet as a whole. */
export interface CheckItem {
  /** Of `checkCategory`. */
  readonly category: number;
  readonly name: string;
  readonly standard: string;
}

/** What points are given for. */
export interface ScoreItem {
  /** Of `scoreCategory`. */
  readonly category: number;
  readonly name: string;
  /** Of `scoreType`. */
  readonly scoreType: number;
  readonly maxScore: string;
  readonly minScore: string;
  /** The least step between two scores; none: two places. */
  readonly step: string | null;
  /** Of `bidNaming`; what was written before there were blind items says nothing. */
  readonly naming?: number | undefined;
  readonly standard: string;
}

/** By what the bids for a package are evaluated. */
export interface StandardDraft {
  readonly evaluationMethod: number;
  /** The price is fixed by the state: it is not scored (87号令 55). */
  readonly isPriceFixed: boolean;
  /** Points of the price of a hundred; null where nothing is scored. */
  readonly priceWeight: string | null;
  readonly benchmark: number;
  /** Of `ceilingMix`: how many percent of the ceiling. */
  readonly benchmarkPercent: string | null;
  readonly aggregation: number;
  readonly leaderRule: number;
  readonly checks: readonly CheckItem[];
  readonly items: readonly ScoreItem[];
}

/** What a project is bought by, and the numbers of the law for it; null where no rule speaks of them. */
export interface StandardFacts extends WayFacts {
  readonly priceLeast: string | null;
  readonly priceMost: string | null;
}

type MethodName = keyof typeof evaluationMethod.code;

/** What keeps a standard from being used, with what its message names. */
export interface StandardFault {
  readonly code:
    | 'noEvaluation'
    | 'methodNotAllowed'
    | 'noQualification'
    | 'noCompliance'
    | 'nameTwice'
    | 'noItems'
    | 'itemsUnasked'
    | 'scoreRange'
    | 'weightsNotFull'
    | 'priceFixed'
    | 'priceTooLow'
    | 'priceTooHigh'
    | 'qualificationScored'
    | 'forbiddenFactor'
    | 'benchmarkNotLowest'
    | 'benchmarkPercent'
    | 'notMean'
    | 'leaderNotExpert';
  readonly params: Readonly<Record<string, string>>;
}

/** Whether bids are compared at all: who buys directly or of one source negotiates instead. */
export function isEvaluated(facts: WayFacts): boolean {
  return (['evaluate', 'compare', 'negotiate'] as const).some((step) => hasStep(facts, step)) && !isSingle(facts);
}

function isSingle({ manner }: WayFacts): boolean {
  return procurementMethod.is(manner, 'singleSource', 'directPurchase');
}

const ofProcurement: Readonly<Partial<Record<keyof typeof procurementMethod.code, readonly MethodName[]>>> = {
  // 87号令 53
  openTender: ['scoring', 'lowestPrice'],
  invitedTender: ['scoring', 'lowestPrice'],
  framework: ['scoring', 'lowestPrice'],
  // 214号文 23
  consultation: ['scoring'],
  // 政府采购法 38 and 40: the need is met, and the price is the lowest.
  negotiation: ['lowestQuote'],
  inquiry: ['lowestQuote'],
};

/** The methods of evaluation that the law allows, the usual one first (招标投标法 41, 87号令 53, 214号文 23, 74号令 35 and 48). */
export function methodsAllowed(facts: WayFacts): MethodName[] {
  if (!isEvaluated(facts)) return [];
  if (lawRegime.is(facts.lawRegime, 'tendering')) return ['assessment', 'reviewedLowest'];
  if (!lawRegime.is(facts.lawRegime, 'procurement'))
    return ['scoring', 'lowestQuote', 'lowestPrice', 'assessment', 'reviewedLowest'];
  const method = procurementMethod.named(facts.manner);
  return [...((method && ofProcurement[method.name]) ?? [])];
}

/** Whether points are given, or the price alone decides among those who meet everything. */
export function isScoredMethod(method: number): boolean {
  return evaluationMethod.is(method, 'scoring', 'assessment');
}

/** R51: what says how large a bidder is, and nothing of what he offers (87号令 17). */
const sizeWords = ['注册资本', '资产总额', '营业收入', '从业人员', '利润', '纳税额'] as const;

/** Everything that keeps a standard from being used, in the order in which it is read. */
export function faultsOfStandard(draft: StandardDraft, facts: StandardFacts): StandardFault[] {
  const allowed = methodsAllowed(facts);
  if (allowed.length === 0) return [fault('noEvaluation')];
  const isProcurement = lawRegime.is(facts.lawRegime, 'procurement');
  return [
    ...faultsOfMethod(draft, allowed),
    ...faultsOfNames(draft),
    ...(isScoredMethod(draft.evaluationMethod) ? faultsOfPoints(draft, facts) : faultsOfPriceAlone(draft)),
    ...(isProcurement ? faultsUnderProcurement(draft) : []),
  ];
}

function fault(code: StandardFault['code'], params: StandardFault['params'] = {}): StandardFault {
  return { code, params };
}

function faultsOfMethod(draft: StandardDraft, allowed: readonly MethodName[]): StandardFault[] {
  const { evaluationMethod: method, benchmark, benchmarkPercent: percent } = draft;
  const isMix = priceBenchmark.is(benchmark, 'ceilingMix');
  const isPercent = percent !== null && exact(percent).compare(0) > 0 && exact(percent).compare(100) < 0;
  return [
    ...(evaluationMethod.is(method, ...allowed) ? [] : [fault('methodNotAllowed')]),
    ...(isScoredMethod(method) && isMix !== isPercent ? [fault('benchmarkPercent')] : []),
  ];
}

function faultsOfNames({ checks, items }: StandardDraft): StandardFault[] {
  const has = (name: keyof typeof checkCategory.code) =>
    checks.some(({ category }) => checkCategory.is(category, name));
  const names = [...checks, ...items].map(({ category, name }) => `${category} ${plain(name)}`);
  const twice = [...checks, ...items].find(
    ({ category, name }, index) => names.indexOf(`${category} ${plain(name)}`) < index,
  );
  return [
    ...(has('qualification') ? [] : [fault('noQualification')]),
    ...(has('compliance') ? [] : [fault('noCompliance')]),
    ...(twice ? [fault('nameTwice', { name: twice.name })] : []),
  ];
}

/** As names are compared: blanks and width do not make another of them. */
function plain(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s/g, '');
}

function faultsOfPoints(draft: StandardDraft, facts: StandardFacts): StandardFault[] {
  const { items, priceWeight, isPriceFixed } = draft;
  const weight = exact(priceWeight ?? '0');
  const sum = sumOf([...items.map(({ maxScore }) => exact(maxScore)), weight]);
  const ranges = items.filter((item) => !isRange(item)).map(({ name }) => fault('scoreRange', { name }));
  return [
    ...(items.length === 0 ? [fault('noItems')] : []),
    ...ranges,
    ...(sum.equals(100) ? [] : [fault('weightsNotFull', { sum: rounded(sum) })]),
    ...(isPriceFixed ? faultsOfFixedPrice(draft) : faultsOfPriceWeight(draft, facts)),
  ];
}

function isRange({ minScore, maxScore, step }: ScoreItem): boolean {
  const span = exact(maxScore).sub(exact(minScore));
  if (span.compare(0) <= 0 || exact(maxScore).compare(0) <= 0) return false;
  if (step === null) return true;
  return exact(step).compare(0) > 0 && span.mod(exact(step)).equals(0);
}

function faultsOfFixedPrice({ priceWeight }: StandardDraft): StandardFault[] {
  return exact(priceWeight ?? '0').equals(0) ? [] : [fault('priceFixed')];
}

/** R49: what the price weighs at least, and at most. */
function faultsOfPriceWeight(
  { priceWeight }: StandardDraft,
  { priceLeast, priceMost }: StandardFacts,
): StandardFault[] {
  const weight = exact(priceWeight ?? '0');
  if (priceLeast !== null && weight.compare(exact(priceLeast)) < 0)
    return [fault('priceTooLow', { least: priceLeast })];
  if (priceMost !== null && weight.compare(exact(priceMost)) > 0) return [fault('priceTooHigh', { most: priceMost })];
  return [];
}

function faultsOfPriceAlone({ items, priceWeight }: StandardDraft): StandardFault[] {
  const isUnasked = items.length > 0 || !exact(priceWeight ?? '0').equals(0);
  return isUnasked ? [fault('itemsUnasked')] : [];
}

/** 87号令 17, 45, 55 and 62: R50, R51, and that neither prices nor scores are left out of the calculation. */
function faultsUnderProcurement(draft: StandardDraft): StandardFault[] {
  const { checks, items, benchmark, aggregation: way, leaderRule: leader, evaluationMethod: method } = draft;
  const qualified = new Set(
    checks.filter(({ category }) => checkCategory.is(category, 'qualification')).map(({ name }) => plain(name)),
  );
  const scoredToo = items.filter(({ name }) => qualified.has(plain(name)));
  const judged = [...checks.filter(({ category }) => checkCategory.is(category, 'qualification')), ...items];
  const forbidden = judged.flatMap(({ name, standard }) => {
    const word = sizeWords.find((one) => `${plain(name)}${plain(standard)}`.includes(one));
    return word ? [fault('forbiddenFactor', { name, word })] : [];
  });
  const scored = isScoredMethod(method);
  return [
    ...scoredToo.map(({ name }) => fault('qualificationScored', { name })),
    ...forbidden,
    ...(scored && !priceBenchmark.is(benchmark, 'lowest') ? [fault('benchmarkNotLowest')] : []),
    ...(scored && !aggregation.is(way, 'mean') ? [fault('notMean')] : []),
    ...(leaderRule.is(leader, 'expert') ? [] : [fault('leaderNotExpert')]),
  ];
}
