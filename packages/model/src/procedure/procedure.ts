import type { Text } from '../kit/text.ts';
import type { MethodName, RegimeName } from './method.ts';
import { milestoneNames, milestones, type Milestone, type MilestoneName } from './milestone.ts';
import { periods, type PeriodName } from './period.ts';
import { steps, type Step, type StepName } from './step.ts';

/** A procurement method as data: its steps, and what the law says about its days. */
export interface Procedure {
  readonly method: MethodName;
  /** When it may be chosen, in a sentence, with its article. */
  readonly purpose: Text;
  readonly regimes: readonly RegimeName[];
  readonly steps: readonly ProcedureStep[];
  /** The periods that each regime sets; their numbers are rows of `law_rule`. */
  readonly periods: Readonly<Partial<Record<RegimeName, readonly PeriodName[]>>>;
  /** How prices reach the purchaser: sealed until the opening, sealed and then bid down in an auction, or by a plain offer. */
  readonly submission: 'sealed' | 'auction' | 'offer';
}

export interface ProcedureStep extends Step {
  readonly name: StepName;
  /** Left out where it is not needed; recorded as skipped. */
  readonly isOptional: boolean;
}

interface Definition extends Omit<Procedure, 'steps' | 'regimes'> {
  readonly steps: readonly (StepName | `${StepName}?`)[];
}

const order = Object.keys(steps);

/** Declares a procedure; a definition that nobody could follow is a fault of the program, told at once. */
export function procedure(definition: Definition): Procedure {
  const resolved = definition.steps.map((word): ProcedureStep => {
    const isOptional = word.endsWith('?');
    const name = (isOptional ? word.slice(0, -1) : word) as StepName; // the two forms that the type allows
    return { ...steps[name], name, isOptional };
  });
  // The keys of the declared regimes.
  const regimes = Object.keys(definition.periods) as RegimeName[];
  const declared = { ...definition, regimes, steps: resolved };
  const faults = faultsOf(declared);
  if (faults.length > 0) throw new Error(`${definition.method}: ${faults.join('; ')}`);
  return declared;
}

function faultsOf(declared: Procedure): string[] {
  const places = declared.steps.map(({ name }) => order.indexOf(name));
  const disordered = declared.steps.filter((_, index) => (places[index] ?? 0) <= (places[index - 1] ?? -1));
  const foreign = declared.regimes.flatMap((regime) => {
    const known = broughtBy(declared, regime);
    return (declared.periods[regime] ?? [])
      .filter((name) => !known.has(periods[name].from) || !known.has(periods[name].to))
      .map((name) => `${name} speaks of a milestone that no step under ${regime} brings`);
  });
  return [
    ...disordered.map(({ name }) => `${name} cannot be reached from the step before it`),
    ...(declared.regimes.length === 0 ? ['it stands under no law'] : []),
    ...foreign,
  ];
}

/** The steps that a regime knows. */
export function stepsUnder({ steps: all }: Procedure, regime: RegimeName): ProcedureStep[] {
  return all.filter(({ regimes }) => regimes === undefined || regimes.includes(regime));
}

/** Whether a procedure under a regime has this step: always, where it is needed, or never. */
export function needOf(declared: Procedure, regime: RegimeName, name: StepName): 'always' | 'maybe' | 'never' {
  const step = stepsUnder(declared, regime).find((one) => one.name === name);
  if (!step) return 'never';
  return step.isOptional ? 'maybe' : 'always';
}

function broughtBy(declared: Procedure, regime: RegimeName): ReadonlySet<MilestoneName> {
  return new Set(stepsUnder(declared, regime).flatMap(({ brings }) => brings));
}

/** The milestones of a procedure under a regime, in the order of the calendar. */
export function milestonesOf(declared: Procedure, regime: RegimeName): MilestoneName[] {
  const brought = broughtBy(declared, regime);
  const spoken = new Set(
    (declared.periods[regime] ?? []).flatMap((name): MilestoneName[] => [periods[name].from, periods[name].to]),
  );
  const isNeeded = (name: MilestoneName) => {
    const { onlyByRule }: Milestone = milestones[name];
    return brought.has(name) && (!onlyByRule || spoken.has(name));
  };
  return milestoneNames.filter(isNeeded);
}
