import type { DossierProgress } from '@zhaocai/model';
import { tokenHash } from '../../../platform/access/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

type Owner = Pick<Ctx, 'db' | 'tenantId' | 'user' | 'log' | 'now'>;

/** Is told what leaves the server. */
export interface Watch {
  sent(bytes: number): void;
  file(isMissing: boolean): void;
  /** Comes back when everybody can read that it is over. */
  ended(isWhole: boolean): Promise<void>;
}

const writeEveryMs = 1000;
/** A download that waits for its reader says this often that it still is there. */
const aliveEveryTicks = 10;

const start = `
  insert into dossier_progress (tenant_id, ticket_hash, user_id, state, update_time) values ($1, $2, $3, $4, $5)
  on conflict (tenant_id, ticket_hash) do update
  set state = excluded.state, sent_bytes = 0, sent_files = 0, missing = 0, update_time = excluded.update_time`;
const tidy = `delete from dossier_progress where tenant_id = $1 and update_time < $2::timestamptz - interval '1 day'`;
const write = `
  update dossier_progress set state = $3, sent_bytes = $4, sent_files = $5, missing = $6, update_time = $7
  where tenant_id = $1 and ticket_hash = $2`;
// Three signs of life missed: the process that sent it is gone.
const read = `
  select case when state = 'running' and update_time < $4::timestamptz - interval '30 seconds' then 'broken' else state end as state,
    sent_bytes::float8 as "sentBytes", sent_files as "sentFiles", missing
  from dossier_progress where tenant_id = $1 and ticket_hash = $2 and user_id = $3`;

/** A link that was given out: its download has not begun. The ticket is a right, and only its hash is kept. */
export async function beginProgress(owner: Owner, ticket: string): Promise<void> {
  await owner.db.query(tidy, [owner.tenantId, owner.now]);
  await owner.db.query(start, [owner.tenantId, tokenHash(ticket), owner.user.userId, 'waiting', owner.now]);
}

/** How far it is; undefined where the link is nobody's, or somebody else's. */
export async function readProgress(owner: Owner, ticket: string): Promise<DossierProgress | undefined> {
  const values = [owner.tenantId, tokenHash(ticket), owner.user.userId, owner.now];
  const [row] = await owner.db.query<DossierProgress & Record<string, unknown>>(read, values);
  return row;
}

interface Watched {
  readonly database: Database;
  readonly ticket: string;
}

/** Writes down once a second how far a download has come, where any process reads it. */
export async function watchProgress({ database, ticket }: Watched, owner: Owner): Promise<Watch> {
  await owner.db.query(start, [owner.tenantId, tokenHash(ticket), owner.user.userId, 'running', owner.now]);
  const told = { state: 'running', bytes: 0, files: 0, missing: 0 };
  const put = writerOf({ database, ticket }, owner, told);
  let isChanged = false;
  let quietTicks = 0;
  const timer = setInterval(() => {
    quietTicks += 1;
    if (!isChanged && quietTicks < aliveEveryTicks) return;
    isChanged = false;
    quietTicks = 0;
    void put();
  }, writeEveryMs);
  timer.unref();
  return {
    sent: (bytes) => {
      told.bytes += bytes;
      isChanged = true;
    },
    file: (isMissing) => {
      told.files += 1;
      if (isMissing) told.missing += 1;
      isChanged = true;
    },
    ended: (isWhole) => {
      clearInterval(timer);
      told.state = isWhole ? 'done' : 'broken';
      return put();
    },
  };
}

interface Told {
  readonly state: string;
  readonly bytes: number;
  readonly files: number;
  readonly missing: number;
}

/** Writes what was told, one after the other: an earlier state must not be written over a later one. */
function writerOf({ database, ticket }: Watched, { tenantId, log }: Owner, told: Told): () => Promise<void> {
  const hash = tokenHash(ticket);
  let writing = Promise.resolve();
  return () => {
    writing = writing
      .then(async () => {
        const { state, bytes, files, missing } = told;
        await database.transaction(tenantId, (db) =>
          db.query(write, [tenantId, hash, state, bytes, files, missing, db.now]),
        );
      })
      .catch((error: unknown) => log.warn({ err: error }, 'the progress of a dossier could not be written'));
    return writing;
  };
}
