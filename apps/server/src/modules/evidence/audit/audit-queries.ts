import {
  auditKindOf,
  auditKinds,
  auditKindsNamed,
  entities,
  type auditList,
  type AuditChange,
  type AuditRow,
  type EndpointInput,
  type Page,
} from '@zhaocai/model';
import { seenNote } from '../../../platform/access/index.ts';
import { canonicalJson } from '../../../platform/audit/index.ts';
import { escapeLike, pageAnswer } from '../../../platform/crud/index.ts';
import { entityNamed } from '../../../platform/crud/names.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import { actTold } from './act-words.ts';
import { changesOf, isNote, nameIn } from './changes-of.ts';
import { namesIn } from './names-in.ts';

type Input = EndpointInput<typeof auditList>;

interface Link {
  readonly seq: string;
  readonly at: string;
  readonly action: string;
  readonly subject: string;
  readonly payload: string;
  readonly actorTenant: string;
  readonly actorName: string | null;
  readonly prevHash: string;
  readonly hash: string;
}

const cap = 10_000;
const product = 'system';

/** The chain `admin` of the caller's tenant, the newest first. */
export async function auditPage(ctx: Ctx, input: Input): Promise<Page<AuditRow>> {
  const { current, size } = input;
  const parameters = new Parameters();
  const where = conditions(ctx, parameters, input);
  const from = `
    from evidence e left join user_account u on u.tenant_id = e.tenant_id and u.id::text = e.actor
    where ${where}`;
  const counted = [...parameters.values];
  const [links, [count]] = await Promise.all([
    ctx.db.query<Link>(
      `select e.seq::text as seq, e.at, e.action, e.subject, e.payload, e.actor_tenant as "actorTenant",
         coalesce(nullif(u.nick_name, ''), u.account) as "actorName", e.prev_hash as "prevHash", e.hash
       ${from} order by e.seq desc
       limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`,
      parameters.values,
    ),
    ctx.db.query<{ total: number }>(
      `select count(*)::int as total from (select 1 ${from} limit ${cap + 1}) c`,
      counted,
    ),
  ]);
  return pageAnswer({ records: await told(ctx, links), counted: count?.total ?? 0, cap, size, current });
}

function conditions(ctx: Ctx, parameters: Parameters, { person, kind, object, from, to }: Input): string {
  const contains = (text: string) => parameters.bind(`%${escapeLike(text)}%`);
  const found = [`e.tenant_id = ${parameters.bind(ctx.tenantId)} and e.stream = 'admin'`];
  if (from && to && from > to) refuse('evidence.daysOrder');
  if (from) found.push(`e.at >= ${parameters.bind(from)}::timestamptz`);
  if (to) found.push(`e.at < ${parameters.bind(to)}::timestamptz + interval '1 day'`);
  if (person) found.push(personIs(contains(person.trim())));
  if (kind) found.push(kindIs(kind, parameters));
  // Whoever does not see every field must not find out by searching what it holds.
  if (object && ctx.user.seenFields) found.push(`e.subject = ${parameters.bind(object.trim())}`);
  else if (object) found.push(`e.payload ilike ${contains(object.trim())}`);
  return found.join(' and ');
}

/** Somebody of the platform is known by his account alone, which the record itself has. */
function personIs(pattern: string): string {
  return `(u.nick_name ilike ${pattern} or u.account ilike ${pattern}
    or u.id is null and (e.payload::jsonb #>> '{actor,account}') ilike ${pattern})`;
}

function kindIs(kind: string, parameters: Parameters): string {
  const beginnings = auditKinds.find(({ value }) => value === kind)?.of ?? [];
  const beginning = `split_part(e.action, '.', 1)`;
  return beginnings.length > 0
    ? `${beginning} = any(${parameters.bind(beginnings)}::text[])`
    : `${beginning} <> all(${parameters.bind(auditKindsNamed)}::text[])`;
}

type Note = Readonly<Record<string, unknown>>;

async function told(ctx: Ctx, links: readonly Link[]): Promise<AuditRow[]> {
  const read = links.map((link) => {
    const noted: unknown = JSON.parse(link.payload);
    const seen = ctx.user.seenFields ? seenNote(ctx.user, entities, noted) : noted;
    const note: Note = isNote(seen) ? seen : {};
    return {
      link,
      note,
      isPartial: canonicalJson(seen) !== canonicalJson(noted),
      entity: entityNamed(subjectKind(link)),
    };
  });
  const named = await namesIn(
    ctx,
    read.map(({ entity, note, link }) => ({
      entity,
      notes: [note, note.before, note.after, subjectNote(link)].filter(isNote),
    })),
  );
  return read.map(({ link, note, isPartial, entity }) => {
    const changes = changesOf(note, { entity, language: ctx.language, named: named(entity) });
    const subject = named(undefined);
    return {
      ...whoDid(ctx, link, note),
      id: link.seq,
      at: link.at,
      kindName: auditKindOf(link.action).label[ctx.language],
      act: actTold(link.action, ctx.language),
      object: objectOf(link, note, subject),
      reason: typeof note.reason === 'string' ? note.reason : null,
      changes,
      told: changes.map(inOneText).join('\n'),
      payload: isPartial ? canonicalJson(note) : link.payload,
      isPartial,
      prevHash: link.prevHash,
      hash: link.hash,
    };
  });
}

const subjectKind = ({ action }: Pick<Link, 'action'>) => action.split('.')[0] ?? '';

/** Of one person, role …: its name is asked for as that of any other reference. */
function subjectNote({ action, subject }: Link): Note {
  const kind = subjectKind({ action });
  return kind === 'role' ? { roleIds: subject.split(',') } : kind === 'user' ? { userId: subject.split(',') } : {};
}

function objectOf({ action, subject }: Link, note: Note, named: (field: string, value: unknown) => unknown): string {
  const kind = subjectKind({ action });
  const parts = [note.after, note.before, note].flat().filter(isNote);
  const noted = parts.map((part) => nameIn(part, entityNamed(kind))).find((name) => name !== null);
  if (noted) return noted;
  if (typeof note.role === 'string') return note.role;
  const field = kind === 'role' ? 'roleIds' : kind === 'user' ? 'userId' : undefined;
  if (field)
    return subject
      .split(',')
      .map((id) => String(named(field, id)))
      .join('、');
  return Array.isArray(note.accounts) ? note.accounts.join('、') : '';
}

function whoDid(
  ctx: Ctx,
  link: Link,
  { actor }: Note,
): Pick<AuditRow, 'actorName' | 'account' | 'actorTenant' | 'address' | 'byKey'> {
  const noted: Note = isNote(actor) ? actor : {};
  const account = typeof noted.account === 'string' ? noted.account : null;
  const isProduct = noted.id === product || (account === null && link.actorName === null);
  return {
    actorName: isProduct ? productName[ctx.language] : (link.actorName ?? account ?? ''),
    account: isProduct ? null : account,
    actorTenant: link.actorTenant === ctx.tenantId || isProduct ? null : outside(link, ctx),
    address: typeof noted.address === 'string' ? noted.address : null,
    byKey: typeof noted.key === 'string',
  };
}

const productName = { zh: '系统', en: 'The system' } as const;
const platformName = { zh: '平台', en: 'Platform' } as const;

function outside({ actorTenant }: Link, { language }: Ctx): string {
  return actorTenant === '000000' ? platformName[language] : actorTenant;
}

function inOneText({ label, before, after }: AuditChange): string {
  return before === null ? `${label}: ${after ?? '—'}` : `${label}: ${before} → ${after ?? '—'}`;
}
