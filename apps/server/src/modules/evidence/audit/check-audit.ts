import type { auditCheck, EndpointOutput } from '@zhaocai/model';
import {
  compareGrants,
  gatherSigned,
  notedGrants,
  verifyChain,
  type RootBook,
  type StrangeGrant,
} from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { compareStored, seenFigures } from './stored-figures.ts';

type Verdict = EndpointOutput<typeof auditCheck>;
type Grants = Verdict['grants'];
type Scope = Pick<Ctx, 'db' | 'tenantId' | 'user'>;

/**
 * Calculates the chain again from its first row, holds it against its head and what was signed of it, and what everybody may
 * do against what the chain gave him; and stored sums and states against what was posted and moved.
 */
export async function checkAudit(book: RootBook, ctx: Scope): Promise<Verdict> {
  const { db, tenantId } = ctx;
  const gathered = gatherSigned((stream) => stream === 'admin');
  let lastSigned: Verdict['lastSigned'] = null;
  let signedGrants: string | undefined;
  for await (const { root } of book.lines(tenantId)) {
    if (root) gathered.add(root);
    signedGrants = root?.grants ?? signedGrants;
    const head = root?.heads.find(({ stream }) => stream === 'admin');
    if (root && head) lastSigned = { at: root.at, seq: head.seq, hash: head.hash };
  }
  const signed = gathered.of('admin');
  const { ok, count, firstBroken } = await verifyChain(db, { tenantId, stream: 'admin', signed });
  const grants = await checkGrants(ctx, signedGrants);
  const stored = await compareStored(db, tenantId);
  const isWhole = ok && grants.strange.length === 0 && stored.length === 0;
  return {
    ok: isWhole,
    count,
    firstBroken: firstBroken ?? null,
    lastSigned,
    signed: signed.hashes.size,
    grants,
    stored: seenFigures(ctx.user, stored),
  };
}

async function checkGrants(ctx: Scope, signed: string | undefined): Promise<Grants> {
  const { db, tenantId } = ctx;
  const noted = await notedGrants(db, tenantId);
  const { strange } = await compareGrants(db, tenantId);
  // What was noted was signed outside of the database: whoever changes it there as well is told of all the same.
  const isForged =
    signed !== undefined && noted?.digest !== signed && strange.every(({ subject }) => subject !== 'seen');
  const all = isForged ? [{ subject: 'seen', roles: [] }, ...strange] : strange;
  const names = await namesOf(ctx, all);
  const [told] = await db.query<{ noticed: number }>(noticed, [tenantId]);
  return {
    at: noted?.at ?? null,
    strange: all.map(({ subject, roles }) => {
      const [kind = '', id = ''] = subject.split(':');
      return {
        kind: kind as Grants['strange'][number]['kind'],
        id,
        name: names.get(subject) ?? null,
        roles: roles.map(withoutId),
      };
    }),
    noticed: told?.noticed ?? 0,
  };
}

/** `123 采购员` → `采购员` */
const withoutId = (role: string) => role.slice(role.indexOf(' ') + 1);

const noticed = `
  select count(*)::int as noticed from evidence where tenant_id = $1 and stream = 'admin' and action = 'grant.strange'`;

const names = `
  select s.subject, coalesce(u.account, r.role_name, d.scope_name, a.scope_name, k.key_name, t.tenant_name) as name
  from unnest($2::text[]) s (subject)
  left join user_account u on u.tenant_id = $1 and 'user:' || u.id = s.subject
  left join role r on r.tenant_id = $1 and 'role:' || r.id = s.subject
  left join data_scope d on d.tenant_id = $1 and 'dataScope:' || d.id = s.subject
  left join api_scope a on a.tenant_id = $1 and 'apiScope:' || a.id = s.subject
  left join api_key k on k.tenant_id = $1 and 'apiKey:' || k.id = s.subject
  left join tenant t on t.tenant_id = $1 and 'tenant:' || t.id = s.subject`;

async function namesOf({ db, tenantId }: Scope, strange: readonly StrangeGrant[]): Promise<Map<string, string | null>> {
  if (strange.length === 0) return new Map();
  const subjects = strange.map(({ subject }) => subject);
  const rows = await db.query<{ subject: string; name: string | null }>(names, [tenantId, subjects]);
  return new Map(rows.map(({ subject, name }) => [subject, name]));
}
