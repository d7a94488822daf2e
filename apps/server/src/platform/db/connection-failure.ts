const failureCode = /^(57P0[123]|08\w{3}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
const failureText =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;
const staleCode = /^(0A000|26000)$/;

/** No connection came, or it is gone, or the server is going down or coming up: not the statement's fault. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return failureCode.test(codeOf(error)) || failureText.test(error.message);
}

/** What the connection has prepared no longer fits the database (a table was changed): it must be thrown away. */
export function isStaleConnection(error: unknown): boolean {
  return error instanceof Error && staleCode.test(codeOf(error));
}

/** Two transactions stood in each other's way; doing one of them again is right. */
export function isSerializationFailure(error: unknown): boolean {
  return error instanceof Error && /^(40001|40P01)$/.test(codeOf(error));
}

/** It waited for a lock or worked for longer than a statement may: others are at it, nothing is wrong with what was asked. */
export function isOverlong(error: unknown): boolean {
  return error instanceof Error && /^(57014|55P03)$/.test(codeOf(error));
}

function codeOf(error: Error): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

const writes =
  /\b(insert|update|delete|merge|for\s+(no\s+key\s+)?update|for\s+(key\s+)?share|nextval|append_evidence|reseal_evidence|enqueue_job|lease_process|spend_hourly|spend_hourly_of)\b/i;

/** How much is kept of what was judged. */
export function judgedCharacters(): number {
  return [...judged.keys()].reduce((sum, { length }) => sum + length, 0);
}

const judged = new Map<string, boolean>();
const judgedAtMost = 1_000;
/** Together they are a few megabytes at most: a text that grows with its input is judged anew each time. */
const longestKept = 4_000;

/** Whether a statement may be sent again after its connection broke without knowing whether it had run. */
export function isRead(sql: string): boolean {
  const known = judged.get(sql);
  if (known !== undefined) return known;
  const reads = /^\s*(select|with)\b/i.test(sql) && !writes.test(sql);
  if (sql.length <= longestKept && judged.size < judgedAtMost) judged.set(sql, reads);
  return reads;
}

/** How long a statement waits for a database that restarts. */
export const patienceMs = 8_000;
/** It asks again after so long at most, and gives up where the next time would come too late. */
export const longestPauseMs = 500;

/**
 * Tries again while `attempt` fails by the connection: a restart of the database takes a moment, for which whoever asked
 * waits. Where nobody waits it may be `Infinity`.
 */
export async function retryWhileConnecting<T>(attempt: () => Promise<T>, forMs = patienceMs): Promise<T> {
  const deadline = performance.now() + forMs;
  for (let pauseMs = 50; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await attempt();
    } catch (error) {
      demandPatience(error, deadline - pauseMs);
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function demandPatience(error: unknown, until: number): void {
  if (!isConnectionFailure(error) || performance.now() > until) throw error;
}
