import type { FormValues, InstanceStatus, StepRights, Text, Variable } from '@zhaocai/model';

/** What became of a run, told to its business object. */
export interface FlowEnd {
  readonly businessId: string;
  /** `returned`, `running` and `error` while it goes on; what an administrator terminated is withdrawn for the object. */
  readonly outcome: Exclude<InstanceStatus, 'terminated'>;
  readonly flowInstanceId: string;
  /** As it stands when the run ends. */
  readonly form: FormValues;
  /** What was said with the decision that ended it. */
  readonly remark: string | undefined;
}

const outcomesOfEnd = ['finished', 'rejected', 'withdrawn'] as const;

/** Whether a run is over: as long as it goes on, is stuck or back with who asked, its object stays as it is. */
export function isOver(outcome: FlowEnd['outcome']): outcome is (typeof outcomesOfEnd)[number] {
  return outcomesOfEnd.some((one) => one === outcome);
}

/** What a module says of its objects so that flows can be about them; `Ctx` is what a call is given (http/context.ts), `Reader` of it what decides about reading. */
export interface FlowBusinessOf<Ctx, Reader> {
  readonly type: string;
  readonly label: Text;
  /** What expressions may ask of its form; without them each flow says its own. */
  readonly variables?: readonly (Variable & { readonly label: Text })[];
  /** People by project role 1–7; 0: the project's leader. */
  projectRoles?(ctx: Ctx, businessId: string): Promise<Readonly<Record<number, readonly string[]>>>;
  /**
   * Where the business keeps the form itself: judges what a step leaves of it and answers what is kept. The flow then
   * does not ask which fields there are.
   */
  takeForm?(ctx: Ctx, taken: TakenForm): Promise<FormValues>;
  /** Of a form that the business keeps: what people read on it, by the names of its fields and `table.column`. */
  fieldLabels?(ctx: Ctx, businessId: string): Promise<Readonly<Record<string, string>>>;
  /**
   * Where the object keeps what is asked about: it was returned, its own page has changed it, and it is handed in again.
   * Judges the object as it is now and answers the form that those who are asked read. What it refuses refuses the whole.
   */
  handInAgain?(ctx: Ctx, again: HandingInAgain): Promise<FormValues>;
  /** An action that the tenant may bind a flow to. Whoever handed it in decides nothing of it then, whatever the flow says. */
  readonly isBindable?: boolean;
  /** The right to such an action: whom a person puts in the place of those whom the flow names holds it. */
  readonly right?: string;
  /** Rights that weigh more than it: whoever holds one decides about the action too. */
  readonly orRights?: readonly string[];
  /** What happens to such an action where no flow is bound: who decides then, or that it takes effect at once. */
  readonly withoutFlow?: Text;
  /** What becomes of the object where a rejection ends the flow: a whole sentence for whoever is about to reject. */
  readonly afterReject?: Text;
  /** Who made the object, where they decide nothing of it either (`notBy: ['add']` of its lifecycle). */
  makers?(ctx: Ctx, businessId: string): Promise<readonly string[]>;
  /** Whoever may read the object may read what was decided about it. */
  mayRead?(ctx: Reader, businessId: string): Promise<boolean>;
  /**
   * In the transaction of the decision, whenever the status of the run changes. What it refuses refuses the decision. Who
   * decides need not hold the right to what follows: see `withAuthority`.
   */
  onFlowFinished(ctx: Ctx, ended: FlowEnd): Promise<void>;
}

export interface HandingInAgain {
  readonly businessId: string;
  /** As it was asked about before. */
  readonly form: FormValues;
}

export interface TakenForm {
  readonly businessId: string;
  readonly form: FormValues;
  /** Of the step, over the fields of the form. */
  readonly step: StepRights;
  readonly isStart: boolean;
  readonly hasChanged: boolean;
}

/** The business objects of a server by their type; a flow of no business has none. */
export type FlowBusinessesOf<Ctx, Reader> = ReadonlyMap<string | null, FlowBusinessOf<Ctx, Reader>>;
