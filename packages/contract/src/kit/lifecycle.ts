import type { Choice } from './field.ts';
import type { Text } from './text.ts';

/**
 * A lifecycle is data: states with labels, actions with from, to, permission and label.
 * The server's `transition` is the only way to change a status; screens draw buttons, tags and filters from it.
 */
export interface Lifecycle<S extends number = number, A extends string = string> {
  /** The field that holds the state. */
  readonly field: string;
  readonly states: readonly Choice<S>[];
  readonly actions: Readonly<Record<A, Action<S>>>;
}

export interface Action<S extends number = number> {
  readonly from: readonly S[];
  readonly to: S;
  readonly permission: string;
  readonly label: Text;
  /** Asks before it is done. */
  readonly confirm?: Text;
  readonly danger?: boolean;
}

export function lifecycle<const S extends number, const A extends string>(
  definition: Lifecycle<S, A>,
): Lifecycle<S, A> {
  return definition;
}

/** The actions whose `from` holds this state and whose permission the user has. */
export function actionsAllowed(
  { actions }: Lifecycle,
  state: number,
  holds: (permission: string) => boolean,
): string[] {
  return Object.entries(actions)
    .filter(([, action]) => action.from.includes(state) && holds(action.permission))
    .map(([name]) => name);
}
