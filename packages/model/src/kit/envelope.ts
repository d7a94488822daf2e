/** Every JSON answer under /api but the token's. The HTTP status equals `code`. */
export interface Envelope<D = unknown> {
  readonly code: number;
  readonly success: boolean;
  readonly data: D;
  readonly msg: string;
  /** Present on errors: what to quote when asking for help. */
  readonly requestId?: string;
}
