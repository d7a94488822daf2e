import { bidRuling, confirmationLifecycle, grouped, openFault } from '@zhaocai/model';
import { digestOfShares, type ReadShare } from './share-digest.ts';
import { firstUnlike, saidInProject, tenantOf, type ActIn, type Facts, type Scope } from './said-in-project.ts';

const actions = [
  'project.publish',
  'project.keyHolders',
  'project.open',
  'project.unlock',
  'attendance.sign',
  'hall.setUp',
  'hall.configure',
  'hall.begin',
  'hall.close',
  'hall.stop',
  'hallObjection.make',
  'hallObjection.answer',
  'hallConfirmation.confirm',
  'hallConfirmation.deem',
  'hallConfirmation.lapse',
  'openedQuote.rule',
] as const;

/** What a project's chains said of its opening. */
interface Told {
  readonly of: (action: (typeof actions)[number]) => readonly ActIn[];
}

/**
 * Whether the rows that the record of an opening is made of (who was there, who led it, which shares were given, what did
 * not open, each word on it) are those that the chains of the project and its bidders tell. Answers the row of the
 * project's chain after which they are not; undefined where all is well. Projects that were published before all of it was
 * recorded are left out.
 */
export async function unlikeOpening(ctx: Scope, projectId: string): Promise<string | undefined> {
  const said = await saidInProject(ctx, projectId, actions);
  const told: Told = { of: (action) => said.filter((act) => act.action === action) };
  const settled = [...told.of('project.publish'), ...told.of('project.keyHolders')].filter(
    ({ said: fields }) => fields.isHallRecorded,
  );
  const [since] = settled;
  if (!since) return undefined;
  const checks = [unlikeAttendance, unlikeHalls, unlikeShares, unlikeUnopened, unlikeObjections, unlikeWords];
  for (const isUnlike of checks) if (await isUnlike(ctx, projectId, told)) return lastSeq(said, projectId) ?? since.seq;
  return undefined;
}

const lastSeq = (said: readonly ActIn[], stream: string) => said.findLast((act) => act.stream === stream)?.seq;

type Row = Record<string, unknown> & { readonly key: string };

function factsOf(rows: readonly Row[]): Facts {
  return new Map(rows.map(({ key, ...fact }) => [key, fact]));
}

const attended = `
  select a.id::text as key, a.user_id::text as "userId", a.person_name as "personName", a.company_name as "companyName",
    a.attend_role as "attendRole", a.party_tenant_id as "partyTenantId", a.sign_time as at,
    a.create_user::text as by
  from attendance a where a.tenant_id = $1 and a.project_id = $2`;

async function unlikeAttendance(ctx: Scope, projectId: string, told: Told): Promise<boolean> {
  const said = told.of('attendance.sign').map(({ subject, at, said: fields }) => {
    const { userId, personName, companyName, attendRole, partyTenantId, actor } = fields;
    const by: unknown = Object(actor).id;
    return [subject, { userId, personName, companyName, attendRole, partyTenantId, at, by }] as const;
  });
  return (
    firstUnlike(new Map(said), factsOf(await ctx.db.query<Row>(attended, [ctx.tenantId, projectId]))) !== undefined
  );
}

const halls = `
  select h.id::text as key, h.host_id::text as "hostId", h.recorder_id::text as "recorderId", h.begin_time as "beginTime",
    h.end_time as "endTime", h.package_id::text as "packageId"
  from hall h where h.tenant_id = $1 and h.project_id = $2 and h.is_deleted = 0`;

/** Who led the opening of each package, from when until when. */
async function unlikeHalls(ctx: Scope, projectId: string, told: Told): Promise<boolean> {
  const kept = factsOf(await ctx.db.query<Row>(halls, [ctx.tenantId, projectId]));
  const hosts = new Map(
    told
      .of('hall.setUp')
      .flatMap(({ said }) => (said.packages as string[]).map((id) => [id, String(said.hostId)] as const)),
  );
  const isTold = ([id, fact]: [string, unknown]) => {
    const { hostId, recorderId, beginTime, endTime, packageId } = fact as Record<string, string | null>;
    const about = (action: 'hall.configure' | 'hall.begin' | 'hall.close' | 'hall.stop') =>
      told.of(action).findLast(({ subject }) => subject === id);
    const after = about('hall.configure')?.said.after as { hostId?: string; recorderId?: string | null } | undefined;
    const ended = about('hall.close') ?? about('hall.stop');
    return (
      hostId === (after?.hostId ?? hosts.get(packageId ?? '')) &&
      recorderId === (after?.recorderId ?? null) &&
      beginTime === (about('hall.begin')?.at ?? null) &&
      endTime === (ended?.at ?? null)
    );
  };
  return kept.size !== hosts.size || ![...kept].every(isTold);
}

const given = `
  select o.quote_id::text as "quoteId", o.key_id::text as "keyId", o.share, o.file_key as "fileKey", o.create_time as at from opening_share o
  where o.tenant_id = $1 and o.project_id = $2 order by o.quote_id`;

/** What each holder gave, by its digest; two gives of one second are not told apart, and count. */
async function unlikeShares({ db, tenantId }: Scope, projectId: string, told: Told): Promise<boolean> {
  const rows = await db.query<ReadShare & { at: string }>(given, [tenantId, projectId]);
  const kept = grouped(rows, ({ keyId, at }) => `${keyId} ${at}`);
  const acts = grouped(told.of('project.unlock'), ({ said, at }) => `${String(said.keyId)} ${at}`);
  if (kept.size !== acts.size) return true;
  return [...acts].some(([key, gives]) => {
    const shares = kept.get(key) ?? [];
    const count = gives.reduce((sum, { said }) => sum + Number(said.shares), 0);
    return shares.length !== count || (gives.length === 1 && digestOfShares(shares) !== gives[0]?.said.digest);
  });
}

