import { pino } from 'pino';

/** The addresses of one database, by who signs in. */
export interface RoleUrls {
  readonly superuserUrl: string;
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly jobsUrl: string;
}

export const quiet = pino({ level: 'silent' });

/** The same server and the same persons, another database. */
export function inDatabase(urls: RoleUrls, name: string): RoleUrls {
  const moved = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  return {
    superuserUrl: moved(urls.superuserUrl),
    ownerUrl: moved(urls.ownerUrl),
    appUrl: moved(urls.appUrl),
    jobsUrl: moved(urls.jobsUrl),
  };
}
