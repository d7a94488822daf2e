import pino from 'pino';

export const testRoles = { zc_owner: 'owner', zc_app: 'app', zc_jobs: 'jobs' } as const;

export const quiet = pino({ level: 'silent' });

/** The same server and person, another database. */
export function databaseUrl(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** The same server and database, as one of the three roles. */
export function roleUrl(url: string, role: keyof typeof testRoles): string {
  const changed = new URL(url);
  changed.username = role;
  changed.password = testRoles[role];
  return changed.href;
}