const unopened = `
  select q.entry_id::text as key, q.open_fault as "openFault", q.ruling from opened_quote q
  where q.tenant_id = $1 and q.project_id = $2 and q.open_fault is not null and q.is_deleted = 0`;

/** Which bids did not open, why, and whose fault that was said to be. */
async function unlikeUnopened(ctx: Scope, projectId: string, told: Told): Promise<boolean> {
  const said = new Map<string, unknown>();
  for (const { said: opening } of told.of('project.open')) {
    for (const { entryId, openFault: fault } of listIn<{ entryId: string; openFault: number }>(opening.unopened))
      said.set(entryId, { openFault: fault, ruling: null });
    for (const { entryId } of listIn<{ entryId: string }>(opening.revoked))
      said.set(entryId, { openFault: openFault.code.revoked, ruling: bidRuling.code.revoked });
  }
  for (const {
    said: { entryId, ruling },
  } of told.of('openedQuote.rule'))
    said.set(String(entryId), { ...Object(said.get(String(entryId))), ruling });
  return firstUnlike(said, factsOf(await ctx.db.query<Row>(unopened, [ctx.tenantId, projectId]))) !== undefined;
}

const listIn = <T>(list: unknown) => (list ?? []) as readonly T[];

const objections = `
  select o.id::text as key, o.entry_id::text as "entryId", o.supplier_tenant_id as "tenant", o.content, o.ask_time as at,
    o.answer, o.answer_time as "answerTime"
  from hall_objection o where o.tenant_id = $1 and o.project_id = $2 and o.is_deleted = 0`;

async function unlikeObjections(ctx: Scope, projectId: string, told: Told): Promise<boolean> {
  const answers = new Map(told.of('hallObjection.answer').map((act) => [act.subject, act]));
  const said = told.of('hallObjection.make').map((act) => {
    const answer = answers.get(act.subject);
    const { entryId, content } = act.said;
    const answered = { answer: answer?.said.answer ?? null, answerTime: answer?.at ?? null };
    return [act.subject, { entryId, tenant: tenantOf(act), content, at: act.at, ...answered }] as const;
  });
  return (
    firstUnlike(new Map(said), factsOf(await ctx.db.query<Row>(objections, [ctx.tenantId, projectId]))) !== undefined
  );
}

interface Word {
  readonly id: string;
  readonly entryId: string;
  readonly status: number;
  readonly time: string | null;
}

const words = `
  select c.id::text as id, c.entry_id::text as "entryId", c.confirm_status as status, c.confirm_time as time
  from hall_confirmation c where c.tenant_id = $1 and c.project_id = $2 and c.is_deleted = 0`;

/**
 * A bidder's word on the record is his last one: that he agreed or let the window pass, unless he objected since. Each of
 * them has a row.
 */
async function unlikeWords({ db, tenantId }: Scope, projectId: string, told: Told): Promise<boolean> {
  const rows = await db.query<Word & Record<string, unknown>>(words, [tenantId, projectId]);
  const confirmed = grouped(told.of('hallConfirmation.confirm'), ({ subject }) => subject);
  const objected = grouped(told.of('hallObjection.make'), ({ said }) => String(said.entryId));
  const deemed = lastOfRows(told.of('hallConfirmation.deem'));
  const lapsed = lastOfRows(told.of('hallConfirmation.lapse'));
  const isTold = ({ id, entryId, status, time }: Word) => {
    const [agreed, dispute, passed] = [confirmed.get(entryId)?.at(-1), objected.get(entryId)?.at(-1), deemed.get(id)];
    // Both of a bidder stand in his one chain; of the clock's act the time is known.
    const hasAgreed = agreed !== undefined && Number(agreed.seq) > Number(dispute?.seq ?? 0);
    const hasPassed = passed !== undefined && passed >= (dispute?.at ?? '');
    if (confirmationLifecycle.is(status, 'void')) return lapsed.has(id);
    if (lapsed.has(id)) return false;
    if (confirmationLifecycle.is(status, 'confirmed')) return hasAgreed && time === agreed.at;
    if (confirmationLifecycle.is(status, 'deemed')) return hasPassed && !hasAgreed;
    return !hasAgreed && (passed === undefined || passed <= (dispute?.at ?? ''));
  };
  const closed = told.of('hall.close').flatMap(({ said }) => listIn<[string, string | null]>(said.record));
  const names = new Map(rows.map(({ entryId, status }) => [entryId, confirmationLifecycle.named(status)?.name]));
  if (closed.some(([entryId, name]) => names.get(entryId) !== name)) return true;
  const known = new Set(rows.flatMap(({ id, entryId }) => [id, entryId]));
  const subjects = [...confirmed.keys(), ...deemed.keys(), ...lapsed.keys()];
  return !rows.every(isTold) || subjects.some((subject) => !known.has(subject));
}

/** When each row was moved last, by an act that names one or all of them. */
function lastOfRows(acts: readonly ActIn[]): Map<string, string> {
  return new Map(
    acts.flatMap(({ subject, at, said: { rows } }) =>
      (rows === undefined ? [subject] : (rows as [string][]).map(([id]) => id)).map((id) => [id, at] as const),
    ),
  );
}
