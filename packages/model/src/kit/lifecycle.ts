import { duties as resolveDuties, type Duties, type DutyDefinition } from './duty.ts';
import { named, type Code, type NamedChoice, type NamedOf } from './named.ts';
import type { Told } from './told.ts';
import type { Text } from './text.ts';

/**
 * A lifecycle is data: named states and the actions that lead from one to another. The server's `transition` is the
 * only way to change a status; screens draw buttons, tags, filters and the picture of the states from it.
 */
export interface LifecycleOf<S extends States, A extends string> extends NamedOf<S> {
  /** The field that holds the state. */
  readonly field: string;
  readonly actions: Readonly<Record<A, Action<S[keyof S & string]['value']>>>;
  /** What its states hand to somebody, by name. */
  readonly duties: Duties;
  /** Who is told of its moves. */
  readonly told: readonly Told[];
  /** Of states that follow each other in the order of their declaration: has this one been reached? */
  hasReached(value: unknown, name: keyof S & string): boolean;
  /** The same for SQL: `stage in ${stages.sqlFrom('opened')}`. */
  sqlFrom(name: keyof S & string): string;
}

/** Any of them, as the kits read it: what they ask of it does not depend on its names. */
export interface AnyLifecycle {
  readonly field: string;
  readonly choices: readonly (NamedChoice & { readonly name: string })[];
  readonly actions: Readonly<Record<string, Action>>;
  readonly duties?: Duties;
  readonly told?: readonly Told[];
}

/** An action as its lifecycle declares it, by the names of the states. */
export interface ActionDefinition<N extends string = string> {
  readonly from: readonly N[];
  readonly to: N;
  /** Where it leads a row instead whose own way is another; the command that moves it says so. */
  readonly orTo?: readonly N[];
  /** Who may do it by a button of his own. Without one it is done by a command on the way, or by the clock. */
  readonly permission?: string;
  readonly label: Text;
  /** Asks before it is done. */
  readonly confirm?: Text;
  readonly danger?: boolean;
  /** Whether the person says why; the reason is kept in the evidence. */
  readonly reason?: 'required' | 'optional';
  /**
   * Nobody does it who did one of these to the row last: four eyes, administrators included. `add` is to have made it,
   * `write` to have changed what it says since it was last decided, `write:<part>` the same of a part decided by itself.
   */
  readonly notBy?: readonly string[];
  /** It decides what was written: who wrote that is free to decide about what others write afterwards. */
  readonly settles?: true;
  /** A job does it when its time has come, in the name of the product. */
  readonly byClock?: true;
  /** What it brings about elsewhere, as `<entity>.<action>`. */
  readonly effects?: readonly string[];
}

export interface Action<C extends Code = Code> extends Omit<ActionDefinition, 'from' | 'to' | 'orTo'> {
  readonly from: readonly C[];
  readonly to: C;
  readonly orTo?: readonly C[];
}

/** Every state that an action may lead to. */
export function targetsOf({ to, orTo = [] }: Action): readonly Code[] {
  return [to, ...orTo];
}

interface State extends NamedChoice {
  /** Outside of the order of the others, as an end without a result is: it has reached none of them. */
  readonly isAside?: true;
}
type States = Readonly<Record<string, State>>;

interface Definition<S extends States, A extends string> {
  readonly field: string;
  readonly states: S;
  readonly actions: Readonly<Record<A, ActionDefinition<keyof S & string>>>;
  readonly duties?: Readonly<Record<string, DutyDefinition<keyof S & string, NoInfer<A>>>>;
  /** One of each side at most is told of a move. */
  readonly told?: Told<NoInfer<A>> | readonly Told<NoInfer<A>>[];
}

export type ActionOf<L> = L extends { readonly actions: Readonly<Record<infer A extends string, unknown>> } ? A : never;

export function lifecycle<const S extends States, const A extends string>({
  field,
  states,
  actions,
  duties = {},
  told = [],
}: Definition<S, A>): LifecycleOf<S, A> {
  type N = keyof S & string;
  const enumeration = named(states);
  const order = Object.keys(states) as N[]; // the keys of the declared states
  const from = (name: N) => order.slice(order.indexOf(name)).filter((one) => one === name || !states[one]?.isAside);
  const resolved = Object.entries<ActionDefinition<N>>(actions).map(([name, action]) => {
    const known = (action.notBy ?? []).every((other) => other === 'add' || isWriting(other) || other in actions);
    if (!known) throw new Error(`${name} names an action in notBy that the lifecycle does not have`);
    const codes = (names: readonly N[]) => names.map((one) => enumeration.code[one]);
    const { from, to, orTo, ...rest } = action;
    return [name, { ...rest, from: codes(from), to: enumeration.code[to], ...(orTo && { orTo: codes(orTo) }) }];
  });
  return {
    ...enumeration,
    field,
    // Each declared action, once.
    actions: Object.fromEntries(resolved) as LifecycleOf<S, A>['actions'],
    duties: resolveDuties({ field, code: enumeration.code, actions }, duties),
    told: [told].flat(),
    hasReached: (value, name) => enumeration.is(value, ...from(name)),
    sqlFrom: (name) => enumeration.sql(...from(name)),
  };
}

/** One of those who wrote, among what four eyes look at. */
export function isWriting(action: string): boolean {
  return action === 'write' || action.startsWith('write:');
}

/** The actions that a person with these rights may do in this state. */
export function actionsAllowed<A extends string>(
  { actions }: { readonly actions: Readonly<Record<A, Action>> },
  state: unknown,
  holds: (permission: string) => boolean,
): A[] {
  // The keys of the declared actions.
  const names = Object.keys(actions) as A[];
  return names.filter((name) => {
    const { from, permission } = actions[name];
    return permission !== undefined && from.some((code) => code === state) && holds(permission);
  });
}
