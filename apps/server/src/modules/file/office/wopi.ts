import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { Refusal, setDeadline, usualLimits } from '../../../platform/http/index.ts';
import { dropLock, lockOf, takeLock } from './file-lock.ts';
import { mayChange } from './open-office.ts';
import { putContents } from './put-contents.ts';
import type { WopiCall, WopiDeps } from './wopi-call.ts';

interface Asked {
  Params: { id: string };
  Querystring: { access_token?: string };
}
type WopiRequest = FastifyRequest<Asked>;

const mostBytes = 100 * 1024 * 1024;
const base = '/api/wopi/files/:id';

/** The host's side of WOPI: CheckFileInfo, GetFile, PutFile and the locks. */
export async function exposeWopi(server: FastifyInstance, deps: WopiDeps): Promise<void> {
  await server.register(async (scope) => {
    // The body is the document itself, whatever type it claims; it is streamed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { bodyLimit: mostBytes }, (_request, payload, done) => done(null, payload));
    scope.get<Asked>(base, admitted(deps, checkFileInfo));
    scope.get<Asked>(`${base}/contents`, admitted(deps, getFile));
    scope.post<Asked>(base, admitted(deps, lockFile));
    scope.post<Asked>(`${base}/contents`, { bodyLimit: mostBytes }, admitted(deps, putFile, { takesFile: true }));
  });
}

type WopiHandler = (deps: WopiDeps, call: WopiCall, exchange: Exchange) => Promise<FastifyReply>;
interface Exchange {
  readonly request: WopiRequest;
  readonly reply: FastifyReply;
  /** Its time is over: nobody waits for what it still does. */
  readonly signal: AbortSignal;
}

/** Each of its calls has its time, as every call of the product has. */
function admitted(deps: WopiDeps, handler: WopiHandler, { takesFile = false } = {}) {
  return async (request: WopiRequest, reply: FastifyReply) => {
    const deadline = setDeadline({ request, reply, takesFile }, deps.limits ?? usualLimits);
    reply.header('cache-control', 'no-store');
    try {
      return await deadline.within(answer(deps, handler, { request, reply, signal: deadline.signal }));
    } catch (error) {
      if (!deadline.signal.aborted) throw error;
      // What still comes is not waited for.
      return reply
        .status(error instanceof Refusal ? error.status : 503)
        .header('connection', 'close')
        .send();
    } finally {
      deadline.lift();
    }
  };
}

async function answer(deps: WopiDeps, handler: WopiHandler, exchange: Exchange): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const call = await admit(deps, exchange);
  // WOPI knows no envelope: the status is the answer.
  if (typeof call === 'number') return reply.status(call).send();
  request.caller = `${call.grant.tenantId}/${call.grant.userId}`;
  return handler(deps, call, exchange);
}

const who = `
  select coalesce(nullif(u.real_name, ''), u.nick_name) as name from session s
  join user_account u on u.tenant_id = s.tenant_id and u.id = s.user_id and u.is_deleted = 0
  where s.tenant_id = $1 and s.id = $2 and s.user_id = $3 and s.end_time is null`;

/** The token must be ours, for this file, of a session that still lasts; 401 or 404 otherwise. */
async function admit(
  { database, clock, files, tokens }: WopiDeps,
  { request, signal }: Exchange,
): Promise<WopiCall | number> {
  const now = clock.now();
  const grant = tokens.read(request.query.access_token ?? '', now);
  if (!grant || grant.fileId !== request.params.id) return 401;
  const { tenantId, userId, sessionId, fileId } = grant;
  const db = database.scoped(tenantId, { signal });
  const [user] = await db.query<{ name: string }>(who, [tenantId, sessionId, userId]);
  if (!user) return 401;
  const attachment = await files.find(db, tenantId, fileId);
  if (!attachment || attachment.isSealed) return 404;
  const canWrite = grant.mode !== 'view' && mayChange(attachment, tenantId);
  return { grant, attachment, userName: user.name, canWrite, holder: { tenantId, fileId, userId, now } };
}

async function checkFileInfo(_deps: WopiDeps, call: WopiCall, { reply }: Exchange): Promise<FastifyReply> {
  const { attachment, grant, userName, canWrite } = call;
  return reply.send({
    BaseFileName: attachment.fileName,
    OwnerId: attachment.tenantId,
    Size: attachment.fileSize,
    UserId: grant.userId,
    UserFriendlyName: userName,
    Version: attachment.sha256,
    SHA256: Buffer.from(attachment.sha256, 'hex').toString('base64'),
    ReadOnly: !canWrite,
    UserCanWrite: canWrite,
    UserCanOnlyComment: grant.mode === 'review',
    UserCanReview: grant.mode === 'review',
    UserCanNotWriteRelative: true,
    UserCanRename: false,
    SupportsLocks: true,
    SupportsGetLock: true,
    SupportsExtendedLockLength: true,
    SupportsUpdate: true,
    SupportsRename: false,
  });
}

async function getFile({ files }: WopiDeps, { attachment }: WopiCall, { reply }: Exchange): Promise<FastifyReply> {
  return reply
    .header('content-type', 'application/octet-stream')
    .header('x-wopi-itemversion', attachment.sha256)
    .send(await files.contentOf(attachment));
}

/** LOCK (also in exchange for an old one), UNLOCK, REFRESH_LOCK and GET_LOCK; the other overrides are not offered. */
async function lockFile(
  { database }: WopiDeps,
  call: WopiCall,
  { request, reply, signal }: Exchange,
): Promise<FastifyReply> {
  const { holder, canWrite } = call;
  const db = database.scoped(holder.tenantId, { signal });
  const override = headerOf(request, 'x-wopi-override');
  const lock = headerOf(request, 'x-wopi-lock');
  if (override === 'GET_LOCK') return reply.header('x-wopi-lock', await lockOf(db, holder)).send();
  if (!['LOCK', 'UNLOCK', 'REFRESH_LOCK'].includes(override)) return reply.status(501).send();
  if (!canWrite) return reply.status(409).header('x-wopi-lock', '').send();
  if (lock === '' || lock.length > 1024) return reply.status(400).send();
  const old = headerOf(request, 'x-wopi-oldlock');
  const isDone =
    override === 'UNLOCK'
      ? await dropLock(db, holder, lock)
      : override === 'REFRESH_LOCK'
        ? (await lockOf(db, holder)) === lock && (await takeLock(db, holder, { lock }))
        : await takeLock(db, holder, old === '' ? { lock } : { lock, old });
  if (isDone) return reply.send();
  return reply
    .status(409)
    .header('x-wopi-lock', await lockOf(db, holder))
    .send();
}

async function putFile(deps: WopiDeps, call: WopiCall, { request, reply, signal }: Exchange): Promise<FastifyReply> {
  if (!call.canWrite) return reply.status(401).send();
  const held = await lockOf(deps.database.scoped(call.holder.tenantId, { signal }), call.holder);
  if (held === '' || held !== headerOf(request, 'x-wopi-lock')) {
    request.raw.resume();
    return reply.status(409).header('x-wopi-lock', held).send();
  }
  const body = request.body instanceof Readable ? request.body : Readable.from([]);
  const version = await putContents(deps, call, body);
  // It was given up, and is answered.
  if (signal.aborted) return reply;
  if (version === undefined) return reply.status(400).send();
  return reply.header('x-wopi-itemversion', version).send();
}

function headerOf(request: WopiRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
