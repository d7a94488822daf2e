import type { Tone } from '../kit/field.ts';

/**
 * What a state of the estate means, whatever it is the state of: a room, a parking space, an allocation, a contract, a
 * batch. The same meaning has the same colour on every screen.
 */
export const estateTone = {
  /** Nobody has it. */
  free: 'grey',
  /** Somebody has it, as it should be. */
  taken: 'green',
  /** Kept for somebody. */
  promised: 'blue',
  /** Somebody has to do something with it first. */
  onItsWay: 'orange',
  /** Nobody can have it. */
  unusable: 'red',
  /** It was, and is no more. */
  over: 'grey',
} as const satisfies Readonly<Record<string, Tone>>;
