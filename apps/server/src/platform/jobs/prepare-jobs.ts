import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { withOwnNames } from '../db/index.ts';

/**
 * Makes the queue and the one function that fills it, as the role that owns the queue. The queue's tables have row-level security
 * without a policy, so that the application can put a job in (through this function) and do nothing else with it.
 */
export async function prepareJobs(jobsUrl: string): Promise<void> {
  const connectionString = withOwnNames(jobsUrl);
  await runMigrations({ connectionString });
  const client = new pg.Client({ connectionString });
  // A connection that breaks fails the query that runs on it; without a listener it would end the process besides.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(enqueueFunction);
  } finally {
    await client.end().catch(() => undefined);
  }
}

// One transaction-wide lock, because `create or replace` by two starting processes at once fails.
const enqueueFunction = `
  begin;
  select pg_advisory_xact_lock(hashtext('zhaocai jobs'));
  create schema if not exists jobs;
  create or replace function jobs.enqueue(
    p_identifier text, p_payload json, p_run_at timestamptz, p_max_attempts integer, p_job_key text
  ) returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
    select graphile_worker.add_job(
      identifier => p_identifier, payload => p_payload, run_at => p_run_at, max_attempts => p_max_attempts, job_key => p_job_key)
  $$;
  revoke all on function jobs.enqueue from public;
  grant usage on schema jobs to zc_app;
  grant execute on function jobs.enqueue to zc_app;
  commit`;
