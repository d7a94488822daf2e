import { lawRegime } from '../procedure/method.ts';
import { needOf } from '../procedure/procedure.ts';
import { procedureOf } from '../procedure/procedures.ts';
import type { StepName } from '../procedure/step.ts';
import { isAside, isNeverEntered, projectLifecycle, stagesInOrder, type ProjectAction } from './project-lifecycle.ts';

/** What decides which way a project goes. */
export interface WayFacts {
  readonly manner: number;
  readonly lawRegime: number;
}

type Stage = (typeof projectLifecycle.choices)[number]['value'];

/** Whether the procedure of a project always has a step; what it has only where it is needed is left out today. */
export function hasStep({ manner, lawRegime: law }: WayFacts, name: StepName): boolean {
  const procedure = procedureOf(manner);
  const regime = lawRegime.named(law);
  return procedure !== undefined && regime !== undefined && needOf(procedure, regime.name, name) === 'always';
}

/** A stage that only some procedures have, by the step that is done in it. */
const stageOfStep: readonly (readonly [Stage, StepName])[] = [[projectLifecycle.code.drafting, 'confirmDocuments']];

function isOnTheWay(facts: WayFacts, stage: number): boolean {
  const [, step] = stageOfStep.find(([known]) => known === stage) ?? [];
  return !isNeverEntered(stage) && (step === undefined || hasStep(facts, step));
}

/** The stages of a project of this procedure, in their order. */
export function stagesOnWay(facts: WayFacts): number[] {
  return stagesInOrder.map(({ value }) => value).filter((stage) => isOnTheWay(facts, stage));
}

/** What a project leaves out on its way from one stage to another. */
export function stagesSkipped(facts: WayFacts, from: number, to: number): number[] {
  if (isAside(from) || isAside(to)) return [];
  const between = stagesInOrder.filter(({ value }) => value > from && value < to);
  return between.map(({ value }) => value).filter((stage) => !isOnTheWay(facts, stage));
}

/** Where an action leads a project: the next stage that its procedure has. Undefined where the action has one way only. */
export function targetOf(action: ProjectAction, facts: WayFacts): Stage | undefined {
  if (action !== 'approve') return undefined;
  const { drafting, ready } = projectLifecycle.code;
  return hasStep(facts, 'confirmDocuments') ? drafting : ready;
}
