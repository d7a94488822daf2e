import { RequestError } from './request-error.ts';

/** What happens when the server no longer knows the token. The session decides; calls only ask. */
interface Unauthorized {
  /** Tries to exchange the token; true when the call may be repeated. */
  readonly renew: () => Promise<boolean>;
  /** The session is over: back to the sign-in page. */
  readonly end: () => void;
}

let handler: Unauthorized = { renew: () => Promise.resolve(false), end: () => undefined };

export function handleUnauthorized(next: Unauthorized): void {
  handler = next;
}

/** What happens when the server asks for more than the token before it does what was asked. */
interface Demands {
  /** Proves again who the user is; true when the call may be repeated. */
  readonly prove: () => Promise<boolean>;
  /** A role demands a second factor that he has not enrolled yet. */
  readonly enrol: () => void;
}

const nobodyAsks: Demands = { prove: () => Promise.resolve(false), enrol: () => undefined };
let demands = nobodyAsks;

/** Answers with the way to end it. */
export function handleDemands(next: Partial<Demands>): () => void {
  const former = demands;
  demands = { ...demands, ...next };
  return () => {
    demands = former;
  };
}

/**
 * Runs a call; when the token turns out dead, renews it, and when a new proof is asked for, gets it, and runs the call once
 * more with all that was typed.
 */
export async function withRenewal<R>(run: () => Promise<R>, isExpired: (error: unknown) => boolean): Promise<R> {
  try {
    return await run();
  } catch (error) {
    const reason = error instanceof RequestError ? error.reason : undefined;
    if (reason === 'platform.proveAgain' && (await demands.prove())) return run();
    if (reason === 'platform.secondFactorMissing') demands.enrol();
    if (!isExpired(error)) throw error;
    if (await handler.renew()) return run();
    handler.end();
    throw error;
  }
}
