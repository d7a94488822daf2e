import {
  attentionFlag,
  attentionType,
  bulletin,
  bulletinType,
  project,
  userStatus,
  watchedProjectMoves,
  wordOfNotice,
  type MessageKind,
} from '@zhaocai/model';
import { findUser } from '../../platform/access/index.ts';
import { nextId, type Database, type Tx } from '../../platform/db/index.ts';
import type { Ctx } from '../../platform/http/index.ts';
import { tellPerson, type Said } from '../workflow/index.ts';
import { readable, type Thing } from './readable.ts';

/** What has happened to a thing that somebody may watch. */
interface News {
  /** Of the change: none is told twice. */
  readonly change: string;
  /** Whoever did it is not told. */
  readonly by: { readonly tenantId: string; readonly userId: string };
  readonly kind: MessageKind;
  readonly title: string;
  readonly content: Said;
  /** What the message leads to, and what its reader must be able to read. */
  readonly about: Thing;
  /** What must be watched for it to be told. */
  readonly watched: { readonly projectId: string } | { readonly supplierId: string };
}

interface Move {
  readonly entity: string;
  readonly action: string;
  readonly rowId: string;
  readonly by: string;
  readonly reason: string | null;
}

const findMove = `
  select entity, action, row_id as "rowId", create_user as by, reason from state_change where tenant_id = $1 and id = $2`;

/** The job behind a move of a notice or a project. May run twice: each watcher keeps what he was told last. */
export async function tellWatchers(
  { database }: { readonly database: Database },
  { tenantId = '', id = '' }: Readonly<Record<string, string>>,
): Promise<void> {
  const found = await database.transaction(tenantId, async (db) => {
    const news = await newsOf(db, { tenantId, id });
    if (!news || !('projectId' in news.watched)) return undefined;
    const tenants = await db.query<{ tenantId: string }>('select watching_tenants($1) as "tenantId"', [
      news.watched.projectId,
    ]);
    return { news, tenants };
  });
  if (!found) return;
  const { news, tenants } = found;
  for (const { tenantId: place } of tenants)
    await database.transaction(place, (db) => tellTenant({ db, tenantId: place, now: db.now }, news));
}

async function newsOf(db: Tx, { tenantId, id }: { tenantId: string; id: string }): Promise<News | undefined> {
  const [move] = await db.query<Move & Record<string, unknown>>(findMove, [tenantId, id]);
  if (!move) return undefined;
  const shared = { change: id, by: { tenantId, userId: move.by } };
  if (move.entity === bulletin.name) {
    const [notice] = await db.query<{ title: string; projectId: string; type: number }>(
      `select title, project_id as "projectId", bulletin_type as type from bulletin where tenant_id = $1 and id = $2`,
      [tenantId, move.rowId],
    );
    const kind = notice && wordOfMove(move.action, notice.type);
    if (!notice || !kind) return undefined;
    const content = bulletinType.named(notice.type)?.label ?? '';
    const about = { bizType: attentionType.code.notice, bizId: move.rowId };
    return { ...shared, kind, title: notice.title, content, about, watched: { projectId: notice.projectId } };
  }
  const kind = Object.hasOwn(watchedProjectMoves, move.action) ? watchedProjectMoves[move.action] : undefined;
  const [row] = await db.query<{ name: string }>(
    `select project_name as name from ${project.table} where tenant_id = $1 and id = $2`,
    [tenantId, move.rowId],
  );
  if (!kind || !row) return undefined;
  const about = { bizType: attentionType.code.project, bizId: move.rowId };
  return { ...shared, kind, title: row.name, content: move.reason ?? '', about, watched: { projectId: move.rowId } };
}

/** A notice that goes up, comes back or is taken down. */
function wordOfMove(action: string, type: number): MessageKind | undefined {
  if (action === 'publish') return wordOfNotice(type);
  if (action === 'putUpAgain') return 'published';
  return action === 'takeDown' ? 'withdrawn' : undefined;
}

type Place = Pick<Ctx, 'db' | 'tenantId' | 'now'>;

const ofProject = 'a.project_id = $2';
const ofSupplier = `a.biz_type in ${attentionType.sql('supplier')} and a.biz_id = $2`;

const watchers = (condition: string) => `
  select distinct a.user_id as "userId" from attention a
  join user_account u on u.tenant_id = a.tenant_id and u.id = a.user_id and u.is_deleted = 0
    and u.status in ${userStatus.sql('enabled')}
  where a.tenant_id = $1 and ${condition} and a.flag in ${attentionFlag.sql('watched')} and a.is_deleted = 0
  order by 1`;
const note = (condition: string) => `
  update attention a set told_change = $3, last_news = $4, last_news_time = $5
  where a.tenant_id = $1 and ${condition} and a.user_id = $6 and a.flag in ${attentionFlag.sql('watched')}
    and a.is_deleted = 0 and (a.told_change is null or a.told_change < $3)
  returning a.id`;

/** Tells those people of one tenant who watch it and may read it at this time. */
async function tellTenant({ db, tenantId, now }: Place, news: News): Promise<void> {
  const isProject = 'projectId' in news.watched;
  const watched = 'projectId' in news.watched ? news.watched.projectId : news.watched.supplierId;
  const values = [tenantId, watched];
  const people = await db.query<{ userId: string }>(isProject ? watchers(ofProject) : watchers(ofSupplier), values);
  for (const { userId } of people) {
    if (userId === news.by.userId && tenantId === news.by.tenantId) continue;
    const user = await findUser(db, { tenantId, userId });
    if (!user || !(await isReadable({ db, tenantId, now, user }, news))) continue;
    const told = [...values, news.change, news.title.slice(0, 200), now, userId];
    const noted = await db.query(isProject ? note(ofProject) : note(ofSupplier), told);
    if (noted.length > 0) await tellPerson({ db, tenantId, now }, { userId, ...messageOf(tenantId, news) });
  }
}

/** Of another tenant's project the moves are nobody's to know: its notices tell what there is to be told. */
async function isReadable(reader: Parameters<typeof readable>[0], { about, by }: News): Promise<boolean> {
  const found = await readable(reader, about);
  if (!found) return false;
  return !attentionType.is(about.bizType, 'project') || reader.tenantId === by.tenantId;
}

/** Where the message leads: a notice is read by everybody on its own page. */
function messageOf(tenantId: string, { kind, title, content, about, by }: News) {
  const isOwn = tenantId === by.tenantId;
  const pages = { notice: isOwn ? 'bulletin' : 'publicNotice', project: 'project', supplier: 'supplier' } as const;
  const name = attentionType.named(about.bizType)?.name ?? 'project';
  return { kind, title: title.slice(0, 200), content, businessType: pages[name], businessId: about.bizId };
}

interface SupplierNews {
  readonly id: string;
  readonly name: string;
  readonly kind: MessageKind;
  readonly reason: string;
}

/** The same of a supplier of the library, told in the transaction in which it happened. */
export function tellSupplierWatchers(ctx: Ctx, { id, name, kind, reason }: SupplierNews): Promise<void> {
  return tellTenant(ctx, {
    change: nextId(),
    by: { tenantId: ctx.tenantId, userId: ctx.user.userId },
    kind,
    title: name,
    content: reason,
    about: { bizType: attentionType.code.supplier, bizId: id },
    watched: { supplierId: id },
  });
}
