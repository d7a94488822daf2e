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

/** Runs a call; when the token turns out dead, renews it and runs the call once more. */
export async function withRenewal<R>(run: () => Promise<R>, isExpired: (error: unknown) => boolean): Promise<R> {
  try {
    return await run();
  } catch (error) {
    if (!isExpired(error)) throw error;
    if (await handler.renew()) return run();
    handler.end();
    throw error;
  }
}
