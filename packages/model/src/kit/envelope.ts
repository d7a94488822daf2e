/** Refusals after which a page does something and asks again. */
export const actedOn = [
  'session.passwordKey',
  'platform.proveAgain',
  'platform.secondFactorMissing',
  'demand.mixedConfirm',
] as const;
export type ActedOn = (typeof actedOn)[number];

/** Every JSON answer under /api but the token's. The HTTP status equals `code`. */
export interface Envelope<D = unknown> {
  readonly code: number;
  readonly success: boolean;
  readonly data: D;
  readonly msg: string;
  /** Present on errors: what to quote when asking for help. */
  readonly requestId?: string;
  /** The code of a refusal that a page does not only show but acts on. */
  readonly reason?: ActedOn;
  /** Of a list that was cut: so many rows are answered, and there are more. */
  readonly more?: number;
}
