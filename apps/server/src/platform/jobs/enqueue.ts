import type { Db } from '../db/types.ts';

/** A job is a wake-up: what it finds true it reads from the database, never from its payload (ids only). */
export interface JobRequest {
  readonly task: string;
  readonly payload: Readonly<Record<string, string>>;
  /** `yyyy-MM-dd HH:mm:ss`; at once when absent. */
  readonly runAt?: string;
  /** A later request with the same key replaces the earlier one that has not run. */
  readonly key?: string;
}

/** Enqueues in the transaction of its cause: a rollback takes the job with it. */
export async function enqueue(db: Db, { task, payload, runAt, key }: JobRequest): Promise<void> {
  await db.query('select enqueue_job($1, $2::json, $3, $4, $5)', [
    task,
    JSON.stringify(payload),
    runAt ?? null,
    10,
    key ?? null,
  ]);
}
